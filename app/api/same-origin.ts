const SAFE = ["GET", "HEAD", "OPTIONS"];

/** Pages of other sites cannot set these headers. */
export const isSameOrigin = ({ headers, url }: Request): boolean =>
  headers.get("Sec-Fetch-Site") === "same-origin" || headers.get("Origin") === new URL(url).origin;

export const isForeignChange = (request: Request): boolean => !SAFE.includes(request.method) && !isSameOrigin(request);
