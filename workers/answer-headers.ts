import type { Language } from "~/domain/values/language";

const ID = /^[A-Za-z0-9-]{1,64}$/;

export function requestIdOf({ headers }: Pick<Request, "headers">): string {
  const requestId = [headers.get("X-Request-Id"), headers.get("CF-Ray")].find((id) => id && ID.test(id));
  return requestId ?? crypto.randomUUID();
}

export const headersOfAll = (language: Language, requestId: string) => ({
  "x-request-id": requestId,
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  "content-language": language,
  vary: "Authorization, Accept-Language",
});

export const CLOSED = "default-src 'none'; frame-ancestors 'none'";
