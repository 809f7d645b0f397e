import audit from "./admin-audit";
import jobs from "./admin-jobs";
import ledger from "./admin-ledger";
import letters from "./admin-letters";
import people from "./admin-people";

export default {
  nav: {
    users: "Mensen",
    jobs: "Klussen",
    reviews: "Beoordelingen",
    payments: "Betalingen",
    payouts: "Uitbetalingen",
    ledger: "Grootboek",
    letters: "Niet bezorgd",
    figures: "Cijfers",
    audit: "Logboek",
    exports: "Overzichten",
  },
  filter: {
    job: "Klus nr.",
    payment: "Betaling nr.",
    kind: "Wat",
    number: "Nummer",
    year: "Jaar",
    quarter: "Kwartaal",
    wholeYear: "Heel het jaar",
    shown: "Zichtbaar",
  },
  list: {
    found_one: "{{number}} gevonden",
    found_other: "{{number}} gevonden",
    empty: "Hier is nog niets",
    nothing: "Niets gevonden",
    nothingText: "Er is niets dat bij deze filters past.",
    clear: "Wis filters",
    beyond: "Er zijn niet meer pagina’s",
    beyondText: "Er zijn minder pagina’s dan je vroeg.",
    first: "Naar de eerste pagina",
  },
  unknown: "–",
  yes: "Ja",
  no: "Nee",
  ...people,
  ...jobs,
  ...ledger,
  ...letters,
  ...audit,
};
