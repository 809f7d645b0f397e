export default {
  nav: {
    users: "Mensen",
    jobs: "Klussen",
    reviews: "Beoordelingen",
    payments: "Betalingen",
    ledger: "Grootboek",
    letters: "Niet bezorgd",
    audit: "Logboek",
    exports: "Overzichten",
  },
};
