import type { Language } from "../domain/values/language";
import type { Call } from "./call";

export interface CallInput {
  params?: Record<string, string | number>;
  query?: Record<string, unknown>;
  body?: Record<string, unknown>;
}

export interface ApiRequest {
  readonly call: Call;
  readonly input: CallInput;
  readonly language: Language;
  readonly headers: Readonly<Record<string, string>>;
}

export interface Answer {
  readonly status: number;
  readonly body: unknown;
  header(name: string): string | null;
}

export type Ask = (asked: ApiRequest) => Promise<Answer>;

export const askWith =
  (ask: Ask, headers: ApiRequest["headers"]): Ask =>
  (asked) =>
    ask({ ...asked, headers: { ...asked.headers, ...headers } });
