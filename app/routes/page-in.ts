export function pageIn(url: URL): number {
  const requested = url.searchParams.get("page") ?? "";
  return /^[1-9]\d{0,5}$/.test(requested) ? Number(requested) : 1;
}
