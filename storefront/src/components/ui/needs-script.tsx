/** Says, where scripts are off, why a page stays a skeleton. */
export function NeedsScript({ children }: { children: string }) {
  return <noscript className="col-span-12 mb-8 block text-lead">{children}</noscript>;
}
