import { readCookie } from "~/domain/cookie";

export const hasSessionCookie = (request: Request): boolean =>
  readCookie(request.headers.get("Cookie"), "session", request.url) !== undefined;
