import type { Language } from "../domain/language";
import type { Call } from "./call";

export interface CallInput {
  params?: Record<string, string | number>;
  query?: Record<string, unknown>;
  body?: Record<string, unknown>;
}

/** A call as it is made, before anything carries it. */
export interface Asked {
  readonly call: Call;
  readonly input: CallInput;
  readonly language: Language;
  /** Beside those of the language and the body. */
  readonly headers: Readonly<Record<string, string>>;
}

export interface Answer {
  readonly status: number;
  /** What its JSON says, null without any; the `Response` itself where the contract says that the answer is raw. */
  readonly body: unknown;
  /** By name in lower case. */
  header(name: string): string | null;
}

/** Carries calls to the API: in process, over the network, or to the mocks. */
export type Ask = (asked: Asked) => Promise<Answer>;

export const askWith =
  (ask: Ask, headers: Asked["headers"]): Ask =>
  (asked) =>
    ask({ ...asked, headers: { ...asked.headers, ...headers } });
