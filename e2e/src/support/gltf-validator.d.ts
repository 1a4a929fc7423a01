/** The part of Khronos' validator that is used here; the package has no types of its own. */
declare module 'gltf-validator' {
  export function validateBytes(
    bytes: Uint8Array,
  ): Promise<{ issues: { numErrors: number; messages: { code: string; message: string; severity: number }[] } }>;
}
