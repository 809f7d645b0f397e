/** The pages that React takes over in the browser, by what they load: conversations and notifications, and the desk. */
const AREAS = {
  talk: /^\/(?:messages(?:\/[^/]+)?|notifications)\/?$/,
  desk: /^\/admin(?:\/|$)/,
};
export type Area = keyof typeof AREAS;

/**
 * The area of live pages that an address is in. React goes from page to page within one; null is a document, as the server
 * wrote it.
 */
export function areaOf(pathname: string): Area | null {
  if (AREAS.talk.test(pathname)) return "talk";
  return AREAS.desk.test(pathname) ? "desk" : null;
}
