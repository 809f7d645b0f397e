import { DESK_DAYS, PROPOSALS_EACH } from "~/domain/deals/dispute-life";
import type { Mails } from "../mail-text";

export default {
  // ../events/chargebacks.ts fills `{news}` and `{headline}`, ../events/disputes.ts the others.
  dispute: {
    nl: {
      subject: "{title}: ‘{job_title}’",
      lines: ["{what}", "{said}", "{statement}", "{money}", "{payout}", "{next}"],
      button: "Naar het geschil",
    },
    en: {
      subject: "{title}: ‘{job_title}’",
      lines: ["{what}", "{said}", "{statement}", "{money}", "{payout}", "{next}"],
      button: "Go to the dispute",
    },
  },
  // ../events/stops.ts fills the placeholders.
  stop_proposal: {
    nl: {
      subject: "{title}: ‘{job_title}’",
      lines: ["{what}", "{money}", "{next}"],
      button: "{button}",
    },
    en: {
      subject: "{title}: ‘{job_title}’",
      lines: ["{what}", "{money}", "{next}"],
      button: "{button}",
    },
  },
  dispute_opened: {
    nl: {
      subject: "Je geschil over ‘{job_title}’ is geopend",
      lines: [
        "Je geschil met {name} over ‘{job_title}’ is geopend. {name} krijgt daarvan bericht.",
        "De betaling van {amount} blijft in bewaring: niemand krijgt geld tot het geschil is gesloten.",
        "Jullie doen om de beurt een voorstel: hoeveel is er verdiend? Wie van jullie begint, maakt niet uit.",
        `Jullie hebben tot {deadline}: dat zijn ${DESK_DAYS} dagen. Zijn jullie het dan niet eens, of na ${PROPOSALS_EACH} voorstellen van ieder, dan beslist ons team. Is het toch opgelost? Dan sluit je het geschil zelf.`,
      ],
      more: [{ of: "beside", line: "In die {amount} zit ook het andere geld voor deze klus, zoals voor meerwerk." }],
      button: "Naar het geschil",
    },
    en: {
      subject: "Your dispute about ‘{job_title}’ is open",
      lines: [
        "Your dispute with {name} about ‘{job_title}’ is open. We’ve let {name} know.",
        "The payment of {amount} stays held: nobody gets any money until the dispute is closed.",
        "You take turns making a proposal: how much was earned? Either of you can start.",
        `You have until {deadline}: that’s ${DESK_DAYS} days. If you don’t agree by then, or after ${PROPOSALS_EACH} proposals each, our team decides. Solved after all? Then you can close the dispute yourself.`,
      ],
      more: [{ of: "beside", line: "That {amount} includes the other money for this job, such as for extra work." }],
      button: "Go to the dispute",
    },
  },
  dispute_contested: {
    nl: {
      subject: "Je was er wel: er loopt een geschil over ‘{job_title}’",
      lines: [
        "Je liet weten dat je er wel was. {name} meldde dat je er niet was bij ‘{job_title}’. Daarom loopt er nu een geschil. {name} krijgt daarvan bericht.",
        "De betaling van {amount} blijft in bewaring: niemand krijgt geld tot het geschil is gesloten.",
        "Jullie doen om de beurt een voorstel: hoeveel is er verdiend? Wie van jullie begint, maakt niet uit.",
        `Jullie hebben tot {deadline}: dat zijn ${DESK_DAYS} dagen. Zijn jullie het dan niet eens, of na ${PROPOSALS_EACH} voorstellen van ieder, dan beslist ons team.`,
      ],
      more: [{ of: "beside", line: "In die {amount} zit ook het andere geld voor deze klus, zoals voor meerwerk." }],
      button: "Naar het geschil",
    },
    en: {
      subject: "You were there: there’s a dispute about ‘{job_title}’",
      lines: [
        "You told us you were there. {name} reported that you weren’t there for ‘{job_title}’. So there’s now a dispute. We’ve let {name} know.",
        "The payment of {amount} stays held: nobody gets any money until the dispute is closed.",
        "You take turns making a proposal: how much was earned? Either of you can start.",
        `You have until {deadline}: that’s ${DESK_DAYS} days. If you don’t agree by then, or after ${PROPOSALS_EACH} proposals each, our team decides.`,
      ],
      more: [{ of: "beside", line: "That {amount} includes the other money for this job, such as for extra work." }],
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
        "Vragen, of klopt er iets niet? Mail ons: {support}. Noem betaling {payment}.",
      ],
      more: [
        { of: "withdrawal", line: "Je herroeping staat hier los van: je krijgt nog antwoord daarop, per mail." },
        {
          of: "withdrawal_over",
          line: "Dit is ook ons antwoord op je herroeping: je krijgt deze betaling helemaal terug.",
        },
        {
          of: "withdrawal_over_helper",
          line: "Dit is ook ons antwoord op de herroeping van {name}: die betaling gaat helemaal terug.",
        },
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
        "Questions, or is something wrong? Email us at {support}. Mention payment {payment}.",
      ],
      more: [
        { of: "withdrawal", line: "Your withdrawal is separate: you’ll still get an answer to it, by email." },
        {
          of: "withdrawal_over",
          line: "This is also our answer to your withdrawal: you get all of this payment back.",
        },
        {
          of: "withdrawal_over_helper",
          line: "This is also our answer to {name}’s withdrawal: all of that payment goes back.",
        },
      ],
      button: "View the payment",
    },
  },
  chargeback_again: {
    nl: {
      subject: "{headline}: betaling {payment}{about}",
      lines: ["{news}", "Vragen? Mail ons: {support}. Noem betaling {payment}."],
      button: "Bekijk de klus",
    },
    en: {
      subject: "{headline}: payment {payment}{about}",
      lines: ["{news}", "Questions? Email us at {support}. Mention payment {payment}."],
      button: "View the job",
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
