import type { Mails } from "../mails";

export default {
  // `{news}` and `{headline}` are in ../events/chargebacks.ts, the other placeholders in ../events/disputes.ts.
  dispute: {
    nl: {
      subject: "{title}: ‘{job_title}’",
      lines: ["{what}", "{statement}", "{money}", "{payout}", "{next}"],
      button: "Naar het geschil",
    },
    en: {
      subject: "{title}: ‘{job_title}’",
      lines: ["{what}", "{statement}", "{money}", "{payout}", "{next}"],
      button: "Go to the dispute",
    },
  },
  payment_decision: {
    nl: {
      subject: "{title}: ‘{job_title}’",
      lines: [
        "{what}",
        "{statement}",
        "{money}",
        "{payout}",
        "{next}",
        "Ben je het er niet mee eens? Mail ons: {support}. Noem betaling {payment}.",
      ],
      button: "Bekijk de betaling",
    },
    en: {
      subject: "{title}: ‘{job_title}’",
      lines: [
        "{what}",
        "{statement}",
        "{money}",
        "{payout}",
        "{next}",
        "Do you disagree? Email us at {support}. Mention payment {payment}.",
      ],
      button: "View the payment",
    },
  },
  chargeback: {
    nl: {
      subject: "{headline}: betaling {payment}{about}",
      lines: ["{news}", "Vragen? Mail ons: {support}. Noem betaling {payment}."],
      button: "Bekijk de betaling",
    },
    en: {
      subject: "{headline}: payment {payment}{about}",
      lines: ["{news}", "Questions? Email us at {support}. Mention payment {payment}."],
      button: "View the payment",
    },
  },
} satisfies Mails;
