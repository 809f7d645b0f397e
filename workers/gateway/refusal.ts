import { CODES, type Code } from "../../app/api/messages";
import { acceptedLanguage } from "../../app/domain/language";

/** What the gateway itself refuses, in the shape of the contract; `retryAfter` in seconds, for 503. */
export function refusal(code: Code, request: Request, retryAfter = 5): Response {
  const language = acceptedLanguage(request.headers.get("Accept-Language"));
  const said = CODES[code];
  return new Response(JSON.stringify({ detail: said[language], code }), {
    status: said.status,
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Content-Language": language,
      "Cache-Control": "no-store",
      "X-Content-Type-Options": "nosniff",
      ...(said.status === 503 && { "Retry-After": String(retryAfter) }),
    },
  });
}
