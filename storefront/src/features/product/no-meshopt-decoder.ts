/**
 * Stands in for three's decoder of meshopt compression, which `@google/model-viewer` imports and does not use. The real
 * one compiles WebAssembly as soon as it is loaded, and the pages' Content-Security-Policy refuses that.
 */
export const MeshoptDecoder = undefined;
