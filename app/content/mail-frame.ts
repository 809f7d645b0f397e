import { brand } from "~/brand";
import type { Topic } from "~/domain/notifications/notification";
import type { Language } from "~/domain/values/language";
import enAlerts from "~/locales/en/alerts";
import nlAlerts from "~/locales/nl/alerts";

export interface MailFrame {
  hello: string;
  greeting: string;
  team: string;
  why: (topic: Topic) => string;
  always: string;
  fromTeam: string;
  settings: string;
  chat: string;
  stop: string;
  stopSearch: string;
  about: (title: string) => string;
  forJob: (title: string) => string;
  statement: (statement: string) => string;
  said: (name: string, words: string) => string;
  wrote: (name: string, words: string) => string;
}

export const MAIL_FRAME: Record<Language, MailFrame> = {
  nl: {
    hello: "Dag",
    greeting: "Groeten,",
    team: `Team ${brand.name}`,
    why: (topic) =>
      `Je krijgt deze mail omdat je bij ${brand.name} mails over ‘${nlAlerts.topics[topic]}’ aan hebt staan.`,
    always: "Deze mail sturen we altijd: hij gaat over je account, een deal of geld.",
    fromTeam: "Deze mail sturen we altijd: hij komt van ons team.",
    settings: "Kies welke mails je krijgt",
    chat: "Naar de chat",
    stop: "Alleen nog mails die we altijd sturen, over je account, over geld en als een deal begint of stopt? Schrijf je uit voor de andere",
    stopSearch: "Geen mails meer over deze zoekopdracht? Schrijf je uit",
    about: (title) => ` over ‘${title}’`,
    forJob: (title) => ` voor ‘${title}’`,
    statement: (statement) => `Dit schrijft ons team: ${statement}`,
    said: (name, words) => `Dit schrijft ${name} bij het voorstel: ‘${words}’`,
    wrote: (name, words) => `Dit schrijft ${name}: ‘${words}’`,
  },
  en: {
    hello: "Hello",
    greeting: "Best wishes,",
    team: `The ${brand.name} team`,
    why: (topic) =>
      `You’re getting this email because emails about ‘${enAlerts.topics[topic]}’ are on in your ${brand.name} settings.`,
    always: "We always send this email: it’s about your account, a deal or money.",
    fromTeam: "We always send this email: it’s from our team.",
    settings: "Choose which emails you get",
    chat: "Go to the chat",
    stop: "Only want the emails we always send, about your account, about money and when a deal starts or ends? Unsubscribe from the others",
    stopSearch: "Don’t want emails about this search? Unsubscribe",
    about: (title) => ` about ‘${title}’`,
    forJob: (title) => ` for ‘${title}’`,
    statement: (statement) => `This is what our team writes: ${statement}`,
    said: (name, words) => `${name} writes with the proposal: ‘${words}’`,
    wrote: (name, words) => `${name} writes: ‘${words}’`,
  },
};
