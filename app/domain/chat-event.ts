import type { AppointmentStatus, MissedAnswer } from "./appointment-life";
import type { Cents } from "./money";

/** The kinds of lines of a chat that tell of the deal. */
export const CHAT_EVENTS = ["appointment", "request", "start"] as const;

export type RequestStep = "asked" | "changed" | "withdrawn" | "refused" | "settled";

export type AppointmentStep = AppointmentStatus | MissedAnswer | "retracted";

/** A step of the deal, as a line of the chat stores it. */
export type ChatEvent =
  | { kind: "appointment"; step: AppointmentStep; starts_at: number; ends_at: number }
  | { kind: "request"; step: RequestStep; amount: Cents; description: string | null }
  /** The work began. */
  | { kind: "start" };
