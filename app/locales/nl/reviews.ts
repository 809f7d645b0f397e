import fields from "./fields";

const { label: field } = fields;

export default {
  list: {
    title_zero: "Beoordelingen",
    title_one: "1 beoordeling",
    title_other: "{{count}} beoordelingen",
    none: "{{name}} heeft nog geen beoordelingen. Die kun je pas schrijven na een afgeronde klus.",
    rule: "Alleen wie samen een klus afrondde, kan een beoordeling schrijven. De nieuwste staat bovenaan.",
    stars: "{{rating}} van 5 sterren",
    about: {
      helper: "Over {{name}}, als klusser bij ‘{{job}}’",
      owner: "Over {{name}}, als plaatser van ‘{{job}}’",
      helperUnnamed: "Over de klusser bij ‘{{job}}’",
      ownerUnnamed: "Over de plaatser van ‘{{job}}’",
    },
    helped_zero: "Dit zijn beoordelingen als plaatser. {{name}} is nog niet beoordeeld als klusser.",
    helped_one: "Het gemiddelde is van de ene beoordeling als klusser.",
    helped_other: "Het gemiddelde is van de {{count}} beoordelingen als klusser.",
    hidden: "Alleen jij ziet dit nu nog",
    reply: "Antwoord",
    report: "beoordeling van {{name}}",
    replyOf: "Antwoord van {{name}}",
    pages: "Meer beoordelingen",
  },
  job: {
    title: "Hoe het ging",
    ask: "Deze klus is afgerond. Hoe verliep de klus met {{name}}? Je beoordeling helpt andere buren.",
    askEnded: "Hoe ging de samenwerking met {{name}}? Je beoordeling helpt andere buren.",
    write: "Schrijf je beoordeling",
  },
  words: { worst: "Slecht", poor: "Matig", fair: "Redelijk", good: "Goed", best: "Top" },
  write: {
    title: "Hoe verliep de klus met {{name}}?",
    back: "Terug naar de klus",
    deleted: "Deze gebruiker heeft het account verwijderd. Je kunt daarom geen beoordeling meer schrijven.",
    rating: "Hoeveel sterren geef je {{name}}?",
    text: field.text,
    textHint: {
      owner:
        "Wat moeten anderen weten? Was het werk goed? Ging het zoals jullie afspraken? Zet er geen adres of telefoonnummer in.",
      helper:
        "Wat moeten andere klussers weten? Klopte de klus? Ging het contact goed? Zet er geen adres of telefoonnummer in.",
    },
    rule: "{{name}} leest je beoordeling pas als jullie er allebei een hebben geschreven, of na {{days}} dagen. Dan kan iedereen hem lezen. Je kunt je beoordeling niet meer wijzigen.",
    send: "Plaats beoordeling",
    pending: "Plaatsen…",
    notCompleted:
      "Deze klus is nog niet afgerond. Je kunt een beoordeling schrijven zodra de plaatser de klus afrondt.",
    hidden: "Je beoordeling is binnen. {{name}} ziet die zodra jij ook een beoordeling krijgt, of na {{days}} dagen.",
    second: "Je schreef al eerder een beoordeling. Wat je net verstuurde, is niet geplaatst.",
    visible: "Je schreef deze beoordeling. Iedereen kan hem lezen.",
    done: "Bedankt! Jullie beoordelingen zijn nu allebei te lezen.",
    doneHidden: "Bedankt! {{name}} ziet je beoordeling zodra jij ook een beoordeling krijgt, of na {{days}} dagen.",
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
