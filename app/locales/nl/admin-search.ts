import fields from "./fields";

const { label: field } = fields;

export default {
  // A word joiner keeps the word on one line.
  box: "Zoek op naam, nummer, e-\u2060mailadres of titel",
  boxButton: "Zoek",
  landmark: "Alles doorzoeken",
  title: "Zoeken",
  titleOf: "Gevonden bij ‘{{search}}’",
  begin: "Wat zoek je?",
  beginText:
    "Typ hierboven een naam, een e-mailadres, een titel, een nummer of een klantcode. Woorden hebben minstens {{letters}} letters.",
  short: "‘{{search}}’ is te kort",
  shortText: "Typ een woord van minstens {{letters}} letters, of een nummer.",
  nothing: "Niets gevonden bij ‘{{search}}’",
  nothingText: "Typ een deel van een naam, van een e-mailadres of van een titel. Mails bewaren we {{days}} dagen.",
  people: "Mensen",
  jobs: "Klussen",
  payments: "Betalingen",
  mails: "Mails",
  none: { people: "Geen mensen", jobs: "Geen klussen", payments: "Geen betalingen", mails: "Geen mails" },
  more: { people: "Alle mensen die passen", jobs: "Alle klussen die passen" },
  cut: "Er zijn er meer: dit zijn de nieuwste {{count}}. Zoek op een nummer om er één te vinden.",
  column: {
    name: field.name,
    email: field.email,
    status: "Status",
    number: "Nummer",
    since: "Lid sinds",
    job: "Klus",
    owner: "Plaatser",
    place: "Plaats",
    remote: "Op afstand",
    posted: "Geplaatst",
    mail: "Mail",
    to: "Aan",
    made: "Gemaakt",
    sent: "Verstuurd",
  },
  person: "Persoon {{id}}",
  company: "{{name}}, {{company}}",
  jobNumber: "Klus {{id}}",
  number: "Mail {{id}}",
  noReader: "Adres zonder account",
  states: { waiting: "Wacht", sent: "Verstuurd", skipped: "Niet gewenst", failed: "Niet bezorgd" },
};
