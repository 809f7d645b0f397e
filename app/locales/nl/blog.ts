import { brand } from "../../brand";

export default {
  title: "Blog: klussen in huis, stap voor stap",
  name: "Blog",
  heading: "Klussen in huis, stap voor stap",
  description:
    "Kraan, kast, plafond of cv: lees hoe je het zelf doet, en wanneer je beter een handige buur kunt vragen.",
  trail: "Waar je bent",
  author: `Redactie ${brand.name}`,
  minutes_one: "{{count}} minuut lezen",
  minutes_other: "{{count}} minuten lezen",
  tip: "Handige tip",
  others: "Andere artikelen",
  all: "Alle artikelen",
  post: {
    title: "Laat je het liever doen?",
    text: "Plaats je klus en kijk wie uit de buurt een bod doet. Plaatsen is gratis, en jij kiest.",
    action: "Plaats je klus",
  },
  missing: {
    title: "Blog post niet gevonden",
    text: "Het artikel dat je zoekt bestaat niet of is verwijderd.",
    action: "Naar alle artikelen",
  },
  feed: `Blog van ${brand.name}`,
};
