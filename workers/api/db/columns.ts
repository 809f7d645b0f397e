export const selected = (columns: Record<string, string>): string =>
  Object.entries(columns)
    .map(([name, sql]) => `${sql} AS ${name}`)
    .join(", ");

export function rowJson<Name extends string>(columns: Record<Name, string>, json: readonly Name[] = []): string {
  const names = Object.keys(columns) as Name[];
  const value = (name: Name) => (json.includes(name) ? `(${columns[name]}) || ''` : columns[name]);
  return `json_object(${names.map((name) => `'${name}', ${value(name)}`).join(", ")})`;
}
