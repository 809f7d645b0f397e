import type { Language } from "../domain/values/language";
import { type ApiClient, createClient } from "./client";
import { overWire } from "./over-wire";

interface Connection {
  origin: string;
  bearer?: string;
  language?: Language;
  fetch?: typeof fetch;
}

const TIMEOUT_MS = 60_000;

export function connect({ origin, bearer, language = "nl", fetch: carry = fetch }: Connection): ApiClient {
  const ask = overWire({
    origin: origin.replace(/\/+$/, ""),
    fetch: (request) => {
      if (bearer) request.headers.set("Authorization", `Bearer ${bearer}`);
      return carry(request, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    },
  });
  return createClient({ ask, language, checkAnswers: true });
}
