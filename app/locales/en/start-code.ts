import { START_TRIES } from "../../domain/deals/start-limits";
import type nl from "../nl/start-code";

export default {
  title: "Start code",
  back: "Back to the job",
  job: "For the job ‘{{job}}’.",
  agreed: "Agreed price: {{amount}}.",
  appointment: "Appointment: {{span}}.",
  early: "Your appointment is on a later day. Only enter the start code when you really start.",
  words: "Your four words",
  suspended: "We’ve suspended {{name}}’s account",
  suspendedText: "{{name}} can’t enter the start code now. The job’s page says what you can do.",
  toJob: "Go to the job",
  read: "Read these words out when {{name}} is with you and starts. Don’t send them beforehand.",
  label: "{{name}}’s four words",
  ask: "Ask {{name}} for the start code when you start: four Dutch words. {{name}} has them with the job and in the email from when you agreed.",
  hint: `Capitals, commas and the word ‘and’ don’t matter. You can try ${START_TRIES} times an hour.`,
  submit: "Start the work",
  pending: "Checking…",
  done: "The work has begun. We’ve told {{name}}.",
  report: {
    own: "You reported that {{name}} wasn’t there. Entering the start code withdraws that report.",
    other: "{{name}} reported that you weren’t there. Entering the start code withdraws that report.",
    ownOwner: "You reported that {{name}} wasn’t there. If {{name}} enters the start code, your report is withdrawn.",
    otherOwner:
      "{{name}} reported that you weren’t there. If {{name}} enters the start code, that report is withdrawn.",
    ended: "The no-show report was then withdrawn, because the start code proves that you were both there.",
    done: "The no-show report has been withdrawn.",
  },
  begun: "The work began on {{at}}",
  begunText: "That’s when the helper entered the start code.",
  why: {
    title: "What is it for?",
    proof: "It proves that the helper was there, and when the work began.",
    missed: "After that, neither of you can report that the other didn’t turn up.",
    cancel:
      "After that, the client can’t cancel alone. If you stop anyway, you agree on an amount together or open a dispute.",
    cancelOwn:
      "After that, you can’t cancel alone. If you stop anyway, you agree on an amount together or open a dispute.",
    optional: "You don’t have to use it. Without a start code, everything goes ahead as you agreed.",
  },
} satisfies typeof nl;
