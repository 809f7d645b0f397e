import { cookieOf, readCookie } from "~/domain/site/cookie";

export const hasSessionCookie = (request: Request): boolean =>
  readCookie(request.headers.get("Cookie"), "session", request.url) !== undefined;

export const startsSession = (response: Response, url: string): boolean =>
  response.headers.getSetCookie().some((cookie) => cookie.startsWith(`${cookieOf("session", url).name}=`));
