import terms from "./terms";

const { field } = terms;

/** Meldingen buiten de site: per mail, op apparaten, en van bewaarde zoekopdrachten. */
export default {
  back: "Instellingen",
  title: "Meldingen instellen",
  intro: "Op de site staan altijd al je meldingen. Hier kies je wat we je ook mailen of op je apparaat laten zien.",
  saved: "Je keuzes zijn opgeslagen.",
  where: "Waar en waarover",
  mail: "Per e-mail",
  mailHint: "Naar {{email}}.",
  push: "Op je apparaten",
  pushHint: "Op elk apparaat waarop je meldingen hebt aangezet, en in de app.",
  topicsLabel: "Waarover wil je bericht?",
  topic: "Onderwerp",
  byMail: "Mail",
  byPush: "Apparaat",
  topics: {
    offers: "Biedingen",
    messages: "Berichten en vragen",
    jobs: "Klussen voor jou",
    work: "Afspraken en werk",
  },
  topicHints: {
    offers: "Een nieuw bod, of antwoord op jouw bod",
    messages: "In de chat en bij een klus",
    jobs: "In de buurt, uit je zoekopdrachten, of als iemand je vraagt",
    work: "Een afspraak, werk dat klaar is, beoordelingen",
  },
  always: "Berichten over geld en je account kun je niet per onderwerp uitzetten.",
  when: "Wanneer",
  quiet: "Stille uren",
  quietHint: "Meldingen op je apparaten wachten dan even. Mail komt gewoon.",
  from: "Van",
  to: "Tot",
  more: "Nieuwe klussen en nieuws",
  distance: field.distance,
  distanceHint: "Tot hoever van je postcode je hoort van nieuwe klussen.",
  optIn: field.email_opt_in,
};
