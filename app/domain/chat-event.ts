import type { AppointmentStatus } from "./appointment-life";
import type { Cents } from "./money";

/** What a line of a chat may tell of the deal. */
export const CHAT_EVENTS = ["appointment", "request"] as const;

export type RequestStep = "asked" | "changed" | "withdrawn" | "refused" | "settled";

/** A step of the deal, as a line of the chat stores it. */
export type ChatEvent =
  | { kind: "appointment"; step: AppointmentStatus; starts_at: number; ends_at: number }
  | { kind: "request"; step: RequestStep; amount: Cents; description: string | null };
