import type nl from "../nl/admin-figures";

export default {
  title: "Figures",
  note: "What happened by {{by}}, in Dutch time. The latest is on top and still going on.",
  by: "By",
  period: { day: "day", week: "week" },
  column: {
    day: "Day",
    week: "Week of",
    sign_ups: "Sign-ups",
    jobs: "Jobs",
    bids: "Offers",
    deals: "Deals",
    turnover: "Turnover",
    fees: "Fees",
    losses: "Losses",
    disputes: "Disputes",
    payouts: "Paid out",
  },
  explain:
    "Turnover is what clients paid, service fees included. Deals are offers paid for through us. Fees count once they’re ours, less what we paid ourselves. Losses are what banks took back of money that had been paid out, less what came back of it.",
} satisfies typeof nl;
