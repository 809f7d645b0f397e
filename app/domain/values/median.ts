export function medianOf(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  const low = sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
  const high = sorted[Math.floor(sorted.length / 2)] ?? 0;
  return Math.floor((low + high + 1) / 2);
}
