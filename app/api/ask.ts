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

export interface ApiResponse {
  readonly status: number;
  readonly body: unknown;
  header(name: string): string | null;
}

export type Ask = (request: ApiRequest) => Promise<ApiResponse>;

export const askWith =
  (ask: Ask, headers: ApiRequest["headers"]): Ask =>
  (request) =>
    ask({ ...request, headers: { ...request.headers, ...headers } });
