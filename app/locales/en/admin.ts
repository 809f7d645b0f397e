import type nl from "../nl/admin";

export default {
  nav: {
    label: "Moderation",
    overview: "What is waiting",
    reports: "Reports",
    appeals: "Appeals",
    disputes: "Disputes",
    waiting: "to do",
  },
  filter: { status: "Status", all: "All", search: "Search", show: "Show" },
  pages: { navigation: "Pages", previous: "Previous", next: "Next", page: "Page {{page}}" },
  column: { what: "What", about: "About", person: "Person", since: "Waiting since" },
  queue: { report: "Report {{id}}", appeal: "Appeal {{id}}", dispute: "Dispute {{id}}" },
  target: { job: "Job", comment: "Question", message: "Message", review: "Review", user: "Person" },
  reason: {
    label: "Reason, for the audit log",
    hint: "Only colleagues read this. Write down what you saw and why you do this.",
  },
  action: { cancel: "Cancel", back: "Back" },
  overview: {
    title: "What is waiting",
    text: "What has waited longest comes first.",
    empty: "All done",
    emptyText: "Nothing is waiting for a decision. New reports, appeals and disputes will show up here.",
  },
} satisfies typeof nl;
