import { REQUEST_WORDS } from "~/content/events/payment-requests";
import type { Language } from "~/domain/values/language";
import type { EventData } from "./refund-words";

export function requestWord({ direct }: EventData, language: Language): { request: string; Request: string } {
  const request = REQUEST_WORDS[direct === 1 ? "direct" : "extra"][language];
  return { request, Request: `${request.charAt(0).toUpperCase()}${request.slice(1)}` };
}
