import type nl from "../nl/admin-records";
import audit from "./admin-audit";
import jobs from "./admin-jobs";
import ledger from "./admin-ledger";
import letters from "./admin-letters";
import people from "./admin-people";

export default {
  nav: {
    users: "People",
    jobs: "Jobs",
    reviews: "Reviews",
    payments: "Payments",
    payouts: "Payouts",
    ledger: "Ledger",
    letters: "Undelivered",
    figures: "Figures",
    audit: "Audit log",
    exports: "Exports",
  },
  filter: {
    job: "Job no.",
    payment: "Payment no.",
    kind: "What",
    number: "Number",
    year: "Year",
    quarter: "Quarter",
    wholeYear: "Whole year",
    shown: "Visible",
  },
  list: {
    found_one: "{{number}} found",
    found_other: "{{number}} found",
    empty: "Nothing here yet",
    nothing: "Nothing found",
    nothingText: "Nothing matches these filters.",
    clear: "Clear filters",
    beyond: "There are no more pages",
    beyondText: "There are fewer pages than you asked for.",
    first: "Go to the first page",
  },
  unknown: "–",
  yes: "Yes",
  no: "No",
  ...people,
  ...jobs,
  ...ledger,
  ...letters,
  ...audit,
} satisfies typeof nl;
