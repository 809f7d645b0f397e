import { KEPT_DAYS } from "../../domain/site/retention";

export default {
  letters: {
    title: "Niet bezorgd",
    note: `Mails, pushberichten en betaalopdrachten die na alle pogingen niet zijn aangekomen. Mails en pushberichten wissen we na ${KEPT_DAYS.deliveries} dagen.`,
    none: "Alles is bezorgd.",
    letter: "Bericht",
    number: "Bericht {{id}}",
    what: "Wat",
    to: "Aan",
    kinds: {
      mail: "Mail",
      push: "Push",
      provider: "Betaalopdracht",
      job_match: "Melding van een nieuwe klus",
      missed_jobs: "Melding van gemiste klussen",
      searches: "Bewaarde zoekopdrachten controleren",
      record: "Gegevens bijwerken",
    },
    key: "Sleutel",
    amount: "Bedrag",
    attempts: "Pogingen",
    error: "Fout",
    failed: "Opgegeven",
    made: "Gemaakt",
    ended:
      "{{name}} heeft dit afgehandeld op {{at}}: {{what}}. Je hoeft hier niets meer te doen. Mislukt het opnieuw, dan komt het terug in de lijst.",
    endedUnknown: "Dit is al afgehandeld. Je hoeft hier niets meer te doen.",
  },
  retry: {
    title: "Bericht {{id}} opnieuw bezorgen?",
    text: "We proberen het meteen weer, met een nieuwe reeks pogingen. Lukt het niet, dan komt het hier terug.",
    erased: `Klopt het adres niet, laat het dan staan: dit bericht wissen we ${KEPT_DAYS.deliveries} dagen nadat het is opgegeven.`,
    money:
      "Gaat het om geld, dan vragen we eerst aan de betaaldienst of het al verstuurd is. Is dat niet zeker, dan gaat er niets weg en lees je bij de fout waarom.",
    confirm: "Probeer opnieuw",
    pending: "Proberen…",
    done: "Bericht {{id}} wordt opnieuw bezorgd.",
    usual: ["De dienst is weer bereikbaar", "Het adres is hersteld", "Instelling hersteld"],
  },
};
