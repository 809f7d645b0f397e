import type { Language } from "~/domain/values/language";

interface DealFactLabels {
  job: string;
  owner: string;
  helper: string;
  appointment: string;
  notYet: string;
  place: string;
  remote: string;
  price: string;
  held: string;
  withFee: (total: string) => string;
  heldForHelper: string;
  afterFee: (sum: string) => string;
}

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
    held: "In bewaring",
    withFee: (total) => `${total}, met servicekosten`,
    heldForHelper: "In bewaring voor jou",
    afterFee: (sum) => `${sum}, na servicekosten`,
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
    held: "Held",
    withFee: (total) => `${total}, including the service fee`,
    heldForHelper: "Held for you",
    afterFee: (sum) => `${sum}, after the service fee`,
  },
};
