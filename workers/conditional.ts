/** RFC 9110, 13.2.2. `Last-Modified` must be equal: a list that lost an entry may carry an older one. */
export function isUnchanged(
  requestHeaders: Headers,
  { etag, modified }: { etag: string | null; modified: string | null },
): boolean {
  const tags = requestHeaders.get("If-None-Match");
  if (tags !== null) {
    const known = tags.split(",").map((tag) => tag.trim().replace(/^W\//, ""));
    return etag !== null && (known.includes(etag.replace(/^W\//, "")) || known.includes("*"));
  }
  return modified !== null && requestHeaders.get("If-Modified-Since") === modified;
}
