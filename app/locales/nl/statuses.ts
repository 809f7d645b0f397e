export const job = {
  open: "Open",
  reserved: "Gereserveerd",
  solved: "Afgerond",
  stopped: "Gestopt",
  deleted: "Verwijderd",
  expired: "Verlopen",
  taken_down: "Weggehaald",
};
export const stage = { agreed: "Afgesproken", begun: "Begonnen", done: "Werk is klaar" };
export const bid = {
  paying: "Gekozen, betaling wordt verwerkt",
  pending: "Wacht op antwoord",
  yours: "Wacht op jouw antwoord",
  accepted: "Geaccepteerd",
  owner_suspended: "Plaatser kan nu niet kiezen",
  helper_suspended: "Kan nu geen klussen aannemen",
  blocked: "Geen contact mogelijk",
  reserved: "Klus gereserveerd",
  rejected: "Niet gekozen",
  unchosen: "Niemand gekozen",
  withdrawn: "Ingetrokken",
  cancelled: "Geannuleerd",
  expired: "Klus verlopen",
  deleted: "Klus verwijderd",
  taken_down: "Klus weggehaald",
  removed: "Vervallen",
  reopened: "Klus staat weer open",
};
export const payment = {
  open: "Nog te betalen",
  processing: "Wordt verwerkt",
  held: "In bewaring",
  released: "Vrijgegeven",
  refunded: "Terugbetaald",
  failed: "Mislukt",
  cancelled: "Geannuleerd",
  expired: "Verlopen",
  disputed: "In geschil",
  settled: "Betaald",
};
export const refund = {
  otherAmount: "Ander bedrag ontvangen",
  withdrawn: "Herroeping bij ons team",
  partly: "Deels terugbetaald",
  failed: "Terugbetaling mislukt",
};
export const payout = { requested: "Onderweg", paid: "Uitbetaald", failed: "Mislukt" };
export const appointment = {
  proposed: "Voorgesteld",
  accepted: "Afgesproken",
  declined: "Geweigerd",
  missed: "Niet gekomen",
  unanswered: "Telt als niet gekomen",
  contested: "Betwist",
  lapsed: "Vervallen",
  reported: "Gemeld",
};
export const dispute = { open: "In overleg", desk: "Bij ons team", closed: "Gesloten" };
export const chargeback = { open: "Teruggeboekt", lost: "Terugboeking definitief" };
export const request = {
  waiting: "Wacht op antwoord",
  yours: "Wacht op jouw antwoord",
  letGo: "Vervallen",
  declined: "Geweigerd",
};

export default { job, stage, bid, payment, payout, appointment, dispute, chargeback, refund, request };
