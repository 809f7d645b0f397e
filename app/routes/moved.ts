export function moved<T extends { id: number }>(list: readonly T[], id: number, by: 1 | -1): T[] {
  const from = list.findIndex((one) => one.id === id);
  const to = from + by;
  const [one] = list.slice(from, from + 1);
  if (!one || to < 0 || to >= list.length) return [...list];
  return list.filter((other) => other !== one).toSpliced(to, 0, one);
}
