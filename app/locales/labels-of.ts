export function labelsOf<N extends string>(texts: Record<N, { label: string }>): Record<N, string> {
  const labels = (Object.keys(texts) as N[]).map((name) => [name, texts[name].label]);
  return Object.fromEntries(labels) as Record<N, string>;
}
