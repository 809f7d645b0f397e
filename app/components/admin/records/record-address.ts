export type QueryFilters<Name extends string = string> = Record<Name, string>;

export function readAsked<const Name extends string>(
  { searchParams }: URL,
  names: readonly Name[],
): QueryFilters<Name> {
  return Object.fromEntries(names.map((name) => [name, (searchParams.get(name) ?? "").trim()])) as QueryFilters<Name>;
}

export const chosen = <const Word extends string>(words: readonly Word[], typed: string): Word | undefined =>
  words.find((word) => word === typed);

export function recordAddress(path: string, asked: Record<string, string | number | undefined> = {}, page = 1): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(asked)) if (value) query.set(name, String(value));
  if (page > 1) query.set("page", String(page));
  return query.size > 0 ? `${path}?${query}` : path;
}

export const isNarrowed = (query: QueryFilters): boolean => Object.values(query).some(Boolean);
