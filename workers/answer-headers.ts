import type { Language } from "~/domain/language";

const ID = /^[A-Za-z0-9-]{1,64}$/;

export function requestIdOf(request: Request): string {
  const given = request.headers.get("X-Request-Id");
  return given && ID.test(given) ? given : crypto.randomUUID();
}

/** Headers of every answer (docs/conventions.md#headers), by name in lower case. */
export const headersOfAll = (language: Language, requestId: string) => ({
  "x-request-id": requestId,
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  "content-language": language,
  vary: "Authorization, Accept-Language",
});

export const CLOSED = "default-src 'none'; frame-ancestors 'none'";
