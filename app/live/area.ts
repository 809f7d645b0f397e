const AREAS = {
  talk: /^\/(?:messages(?:\/[^/]+)?|notifications)\/?$/,
  desk: /^\/admin(?:\/|$)/,
};
export type Area = keyof typeof AREAS;

/** Returns the hydrated area of an address, or null if the page is a document. React navigates within one area. */
export function areaOf(pathname: string): Area | null {
  if (AREAS.talk.test(pathname)) return "talk";
  return AREAS.desk.test(pathname) ? "desk" : null;
}
