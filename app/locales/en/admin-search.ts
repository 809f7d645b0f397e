import type nl from "../nl/admin-search";
import fields from "./fields";

const { label: field } = fields;

export default {
  box: "Find by name, email address, title, number, invoice or customer code",
  boxButton: "Find",
  landmark: "Search everything",
  title: "Find",
  titleOf: "Results for ‘{{search}}’",
  begin: "What are you looking for?",
  beginText:
    "Type a name, email address, title, number, invoice number or customer code above. Words need at least {{letters}} letters.",
  short: "‘{{search}}’ is too short",
  shortText: "Type a word of at least {{letters}} letters, or a number.",
  nothing: "Nothing found for ‘{{search}}’",
  nothingText: "Type part of a name, email address or title. Emails are kept for {{days}} days.",
  people: "People",
  jobs: "Jobs",
  payments: "Payments",
  payouts: "Payouts",
  mails: "Emails",
  none: { people: "No people", jobs: "No jobs", payments: "No payments", payouts: "No payouts", mails: "No emails" },
  more: { people: "All matching people", jobs: "All matching jobs" },
  cut: "There are more: these are the latest {{count}}. Use a number to find a single one.",
  column: {
    name: field.name,
    email: field.email,
    status: "Status",
    number: "Number",
    since: "Member since",
    job: "Job",
    owner: "Client",
    place: "Place",
    remote: "Remote",
    posted: "Posted",
    mail: "Email",
    to: "To",
    made: "Created",
    sent: "Sent",
  },
  person: "Person {{id}}",
  company: "{{name}}, {{company}}",
  jobNumber: "Job {{id}}",
  number: "Email {{id}}",
  noReader: "Address without an account",
  states: { waiting: "Waiting", sent: "Sent", skipped: "Not wanted", failed: "Not delivered" },
} satisfies typeof nl;
