import { brand } from "~/brand";
import type { Language } from "~/domain/language";

export interface MailFrame {
  hello: string;
  greeting: string;
  team: string;
  why: string;
  always: string;
  settings: string;
  chat: string;
  stop: string;
  stopSearch: string;
  about: (title: string) => string;
  statement: (statement: string) => string;
}

export const MAIL_FRAME: Record<Language, MailFrame> = {
  nl: {
    hello: "Dag",
    greeting: "Groeten,",
    team: `Team ${brand.name}`,
    why: `Je krijgt deze mail omdat je een account hebt bij ${brand.name}.`,
    always: "Deze mail sturen we altijd: hij gaat over je account, een klus of geld.",
    settings: "Kies welke mails je krijgt",
    chat: "Naar de chat",
    stop: "Alleen nog mails over je account en over geld? Schrijf je uit voor de andere",
    stopSearch: "Geen mails meer over deze zoekopdracht? Schrijf je uit",
    about: (title) => ` over ‘${title}’`,
    statement: (statement) => `Dit schrijft ons team: ${statement}`,
  },
  en: {
    hello: "Hello",
    greeting: "Best wishes,",
    team: `The ${brand.name} team`,
    why: `You’re getting this email because you have a ${brand.name} account.`,
    always: "We always send this email: it’s about your account, a job or money.",
    settings: "Choose which emails you get",
    chat: "Go to the chat",
    stop: "Only want emails about your account and money? Unsubscribe from the others",
    stopSearch: "Don’t want emails about this search? Unsubscribe",
    about: (title) => ` about ‘${title}’`,
    statement: (statement) => `This is what our team writes: ${statement}`,
  },
};
