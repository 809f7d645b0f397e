import { REVIEW_DAYS } from "~/domain/deals/review";
import type { Mails } from "../mail-text";

export default {
  // ../events/deal-ends.ts and ../events/disputes.ts fill the next three.
  deal_ended_owner: {
    nl: {
      subject: "{title}: ‘{job_title}’",
      lines: ["{what}", "{money}", "{next}"],
      button: "Naar je klus",
    },
    en: {
      subject: "{title}: ‘{job_title}’",
      lines: ["{what}", "{money}", "{next}"],
      button: "Go to your job",
    },
  },
  deal_ended_helper: {
    nl: {
      subject: "{title}: ‘{job_title}’",
      lines: ["{what}", "{money}", "{next}"],
      button: "Bekijk de klus",
    },
    en: {
      subject: "{title}: ‘{job_title}’",
      lines: ["{what}", "{money}", "{next}"],
      button: "View the job",
    },
  },
  deal_ended_compensated: {
    nl: {
      subject: "{title}: ‘{job_title}’",
      lines: ["{what}", "{money}", "{payout}", "{next}"],
      button: "Naar je wallet",
    },
    en: {
      subject: "{title}: ‘{job_title}’",
      lines: ["{what}", "{money}", "{payout}", "{next}"],
      button: "Go to your wallet",
    },
  },
  deal_suspended: {
    nl: {
      subject: "Het account van {name} is geschorst",
      lines: ["{news}"],
      button: "Bekijk je deal",
    },
    en: {
      subject: "{name}’s account has been suspended",
      lines: ["{news}"],
      button: "See your deal",
    },
  },
  deal_restored: {
    nl: {
      subject: "Het account van {name} is weer open",
      lines: ["{news}"],
      button: "Bekijk je deal",
    },
    en: {
      subject: "{name}’s account is open again",
      lines: ["{news}"],
      button: "See your deal",
    },
  },
  review_request: {
    nl: {
      subject: "Hoe verliep de klus met {name}?",
      lines: [
        "‘{job_title}’ is afgerond. Vertel andere buren hoe het ging met {name}: een paar sterren en een zin of twee is genoeg.",
        `{name} ziet wat je schreef pas als jullie allebei klaar zijn, of na ${REVIEW_DAYS} dagen. Je kunt dus gewoon eerlijk zijn.`,
      ],
      button: "Schrijf je beoordeling",
    },
    en: {
      subject: "How was the job with {name}?",
      lines: [
        "‘{job_title}’ is completed. Tell other neighbours how it went with {name}: a few stars and a sentence or two will do.",
        `{name} only sees what you wrote once you’ve both written, or after ${REVIEW_DAYS} days. So you can be completely honest.`,
      ],
      button: "Write your review",
    },
  },
  review_request_ended: {
    nl: {
      subject: "Hoe ging de samenwerking met {name}?",
      lines: [
        "Je deal met {name} voor ‘{job_title}’ is gestopt. Vertel andere buren hoe het ging: een paar sterren en een zin of twee is genoeg.",
        `{name} ziet wat je schreef pas als jullie allebei klaar zijn, of na ${REVIEW_DAYS} dagen. Je kunt dus gewoon eerlijk zijn.`,
      ],
      button: "Schrijf je beoordeling",
    },
    en: {
      subject: "How did working with {name} go?",
      lines: [
        "Your deal with {name} for ‘{job_title}’ has ended. Tell other neighbours how it went: a few stars and a sentence or two will do.",
        `{name} only sees what you wrote once you’ve both written, or after ${REVIEW_DAYS} days. So you can be completely honest.`,
      ],
      button: "Write your review",
    },
  },
} satisfies Mails;
