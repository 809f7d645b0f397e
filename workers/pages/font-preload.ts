import { fonts } from "~/styles/fonts";

/** Milliseconds of a round trip within which the fonts arrive for the first paint. */
const MAX_ROUND_TRIP_MS = 80;

const PRELOAD = fonts.map((font) => `<${font}>; rel=preload; as=font; type="font/woff2"; crossorigin`).join(", ");

/**
 * Chromium delays the first paint by up to 100 ms for preloaded fonts. A slow connection loads them without blocking
 * (app/entry.server.tsx).
 */
export function withFontPreload(page: Response, { cf }: Pick<Request, "cf">): Response {
  const roundTrip = Number(cf?.clientTcpRtt ?? 0);
  const isPage = page.headers.get("Content-Type")?.startsWith("text/html");
  if (isPage && roundTrip <= MAX_ROUND_TRIP_MS) page.headers.set("Link", PRELOAD);
  return page;
}
