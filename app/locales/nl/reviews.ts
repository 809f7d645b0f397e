import fields from "./fields";

const { label: field } = fields;

export default {
  list: {
    title_zero: "Beoordelingen",
    title_one: "1 beoordeling",
    title_other: "{{count}} beoordelingen",
    none: "Nog niemand heeft {{name}} beoordeeld. Dat kan pas na een afgeronde klus.",
    rule: "Alleen wie samen een klus afrondde, kan een beoordeling schrijven. De nieuwste staat bovenaan.",
    stars: "{{rating}} van 5 sterren",
    about: "Over ‘{{job}}’",
    hidden: "Alleen jij ziet dit nog",
    reply: "Antwoord",
    report: "beoordeling van {{name}}",
    replyOf: "Antwoord van {{name}}",
    pages: "Meer beoordelingen",
  },
  job: {
    title: "Hoe het ging",
    ask: "Deze klus is afgerond. Hoe was het met {{name}}? Daar hebben andere buren wat aan.",
    write: "Schrijf je beoordeling",
  },
  words: { worst: "Slecht", poor: "Matig", fair: "Redelijk", good: "Goed", best: "Top" },
  write: {
    title: "Hoe verliep de klus met {{name}}?",
    back: "Terug naar de klus",
    rating: "Hoeveel sterren krijgt {{name}}?",
    text: field.text,
    textHint:
      "Wat moeten anderen weten? Was het werk goed? Klopten de afspraken? Zet er geen adres of telefoonnummer in.",
    rule: "{{name}} ziet dit pas als jullie allebei klaar zijn, of na {{days}} dagen. Daarna staat het voor iedereen op het profiel. Wijzigen kan niet.",
    send: "Plaats beoordeling",
    pending: "Plaatsen…",
    notCompleted: "Deze klus is nog niet afgerond. Beoordelen kan zodra de plaatser de klus afrondt.",
    hidden: "Je beoordeling is binnen. {{name}} ziet hem zodra die jou ook beoordeelt, of na {{days}} dagen.",
    visible: "Je schreef deze beoordeling. Iedereen kan hem lezen.",
    done: "Bedankt! Jullie beoordelingen zijn nu allebei te lezen.",
    doneHidden: "Bedankt! {{name}} ziet je beoordeling zodra die jou ook beoordeelt, of na {{days}} dagen.",
  },
  answer: {
    open: "Antwoorden",
    openOf: "Antwoord op de beoordeling van {{name}}",
    label: field.reply,
    hint: "Iedereen kan dit lezen. Je kunt één keer antwoorden.",
    send: "Antwoord plaatsen",
    pending: "Plaatsen…",
    done: "Je antwoord staat eronder.",
  },
};
