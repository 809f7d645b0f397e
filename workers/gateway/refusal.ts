import type { ApiResponse } from "~/api/ask";
import { CODES, type Code } from "~/api/messages";
import type { Language } from "~/domain/values/language";
import { acceptedLanguage } from "../accept-language";
import { CLOSED, headersOfAll, requestIdOf } from "../answer-headers";

const bodyOf = (code: Code, language: Language) => ({ detail: CODES[code][language], code });

export function refusedAnswer(code: Code, language: Language, retryAfter = 5): ApiResponse {
  const headers: Record<string, string> = { "retry-after": String(retryAfter) };
  return { status: CODES[code].status, body: bodyOf(code, language), header: (name) => headers[name] ?? null };
}

export function refusal(code: Code, request: Request, retryAfter = 5): Response {
  const language = acceptedLanguage(request);
  const { status } = CODES[code];
  return new Response(JSON.stringify(bodyOf(code, language)), {
    status,
    headers: {
      ...headersOfAll(language, requestIdOf(request)),
      "content-type": "application/json; charset=utf-8",
      "content-security-policy": CLOSED,
      "cache-control": "no-store",
      ...(status === 503 && { "retry-after": String(retryAfter) }),
    },
  });
}
