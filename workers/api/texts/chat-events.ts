import { spanInWords } from "~/domain/appointment-life";
import type { AppointmentStep, ChatEvent, RequestStep } from "~/domain/chat-event";
import type { Language } from "~/domain/language";
import { formatEuros } from "~/domain/money";

interface Words {
  appointment: Record<AppointmentStep, string>;
  request: Record<RequestStep, string>;
  start: string;
}

/** Each names the step alone: the page says whose it is. */
const WORDS: Record<Language, Words> = {
  nl: {
    appointment: {
      proposed: "Afspraak voorgesteld",
      accepted: "Akkoord met de afspraak",
      declined: "Kan niet op deze tijd",
      missed: "De ander was er niet",
      admitted: "Klopt, ik was er niet",
      unanswered: "Geen antwoord: telt als niet gekomen",
      contested: "Ik was er wel",
      retracted: "Ingetrokken dat de ander er niet was",
    },
    request: {
      asked: "Betaalverzoek",
      changed: "Betaalverzoek gewijzigd",
      withdrawn: "Betaalverzoek ingetrokken",
      refused: "Betaalverzoek geweigerd",
      settled: "Betaald",
    },
    start: "Startcode ingevuld: het werk is begonnen",
  },
  en: {
    appointment: {
      proposed: "Appointment suggested",
      accepted: "Appointment agreed",
      declined: "Can’t make this time",
      missed: "The other person wasn’t there",
      admitted: "That’s right, I wasn’t there",
      unanswered: "No reply: counts as a no-show",
      contested: "I was there",
      retracted: "Report withdrawn",
    },
    request: {
      asked: "Payment request",
      changed: "Payment request changed",
      withdrawn: "Payment request withdrawn",
      refused: "Payment request declined",
      settled: "Paid",
    },
    start: "Start code entered: the work has begun",
  },
};

/** Words a step of the deal for one reader. */
export function chatEventText(event: ChatEvent, language: Language): string {
  if (event.kind === "start") return WORDS[language].start;
  if (event.kind === "appointment") {
    return `${WORDS[language].appointment[event.step]}: ${spanInWords(event.starts_at, event.ends_at, language)}`;
  }
  const said = `${WORDS[language].request[event.step]}: ${formatEuros(event.amount, language)}`;
  return event.description === null ? said : `${said}\n${event.description}`;
}
