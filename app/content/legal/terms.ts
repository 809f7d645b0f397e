import { brand } from "~/brand";
import { signatureLine } from "~/brand-shown";
import { LEAST_AGE } from "~/domain/account-life";
import { MISSED_AFTER_MINUTES, MISSED_ANSWER_HOURS } from "~/domain/appointment-life";
import { COMPENSATION_MAX, COMPENSATION_PERCENT, LATE_HOURS } from "~/domain/cancellation-rule";
import { RELEASE_DAYS } from "~/domain/deal-money";
import { DESK_DAYS, PROPOSALS_EACH } from "~/domain/dispute-life";
import { formatEuros } from "~/domain/money";
import { HOLD_DAYS } from "~/domain/payment-life";
import { REVIEW_DAYS } from "~/domain/review";
import type { Chapter, Passage } from "~/domain/site-text";
import { WITHDRAWAL_DAYS } from "~/domain/withdrawal";
import type { Facts } from "../facts";
import { BUSINESS_NOTICE_DAYS, DAMAGE_TIMES, LIABILITY_EUROS, NOTICE } from "./limits";

const MAIL = { text: brand.supportEmail, to: `mailto:${brand.supportEmail}` };

const WHO = signatureLine("en");

const agreement = ({ mode }: Facts): Passage[] => [
  {
    held: "An agreement forms between the requester and the helper when the requester accepts the helper's bid. A bid counts as accepted once the payment for it has succeeded.",
    direct: "An agreement forms between the requester and the helper when the requester accepts the helper's bid.",
  }[mode],
  `${brand.name} is not a party to that agreement. We bring the two together; what they agree is theirs to keep.`,
  {
    held: "The requester may revoke the agreement at any time: by cancelling the job, or, once the helper has said that the work is done, by telling the helper and opening a dispute about the money that is held. Work that was done until then is settled between the two.",
    direct:
      "The requester may revoke the agreement at any time, by cancelling the job or, once the helper has said that the work is done, by telling the helper. Work that was done until then is settled between the two.",
  }[mode],
  "A helper may withdraw as long as the job has not been completed.",
];

const money = ({ mode, percent, earlyPercent, payoutDay }: Facts): Passage[] =>
  ({
    held: [
      "Posting a job and making a bid is free.",
      {
        list: [
          `The requester pays the bid and a platform fee of ${percent}% when accepting it. The amount is shown before paying.`,
          "Our payment provider holds the money. It is not ours, and neither party can use it meanwhile.",
          `When the job is completed the helper receives the bid less a fee of ${percent}%. A job is completed by the requester, or ${RELEASE_DAYS} days after the helper said that the work is done and nobody objected.`,
          "When the job is cancelled before the helper said that the work is done, or the helper withdraws, the requester gets everything back, the platform fee included.",
          `When the requester cancels less than ${LATE_HOURS} hours before the start that the two agreed on in the chat, or after it, the helper gets ${COMPENSATION_PERCENT}% of the bid as compensation, ${formatEuros(COMPENSATION_MAX, "en")} at most, and we keep no fee. The requester gets the rest back.`,
          `From ${MISSED_AFTER_MINUTES} minutes after the agreed start either party may report that the other did not come. The other has ${MISSED_ANSWER_HOURS} hours to answer. Admitted or unanswered, the deal ends: when the helper did not come the requester gets everything back, when the requester did not come the helper gets the same compensation. Contested, a dispute begins.`,
          `Money is held for at most ${HOLD_DAYS} days. Then it goes back to the requester.`,
          `In a dispute each party makes at most ${PROPOSALS_EACH} proposals to divide the money. If they do not agree within ${DESK_DAYS} days, we decide.`,
          `What a helper has earned is paid out on day ${payoutDay} of the month. An earlier payout costs ${earlyPercent}%. To be paid out, a helper needs an IBAN and an identity that our payment provider has verified.`,
        ],
      },
    ],
    direct: [
      `Using ${brand.name} is free. We are not a payment service: requester and helper agree themselves how the helper is paid, and pay each other directly. We hold no money and cannot give any back.`,
    ],
  })[mode];

/** The terms, in the language they hold in. */
export const terms = (facts: Facts): Chapter[] => [
  {
    id: "about",
    title: "What these terms are about",
    passages: [
      `${brand.name} (${brand.domain}) is a marketplace in the Netherlands. Somebody who needs a job done (the requester) posts it; somebody who can do it (the helper) makes a bid. These terms hold for everyone who uses it, as a private person or as a business.`,
      ...(WHO ? [`${brand.name} is run by ${WHO}.`] : []),
    ],
  },
  {
    id: "profile",
    title: "Your profile",
    passages: [
      {
        list: [
          `You are ${LEAST_AGE} or older.`,
          "One profile for each person or business.",
          "Your login is yours alone: do not share it.",
          "What your profile says must be true, and stay true.",
          "Whoever acts as a business says so, with the company's name, Chamber of Commerce number, VAT number and address.",
        ],
      },
    ],
  },
  {
    id: "content",
    title: "What you write and show",
    passages: [
      "Nothing you post may be offensive, illegal, obscene, defamatory or discriminatory. Do not post what belongs to somebody else without their permission.",
      "Phone numbers and links do not belong in questions below a job: everyone can read them there.",
    ],
  },
  { id: "agreement", title: "The agreement between requester and helper", passages: agreement(facts) },
  { id: "money", title: "Money", passages: money(facts) },
  {
    id: "withdrawal",
    title: "Withdrawing from a contract",
    passages: {
      held: [
        [
          `Until ${WITHDRAWAL_DAYS} days after paying, a consumer may withdraw from our service, and from the work too when the helper is a business. Do so on the page `,
          { text: "withdraw from your contract", to: "/herroepen" },
          ". It says what withdrawing does before it is confirmed; a receipt follows by email at once.",
        ],
      ],
      direct: [
        `Who has work done by a business may mostly withdraw from that contract with the business for ${WITHDRAWAL_DAYS} days. Nothing is paid through us.`,
      ],
    }[facts.mode],
  },
  {
    id: "helpers",
    title: "If you help",
    passages: [
      "You decide which jobs you do, and how. You arrange your own insurance and your own taxes, and you only take on work that you are allowed and able to do.",
    ],
  },
  {
    id: "reviews",
    title: "Reviews",
    passages: [
      `After a completed job both may review the other, once. A review becomes visible when both have written one, or after ${REVIEW_DAYS} days. It says what really happened.`,
    ],
  },
  {
    id: "measures",
    title: "What we may do",
    passages: [
      "To keep the marketplace safe we may:",
      {
        list: [
          "ask users to identify themselves;",
          "deny somebody access;",
          "delete profiles, and what was posted against these terms;",
          "modify or remove reviews.",
        ],
      },
      "Everyone can report what should not be there. A person decides, not a computer; whoever it is about is told why by email and may appeal once.",
    ],
  },
  {
    id: "liability",
    title: "Liability",
    passages: [
      `Our liability is limited to EUR ${LIABILITY_EUROS}. Nothing in these terms limits liability for intent or gross negligence, or any other liability that the law does not allow to be limited.`,
      `When something is damaged during a job, the helper is the first to turn to. We may, at our own discretion, compensate up to ${DAMAGE_TIMES} the price of the job. Nobody can claim this.`,
    ],
  },
  {
    id: "changes",
    title: "Changes",
    passages: [
      `We announce a change of these terms by email, ${NOTICE} before it takes effect. If you do not agree, you can delete your account before then.`,
      `Whoever helps as a business hears of it at least ${BUSINESS_NOTICE_DAYS} days before, longer when they need more time to adapt, and may end the agreement before it takes effect. A business whose account we restrict or close gets the reasons in writing, and can appeal.`,
    ],
  },
  {
    id: "law",
    title: "Law and court",
    passages: [
      "Dutch law applies. Disputes go to the Amsterdam District Court, unless the law gives a consumer the right to another court.",
    ],
  },
  {
    id: "contact",
    title: "Contact",
    passages: [
      [
        "Authorities and users reach our contact point for the Digital Services Act (Regulation (EU) 2022/2065, articles 11 and 12) in Dutch or English at ",
        MAIL,
        ". What we were told and decided stands in ",
        { text: "reports and decisions", to: "/meldingen" },
        ".",
      ],
      ["Questions about these terms? Write to ", MAIL, ", or use ", { text: "our contact form", to: "/contact" }, "."],
    ],
  },
];
