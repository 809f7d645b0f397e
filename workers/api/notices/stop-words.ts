import { AFTER_STOP, BUTTON_OF_STOP, MONEY_OF_STOP, STOP_STEPS, UNKNOWN_STOP } from "~/content/events/stops";
import type { StopStep } from "~/domain/chats/chat-event";
import type { Language } from "~/domain/values/language";
import { type DealWords, eventOf } from "./deal-words";
import type { EventData } from "./refund-words";

const isNotified = (step: string): step is StopStep => Object.hasOwn(STOP_STEPS, step);

export const stopButton = ({ step }: EventData, language: Language): string =>
  BUTTON_OF_STOP[step === "proposed" ? "proposed" : "ended"][language];

export function stopWords(data: EventData, language: Language): DealWords {
  const event = eventOf(data, language);
  const { step } = event;
  if (!isNotified(step)) {
    const [title, what] = UNKNOWN_STOP[language](event.job);
    return { title, what, money: "", next: "" };
  }
  const [title, what] = STOP_STEPS[step][language](event);
  if (step !== "proposed")
    return { title, what, money: MONEY_OF_STOP.held[language], next: AFTER_STOP.otherwise[language] };
  return {
    title,
    what,
    money: MONEY_OF_STOP.proposed[language](event),
    next: AFTER_STOP.proposed[language](event),
  };
}
