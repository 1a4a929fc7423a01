/** The value below which a share of the (unsorted) numbers lies. */
export function percentile(numbers, share) {
  const sorted = [...numbers].sort((left, right) => left - right);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? NaN;
}

/** 'p50 12.3 ms  p95 …': milliseconds. */
export function describe(numbers) {
  const at = (share) => `${percentile(numbers, share).toFixed(1)} ms`;
  return `p50 ${at(0.5)}   p95 ${at(0.95)}   p99 ${at(0.99)}`;
}
