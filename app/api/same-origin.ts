const SAFE = ["GET", "HEAD", "OPTIONS"];

/** Pages of other sites cannot set these headers. Text browsers send the page (Referer) alone. */
export function isSameOrigin({ headers, url }: Request): boolean {
  const { origin } = new URL(url);
  const [site, from] = [headers.get("Sec-Fetch-Site"), headers.get("Origin")];
  if (site === null && from === null) return headers.get("Referer")?.startsWith(`${origin}/`) ?? false;
  return site === "same-origin" || from === origin;
}

export const isForeignChange = (request: Request): boolean => !SAFE.includes(request.method) && !isSameOrigin(request);
