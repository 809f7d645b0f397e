/** What two people who agreed still settle with each other, as the page of their job says it. */
export default {
  title: "Jullie deal",
  meet: {
    none: "Jullie hebben nog geen tijd afgesproken.",
    propose: "Stel een tijd voor",
    see: "Bekijk de afspraak",
    answer: "Geef antwoord",
  },
  extra: {
    asked: "{{name}} vraagt {{amount}} extra: {{description}}",
    askedDirect: "{{name}} vraagt {{amount}}: {{description}}",
    own: "Je vroeg {{amount}} extra: {{description}}",
    ownDirect: "Je vroeg {{amount}}: {{description}}",
    work: "meerwerk",
    workDirect: "voor de klus",
    answer: "Bekijk en antwoord",
    see: "Bekijk",
    ask: "Vraag meerwerk aan",
    askDirect: "Stuur een betaalverzoek",
  },
  chargeback: {
    busy: "De bank heeft de betaling teruggeboekt. De deal staat stil tot de bank beslist.",
    see: "Bekijk de betaling",
  },
  dispute: {
    busy: "Er loopt een geschil. De betaling staat stil tot jullie eruit zijn.",
    see: "Naar het geschil",
    wrong: "Er klopt iets niet",
    until: "Dit kan tot en met {{day}}.",
  },
};
