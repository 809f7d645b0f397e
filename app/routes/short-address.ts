import { redirect } from "react-router";

export function sendToShortAddress(
  { searchParams }: URL,
  fields: readonly string[],
  { path, needed }: { path: string; needed: string | URLSearchParams },
): void {
  const query = new URLSearchParams(needed);
  if (fields.every((name) => !searchParams.has(name) || query.has(name))) return;
  const language = searchParams.get("lng");
  if (language) query.set("lng", language);
  throw redirect(query.size > 0 ? `${path}?${query}` : path, 302);
}
