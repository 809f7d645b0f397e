import { faces } from "~/styles/faces";

/** Milliseconds there and back on which the faces come in time for the first paint, or nearly. */
const QUICK = 80;

const AHEAD = faces.map((face) => `<${face}>; rel=preload; as=font; type="font/woff2"; crossorigin`).join(", ");

/**
 * For faces that a header asks for Chromium puts off the first paint by up to 100 ms: worth it on a quick line, where they are there
 * by then. On a slow one they would be late all the same, and the page asks for them without being waited for (app/entry.server.tsx).
 */
export function withFacesAhead(page: Response, { cf }: Pick<Request, "cf">): Response {
  const roundTrip = Number(cf?.clientTcpRtt ?? 0);
  const isPage = page.headers.get("Content-Type")?.startsWith("text/html");
  if (isPage && roundTrip <= QUICK) page.headers.set("Link", AHEAD);
  return page;
}
