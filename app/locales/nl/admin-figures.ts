export default {
  title: "Cijfers",
  note: "Wat er per {{by}} gebeurde, in Nederlandse tijd. Het laatste staat bovenaan en loopt nog.",
  by: "Per",
  period: { day: "dag", week: "week" },
  column: {
    day: "Dag",
    week: "Week van",
    sign_ups: "Aanmeldingen",
    jobs: "Klussen",
    bids: "Biedingen",
    deals: "Deals",
    turnover: "Omzet",
    fees: "Servicekosten",
    losses: "Verlies",
    disputes: "Geschillen",
    payouts: "Uitbetaald",
  },
  explain:
    "Omzet is wat plaatsers betaalden, met servicekosten. Deals zijn biedingen die via ons zijn betaald. Servicekosten tellen als ze van ons zijn, min wat we zelf betaalden. Verlies is wat banken terughaalden van geld dat al was uitbetaald, min wat daarvan terugkwam.",
};
