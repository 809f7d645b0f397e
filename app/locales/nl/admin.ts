export default {
  nav: {
    label: "Moderatie",
    overview: "Wat er wacht",
    reports: "Meldingen",
    appeals: "Bezwaren",
    disputes: "Geschillen",
    waiting: "te doen",
  },
  filter: { status: "Status", all: "Alles", search: "Zoeken", show: "Toon" },
  pages: { navigation: "Pagina's", previous: "Vorige", next: "Volgende", page: "Pagina {{page}}" },
  column: { what: "Wat", about: "Waarover", person: "Persoon", since: "Wacht sinds" },
  queue: { report: "Melding {{id}}", appeal: "Bezwaar {{id}}", dispute: "Geschil {{id}}" },
  target: { job: "Klus", comment: "Vraag", message: "Bericht", review: "Beoordeling", user: "Persoon" },
  reason: {
    label: "Reden, voor het logboek",
    hint: "Alleen collega's lezen dit. Schrijf op wat je zag en waarom je dit doet.",
  },
  action: { cancel: "Annuleren", back: "Terug" },
  overview: {
    title: "Wat er wacht",
    text: "Wat het langst wacht staat bovenaan.",
    empty: "Alles is gedaan",
    emptyText: "Er wacht niets op een besluit. Nieuwe meldingen, bezwaren en geschillen komen hier vanzelf.",
  },
};
