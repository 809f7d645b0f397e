export default {
  list: {
    title_zero: "Beoordelingen",
    title_one: "1 beoordeling",
    title_other: "{{count}} beoordelingen",
    none: "Nog niemand heeft {{name}} beoordeeld. Dat kan pas na een afgeronde klus.",
    rule: "Alleen wie samen een klus afrondde, kan een beoordeling schrijven. De nieuwste staat bovenaan.",
    stars: "{{rating}} van 5 sterren",
    about: "Over ‘{{job}}’",
    replyOf: "Antwoord van {{name}}",
    pages: "Meer beoordelingen",
  },
};
