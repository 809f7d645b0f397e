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
    "Je geld is veilig. Er wordt niets afgeschreven. Uitbetalingen en vrijgaven gaan daarna vanzelf verder. Terugbetalen, chatten en bieden kan wel.",
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
    "Your money is safe. You won’t be charged. Payouts and releases resume by themselves. Refunds, chats and offers go on.",
  home: "Go to the homepage",
  other: "Nederlands",
};

export const STATUS_TEXTS = { nl, en };
