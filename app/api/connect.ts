import type { Language } from "../domain/language";
import { type ApiClient, createClient } from "./client";
import { overWire } from "./over-wire";

interface Connection {
  /** Where the API is: `https://api.example.com`. */
  origin: string;
  /** Access token of a login; without one the calls are a visitor's. */
  bearer?: string;
  /** Language of messages and labels. */
  language?: Language;
  fetch?: typeof fetch;
}

/** No answer takes longer. */
const TIMEOUT_MS = 60_000;

/** The typed client for programs: over the network, to a server that need not be ours, so every answer is checked. */
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
