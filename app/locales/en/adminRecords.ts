import type nl from "../nl/adminRecords";

export default {
  nav: {
    users: "People",
    jobs: "Jobs",
    reviews: "Reviews",
    payments: "Payments",
    ledger: "Ledger",
    letters: "Not delivered",
    audit: "Audit log",
    exports: "Exports",
  },
} satisfies typeof nl;
