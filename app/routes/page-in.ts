/** The page of a list that an address asks for; what is no page is the first. */
export function pageIn(url: URL): number {
  const asked = url.searchParams.get("page") ?? "";
  return /^[1-9]\d{0,5}$/.test(asked) ? Number(asked) : 1;
}
