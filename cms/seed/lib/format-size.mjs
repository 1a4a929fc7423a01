/** Bytes as the shop shows them: '840 KB', '12.4 MB' (decimal units, as download dialogs count). */
export function formatSize(bytes) {
  return bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
