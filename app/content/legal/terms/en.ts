import { brand } from "~/brand";
import { signatureLine } from "~/brand-shown";
import { MIN_AGE_YEARS } from "~/domain/accounts/account-life";
import { MISSED_AFTER_MINUTES, MISSED_ANSWER_HOURS } from "~/domain/deals/appointment-life";
import { COMPENSATION_MAX, COMPENSATION_PERCENT, LATE_HOURS } from "~/domain/deals/cancellation-rule";
import { DESK_DAYS, PROPOSALS_EACH } from "~/domain/deals/dispute-life";
import { REVIEW_DAYS } from "~/domain/deals/review";
import { START_CODE_WORDS } from "~/domain/deals/start-limits";
import { STOP_DAYS } from "~/domain/deals/stop-life";
import { WITHDRAWAL_DAYS } from "~/domain/deals/withdrawal";
import { RELEASE_DAYS } from "~/domain/money/deal-money";
import { formatEuros } from "~/domain/money/money";
import { HOLD_DAYS, HOLD_REMINDER_DAYS } from "~/domain/money/payment-life";
import { hasEarlyPayouts, payoutsInWords } from "~/domain/money/payout-schedule";
import { IBAN_WAIT_HOURS, MIN_PAYOUT_CENTS } from "~/domain/money/wallet";
import type { Passage } from "~/domain/site/site-text";
import type { Facts } from "../../facts";
import { BUSINESS_NOTICE_DAYS, DAMAGE_TIMES, LIABILITY_EUROS, NOTICE } from "../limits";
import type { TermsTexts } from "./chapters";

const MAIL = { text: brand.supportEmail, to: `mailto:${brand.supportEmail}` };

const WHO = signatureLine("en");

const agreement = ({ mode }: Facts): Passage[] => [
  {
    held: "An agreement forms between the client and the helper when the client accepts the helper’s offer. An offer counts as accepted once the payment for it has succeeded.",
    direct: "An agreement forms between the client and the helper when the client accepts the helper’s offer.",
  }[mode],
  `${brand.name} is not a party to that agreement. We bring the two together; they are the ones who have to keep to what they agree.`,
  `The start code consists of ${START_CODE_WORDS} words, which the client sees at the job and reads out to the helper at the start. When the helper enters them, the work has begun with the start code. Nobody has to use the start code.`,
  {
    held: "The client may revoke the agreement at any time: by cancelling the job, or, once the work has begun with the start code or the helper has said that it is done, by telling the helper and agreeing on an amount with the helper, or opening a dispute about the money that is held. Work that was done until then is settled between the two.",
    direct:
      "The client may revoke the agreement at any time, by cancelling the job or, once the helper has said that the work is done, by telling the helper. Work that was done until then is settled between the two.",
  }[mode],
  {
    held: "A helper may withdraw as long as the job has not been completed and no dispute is open.",
    direct: "A helper may withdraw as long as the job has not been completed.",
  }[mode],
];

const money = ({ mode, percent, earlyPercent, payouts }: Facts): Passage[] =>
  ({
    held: [
      "Posting a job and making an offer is free.",
      {
        list: [
          `The client pays the offer and a service fee of ${percent}% when accepting it. The amount is shown before paying.`,
          "The money stays with our payment provider until the job is completed. Neither party can use it until then.",
          `When the job is completed the helper receives the offer minus a service fee of ${percent}%. A job is completed by the client, or ${RELEASE_DAYS} days after the helper said that the work is done. If the appointment is later, the days count from its start, unless the start code was used. A dispute, a chargeback by the bank and a pause by our team stop those days.`,
          "Extra work that the helper asks money for and the client pays through us follows the same rules and has the same fees.",
          "Until the work begins with the start code or the helper says that it is done, the client may cancel the job. When the client cancels in time, or the helper withdraws, the client gets everything back, including the service fee. What was paid with credit comes back as credit.",
          `When the client cancels less than ${LATE_HOURS} hours before the start that the two agreed on in the chat, or after it, the helper gets ${COMPENSATION_PERCENT}% of the offer as compensation, ${formatEuros(COMPENSATION_MAX, "en")} at most, and we keep no fee. The client gets the rest back.`,
          `If the client may no longer cancel, or would not get everything back, the two may agree which part of the held money was earned. The deal then ends. Both pay the service fee of that part, and the client gets the rest back. A proposal lapses after ${STOP_DAYS} days without a reply and does not stop the payment.`,
          `From ${MISSED_AFTER_MINUTES} minutes after the agreed start either party may report that the other did not come, unless the work has begun with the start code. The other has ${MISSED_ANSWER_HOURS} hours to answer. Until then the client may not cancel the job. Withdrawal from the contract remains possible, on the page for it. Admitted or unanswered, the deal ends: when the helper did not come the client gets everything back, when the client did not come the helper gets the same compensation. Contested, a dispute begins.`,
          `If the work does not begin, money is held for at most ${HOLD_DAYS} days. Then it goes back to the client, unless the work was marked as done or a dispute is open. If the work began with the start code, the money does not go back by itself: if the work is not marked as done after ${HOLD_DAYS} days, we decide who gets it. Both are notified ${HOLD_REMINDER_DAYS} days earlier.`,
          `In a dispute each party makes at most ${PROPOSALS_EACH} proposals to divide the money. If they do not agree by then or within ${DESK_DAYS} days, we decide. Both pay the service fee of the part that counts as earned, and the client gets the rest back.`,
          "When the client’s bank takes a payment back, the money is set apart until the bank decides, and nothing else happens to it. If the helper had it already, it leaves the helper’s balance for that time, as far as there is money on it. If the bank decides for the client, the helper does not get it back.",
          "When the helper is a business with a VAT number, we make an invoice for the client on behalf of that business as soon as we release the money, and a credit note if a bank takes that money back from the helper afterwards. If we refund the client ourselves, the invoice stands: the helper keeps the money. The business chooses the VAT rate and files its own VAT return.",
          `What a helper has earned is paid out ${payoutsInWords(payouts, "en")}, if it is ${formatEuros(MIN_PAYOUT_CENTS, "en")} or more.${hasEarlyPayouts(payouts) ? ` An earlier payout costs ${earlyPercent}%.` : ""} To be paid out, a helper needs an IBAN, an identity that our payment provider has verified and, because tax law asks for it, the details that we report to the tax authorities. After a new IBAN a payout waits ${IBAN_WAIT_HOURS} hours, unless it is the first and the helper has just logged in.`,
        ],
      },
    ],
    direct: [
      `Using ${brand.name} is free. We are not a payment service: client and helper agree themselves how the helper is paid, and pay each other directly. We hold no money and cannot give any back.`,
    ],
  })[mode];

export default (facts: Facts): TermsTexts => ({
  about: {
    title: "What these terms are about",
    passages: [
      `${brand.name} (${brand.domain}) is a marketplace in the Netherlands. Someone who needs a job done (the client) posts it; someone who can do it (the helper) makes an offer. These terms apply to everyone who uses it, as a private individual or as a business.`,
      ...(WHO ? [`${brand.name} is run by ${WHO}.`] : []),
    ],
  },
  profile: {
    title: "Your profile",
    passages: [
      {
        list: [
          `You are ${MIN_AGE_YEARS} or older.`,
          "You have one profile per person or business.",
          "Your login is yours alone: do not share it.",
          "What your profile says must be true, and stay true.",
          "If you act as a business, you say so, with your business name, company number (KVK), VAT number, address and business email.",
        ],
      },
    ],
  },
  content: {
    title: "What you write and show",
    passages: [
      "Nothing you post may be offensive, illegal, obscene, defamatory or discriminatory. Do not post what belongs to someone else without their permission.",
      "Phone numbers, email addresses, websites and account names do not belong in texts that everyone can read, nor in the message with an offer. A filter stops them. The two of an accepted offer can exchange them in their chat.",
    ],
  },
  agreement: { title: "The agreement between client and helper", passages: agreement(facts) },
  money: { title: "Money", passages: money(facts) },
  withdrawal: {
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
  helpers: {
    title: "If you help",
    passages: [
      "You decide which jobs you do, and how. You arrange your own insurance and your own taxes, and you only take on work that you are allowed and able to do.",
    ],
  },
  reviews: {
    title: "Reviews",
    passages: [
      `After a completed job both may review the other, once. A review becomes visible when both have written one, or after ${REVIEW_DAYS} days. It says what really happened.`,
    ],
  },
  measures: {
    title: "What we may do",
    passages: [
      "To keep the marketplace safe we may:",
      {
        list: [
          "ask users to identify themselves;",
          "deny someone access;",
          "delete profiles, and what was posted against these terms;",
          "modify or remove reviews.",
        ],
      },
      "Everyone can report what should not be there. A person decides, not a computer. If a decision on a report is about you, we email you why, and you may appeal once; another member of our team then decides. The same goes when we remove something that you posted without a report, or suspend your account.",
      [
        "How lists are ordered, what the filter stops and what else happens by itself is on ",
        { text: "what happens automatically", to: "/automatisch" },
        ".",
      ],
    ],
  },
  liability: {
    title: "Liability",
    passages: [
      `Our liability is limited to EUR ${LIABILITY_EUROS}. Nothing in these terms limits liability for intent or gross negligence, or any other liability that the law does not allow to be limited.`,
      `If something is damaged during a job, turn to the helper first. We may, at our own discretion, compensate up to ${DAMAGE_TIMES.en} the price of the job. This is not something you can claim.`,
    ],
  },
  changes: {
    title: "Changes",
    passages: [
      `We announce a change of these terms by email, ${NOTICE.en} before it takes effect. If you do not agree, you can delete your account before then.`,
      `If you help as a business, we tell you at least ${BUSINESS_NOTICE_DAYS} days before, or longer if you need more time to adapt, and you may end the agreement before it takes effect. A business whose account we restrict or close gets the reasons in writing, and can appeal.`,
    ],
  },
  law: {
    title: "Law and court",
    passages: [
      "Dutch law applies. Disputes go to the Amsterdam District Court, unless the law gives a consumer the right to another court.",
    ],
  },
  contact: {
    title: "Contact",
    passages: [
      [
        "Authorities and users reach our contact point for the Digital Services Act (Regulation (EU) 2022/2065, articles 11 and 12) in Dutch or English at ",
        MAIL,
        ". What was reported and what we decided is in ",
        { text: "reports and decisions", to: "/meldingen" },
        ".",
      ],
      ["Questions about these terms? Write to ", MAIL, ", or use ", { text: "our contact form", to: "/contact" }, "."],
    ],
  },
});
