import { KEPT_DAYS } from "../../domain/site/retention";
import type nl from "../nl/admin-letters";

export default {
  letters: {
    title: "Undelivered",
    note: `Emails, push messages and payment instructions that weren’t delivered after all attempts. We delete emails and push messages after ${KEPT_DAYS.deliveries} days.`,
    none: "Everything has been delivered.",
    letter: "Message",
    number: "Message {{id}}",
    what: "What",
    to: "To",
    kinds: {
      mail: "Email",
      push: "Push",
      provider: "Payment instruction",
      job_match: "Notification of a new job",
      missed_jobs: "Notification of missed jobs",
      searches: "Checking saved searches",
      record: "Updating figures",
    },
    key: "Key",
    amount: "Amount",
    attempts: "Attempts",
    error: "Error",
    failed: "Given up",
    made: "Made",
    ended:
      "{{name}} dealt with this on {{at}}: {{what}}. There’s nothing left to do here. If it fails again, it comes back to the list.",
    endedUnknown: "This has already been dealt with. There’s nothing left to do here.",
  },
  retry: {
    title: "Deliver message {{id}} again?",
    text: "We try again right away, with a new series of attempts. If that fails, it comes back here.",
    erased: `If the address is wrong, leave it: we erase this message ${KEPT_DAYS.deliveries} days after it was given up.`,
    money:
      "If it’s money, we first ask the payment provider whether it was sent already. If that isn’t certain, nothing is sent and the error says why.",
    confirm: "Try again",
    pending: "Trying…",
    done: "Message {{id}} is being delivered again.",
    usual: ["The service is available again", "The address was corrected", "A setting was corrected"],
  },
} satisfies typeof nl;
