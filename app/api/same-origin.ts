const SAFE = ["GET", "HEAD", "OPTIONS"];

/** Whether the browser says that one of our own pages asks. Of these two headers no page can set or change either. */
export const isSameOrigin = ({ headers, url }: Request): boolean =>
  headers.get("Sec-Fetch-Site") === "same-origin" || headers.get("Origin") === new URL(url).origin;

/** A change that none of our own pages asked for: a cookie alone proves nothing (CSRF). */
export const isForeignChange = (request: Request): boolean => !SAFE.includes(request.method) && !isSameOrigin(request);
