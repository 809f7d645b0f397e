export default {
  title: "Jullie deal",
  meet: {
    none: "Jullie hebben nog geen tijd afgesproken.",
    propose: "Stel een tijd voor",
    see: "Bekijk de afspraak",
    answer: "Geef antwoord",
    missed: "Je meldde dat {{name}} er niet was.",
    missedOwn: "{{name}} meldde dat je er niet was.",
  },
  place: {
    owner: {
      missing: "{{name}} ziet alleen je postcode. Geef je adres, dan weet {{name}} waar de klus is.",
      missingLink: "Geef je adres",
      givenLink: "Pas het adres aan",
    },
    helper: {
      missing: "{{name}} gaf nog geen adres. Vraag ernaar in de chat.",
      missingLink: "Naar de chat",
      givenLink: "Naar de chat",
    },
  },
  start: {
    owner: "Je startcode:",
    ownerLink: "Wat heb je aan een startcode?",
    helper: "Begin je? Vraag dan om de startcode.",
    helperLink: "Vul de startcode in",
    begun: "Het werk is begonnen op {{at}}.",
    see: "Wat betekent dit?",
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
  paying: {
    title: "De bank verwerkt de betaling nog",
    text: "Zodra de bank hem bevestigt, is de klus voor wie je koos. Wacht daarop voordat je iemand anders kiest.",
  },
  chargeback: {
    title: "De bank heeft de betaling teruggeboekt",
    busy: "De deal staat stil tot de bank beslist.",
    see: "Bekijk de betaling",
  },
  paused: {
    title: "Ons team kijkt naar de betaling",
    text: "Het geld blijft in bewaring tot we klaar zijn. Goedkeuren of annuleren kan zolang niet, en de dagen om een geschil te openen staan stil.",
  },
  dispute: {
    title: "Er loopt een geschil",
    busy: "De betaling staat stil tot jullie eruit zijn, of tot ons team heeft beslist.",
    see: "Naar het geschil",
    wrong: "Er klopt iets niet",
    until: "Dit kan tot en met {{day}}.",
  },
};
