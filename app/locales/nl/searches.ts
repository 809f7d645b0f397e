import fields from "./fields";

const { label: field } = fields;

/** Zoekopdrachten die iemand bewaart. */
export default {
  facts: {
    words: "‘{{words}}’",
    around: "binnen {{distance}} km van {{zipcode}}",
    near: "vanuit {{zipcode}}",
    price: "vanaf {{price}}",
    anything: "Elke nieuwe klus",
  },
  save: {
    title: "Zoekopdracht bewaren",
    intro: "Komt er een klus bij die past, dan hoor je het. We zeggen er altijd bij waarom.",
    what: "Je zoekt naar",
    name: field.name,
    nameHint: "Zoals ‘Tuinklussen om de hoek’.",
    how: "Hoe wil je het horen?",
    mail: "Met een mail",
    push: "Met een melding op mijn apparaten",
    pushHint: "Op de apparaten waarop je meldingen aan hebt staan.",
    submit: "Bewaar zoekopdracht",
    pending: "Bewaren…",
    back: "Terug naar de klussen",
    done: "Bewaard. Je hoort het als er een klus bij komt.",
  },
  list: {
    back: "Instellingen",
    title: "Bewaarde zoekopdrachten",
    intro: "Komt er een klus bij die past, dan hoor je het.",
    when: "Kies wanneer wel en niet",
    empty: "Nog geen zoekopdrachten bewaard",
    emptyText: "Zoek klussen zoals jij ze wilt en bewaar de zoekopdracht. Dan hoef je niet steeds te kijken.",
    browse: "Zoek klussen",
    tells: "Je hoort het {{how}}.",
    and: " en ",
    told: { mail: "per mail", push: "als melding op je apparaten" },
    tellsNothing: "Je krijgt hier geen bericht van.",
    rss: "RSS",
    rssOf: "RSS van {{name}}",
    remove: "Verwijderen",
    removeOf: "Verwijderen: {{name}}",
    removed: "De zoekopdracht is verwijderd.",
  },
};
