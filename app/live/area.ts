const AREAS = {
  talk: /^\/(?:messages(?:\/[^/]+)?|notifications)\/?$/,
  desk: /^\/admin(?:\/|$)/,
};
export type Area = keyof typeof AREAS;

export function areaOf(pathname: string): Area | null {
  if (AREAS.talk.test(pathname)) return "talk";
  return AREAS.desk.test(pathname) ? "desk" : null;
}
