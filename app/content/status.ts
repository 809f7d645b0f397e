import type { PartState, SitePart } from "~/domain/site/status";

interface StatusTexts {
  title: string;
  all: Record<PartState, string>;
  parts: Record<SitePart, string>;
  states: Record<PartState, string>;
  checked: string;
  again: string;
  since: string;
  money: string;
  home: string;
  other: string;
}

const nl: StatusTexts = {
  title: "Werkt alles?",
  all: {
    works: "Alles werkt.",
    fails: "Niet alles werkt. We zijn ermee bezig.",
    late: "Niet alles gaat op tijd. We zijn ermee bezig.",
    stopped: "Betalen, vrijgeven en uitbetalen staan tijdelijk stil. De rest werkt.",
    unknown: "We konden niet alles controleren.",
  },
  parts: {
    accounts: "Inloggen en je account",
    jobs: "Klussen en biedingen",
    chats: "Berichten",
    photos: "Foto’s",
    payments: "Betalen en uitbetalen",
    mails: "Mails en meldingen",
  },
  states: { works: "Werkt", fails: "Storing", late: "Vertraagd", stopped: "Staat stil", unknown: "Onbekend" },
  checked: "Gecontroleerd op",
  again: "Ververs de pagina om opnieuw te controleren.",
  since: "Geld staat stil sinds",
  money:
    "Zolang dit duurt, kun je niet betalen, en geven we geen geld vrij en betalen we niets uit. Uitbetalingen en vrijgaven gaan daarna vanzelf verder. Terugbetalen, chatten en bieden kan wel.",
  home: "Naar de homepagina",
  other: "English",
};

const en: StatusTexts = {
  title: "Is everything working?",
  all: {
    works: "Everything works.",
    fails: "Not everything works. We’re on it.",
    late: "Some things take longer than usual. We’re on it.",
    stopped: "Paying, releasing and paying out are paused. Everything else works.",
    unknown: "We couldn’t check everything.",
  },
  parts: {
    accounts: "Logging in and your account",
    jobs: "Jobs and offers",
    chats: "Messages",
    photos: "Photos",
    payments: "Paying and payouts",
    mails: "Emails and notifications",
  },
  states: { works: "Works", fails: "Outage", late: "Delayed", stopped: "Paused", unknown: "Unknown" },
  checked: "Checked on",
  again: "Reload the page to check again.",
  since: "Money has been paused since",
  money:
    "Until this ends, you can’t pay, and we don’t release or pay out any money. Payouts and releases then resume by themselves. Refunds, chats and offers go on.",
  home: "Go to the homepage",
  other: "Nederlands",
};

export const STATUS_TEXTS = { nl, en };
