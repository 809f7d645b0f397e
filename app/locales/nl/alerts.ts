import fields from "./fields";

const { label: field } = fields;

/** Meldingen buiten de site: per mail, op apparaten, en van bewaarde zoekopdrachten. */
export default {
  back: "Instellingen",
  title: "Meldingen instellen",
  intro: "Op de site staan altijd al je meldingen. Hier kies je wat we je ook mailen of op je apparaat laten zien.",
  saved: "Je keuzes zijn opgeslagen.",
  devices: {
    title: "Meldingen op dit apparaat",
    text: "Ook als de site dicht is. Dat houdt op als je uitlogt.",
    off: "Staat uit op dit apparaat.",
    on: "Staat aan op dit apparaat.",
    refused: "Je browser houdt meldingen van deze site tegen. Geef toestemming in de instellingen van je browser.",
    unsupported:
      "Deze browser kan geen meldingen tonen. Op een iPhone of iPad kan het wel als je de site eerst op je beginscherm zet.",
    failed: "Dat is niet gelukt. Controleer je verbinding en probeer het opnieuw.",
    unavailable: "Meldingen op apparaten werken hier nog niet. Kies voor e-mail.",
    nojs: "Meldingen aanzetten kan alleen met JavaScript. Mail krijg je ook zonder.",
    turnOn: "Zet meldingen aan",
    turnOff: "Zet meldingen uit",
    list: "Apparaten waarop je meldingen krijgt",
    since: "Sinds {{day}}",
    here: "Dit apparaat",
    stop: "Zet uit",
    stopOf: "Zet uit: apparaat {{n}}, {{since}}",
    stopped: "Dat apparaat krijgt geen meldingen meer.",
    open: "Liever alleen geluid of een melding van je browser, zolang er een pagina openstaat?",
    openAction: "Stel dat in bij je meldingen",
  },
  where: "Hoe en waarover",
  mail: "Per e-mail",
  mailHint: "Naar {{email}}.",
  push: "Op je apparaten",
  pushHint: "Op elk apparaat waarop je meldingen hebt aangezet, en in de app.",
  topicsLabel: "Waarover wil je een melding?",
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
    offers:
      "Een nieuw of ingetrokken bod, of antwoord op jouw bod. Op je apparaat ook: een gewijzigd bod en biedingen die wachten",
    messages: "In de chat en bij een klus",
    jobs: "Uit je zoekopdrachten, of als iemand je vraagt. Op je apparaat ook: nieuw in de buurt",
    work: "Herinnering aan een afspraak of een klus die verloopt, en de vraag om een beoordeling. Op je apparaat ook: voorgestelde tijden, werk dat klaar is, gewijzigde klussen en nieuwe beoordelingen",
  },
  always:
    "We mailen je altijd over geld, een deal die stopt, een geschil, een gemiste afspraak, werk dat op je goedkeuring wacht en je account. Ook als mail uit staat. Op je apparaten kun je geld, een deal die stopt, een geschil en je account niet per onderwerp uitzetten.",
  when: "Wanneer",
  quiet: "Stille uren",
  quietHint: "Meldingen op je apparaten wachten tot daarna. Mail komt gewoon binnen.",
  from: field.quiet_from,
  to: field.quiet_to,
  more: "Nieuwe klussen en nieuws",
  distance: field.distance,
  distanceHint: "Binnen deze afstand van je postcode krijg je meldingen over nieuwe klussen.",
  optIn: field.email_opt_in,
};
