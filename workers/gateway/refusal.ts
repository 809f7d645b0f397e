import { CODES, type Code } from "~/api/messages";
import { acceptedLanguage } from "../accept-language";
import { CLOSED, headersOfAll, requestIdOf } from "../answer-headers";

/** By the gateway itself, in the contract's shape; `retryAfter` in seconds, for 503. */
export function refusal(code: Code, request: Request, retryAfter = 5): Response {
  const language = acceptedLanguage(request);
  const said = CODES[code];
  return new Response(JSON.stringify({ detail: said[language], code }), {
    status: said.status,
    headers: {
      ...headersOfAll(language, requestIdOf(request)),
      "content-type": "application/json; charset=utf-8",
      "content-security-policy": CLOSED,
      "cache-control": "no-store",
      ...(said.status === 503 && { "retry-after": String(retryAfter) }),
    },
  });
}
