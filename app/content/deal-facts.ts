import type { Language } from "~/domain/values/language";

interface DealFactLabels {
  job: string;
  owner: string;
  helper: string;
  appointment: string;
  notYet: string;
  place: string;
  remote: string;
  /** Without money with us: the two pay each other. */
  price: string;
  paid: string;
  paidWithFee: (total: string) => string;
  gets: string;
  getsAfterFee: (sum: string) => string;
}

/** The labels of the facts in a mail about a deal. */
export const DEAL_FACTS: Record<Language, DealFactLabels> = {
  nl: {
    job: "Klus",
    owner: "Plaatser",
    helper: "Klusser",
    appointment: "Afspraak",
    notYet: "nog geen tijd afgesproken",
    place: "Plaats",
    remote: "op afstand",
    price: "Afgesproken prijs",
    paid: "In bewaring",
    paidWithFee: (total) => `${total}, met servicekosten`,
    gets: "Je krijgt na afloop",
    getsAfterFee: (sum) => `${sum}, na servicekosten`,
  },
  en: {
    job: "Job",
    owner: "Client",
    helper: "Helper",
    appointment: "Appointment",
    notYet: "no time agreed yet",
    place: "Place",
    remote: "remote",
    price: "Agreed price",
    paid: "Held",
    paidWithFee: (total) => `${total}, including the service fee`,
    gets: "You get afterwards",
    getsAfterFee: (sum) => `${sum}, after the service fee`,
  },
};
