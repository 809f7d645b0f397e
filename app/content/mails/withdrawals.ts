import { ANSWER_WORKING_DAYS } from "~/domain/site/answer-time";
import type { Language } from "~/domain/values/language";
import type { Mails, MailText } from "../mail-text";

const FRAME = {
  nl: {
    receipt: "Ontvangstbewijs: je hebt je overeenkomst herroepen",
    withdrewFrom: "Je hebt op {at} je overeenkomst over ‘{job_title}’ herroepen (betaling nummer {payment}, {amount}).",
    withdrew: "Je hebt op {at} je overeenkomst herroepen (betaling nummer {payment}, {amount}).",
    reopened: "Je klus staat weer open voor nieuwe biedingen.",
    proof: "Bewaar deze mail als bewijs.",
    extra: "Van de {refund} komt {extra} uit een andere betaling voor deze klus, met servicekosten.",
    extraOf: "Het gaat om meerwerk bij ‘{extra_of}’. De rest van de klus staat daar los van.",
    unchanged: "Tot dan verandert er voor jou niets. Je hoeft niets te doen.",
    keeps: "Je houdt wat je voor deze klus kreeg. Je hoeft niets te doen.",
    questions: "Vragen? Antwoord op deze mail.",
    job: "Bekijk de klus",
    payment: "Bekijk de betaling",
  },
  en: {
    receipt: "Receipt: you’ve withdrawn from your contract",
    withdrewFrom: "On {at} you withdrew from your contract for ‘{job_title}’ (payment number {payment}, {amount}).",
    withdrew: "On {at} you withdrew from your contract (payment number {payment}, {amount}).",
    reopened: "Your job is open again for new offers.",
    proof: "Keep this email as proof.",
    extra: "Of the {refund}, {extra} comes from another payment for this job, with its service fee.",
    extraOf: "It’s about extra work on ‘{extra_of}’. The rest of the job isn’t part of it.",
    unchanged: "Until then, nothing changes for you. You don’t have to do anything.",
    keeps: "You keep what you got for this job. You don’t have to do anything.",
    questions: "Any questions? Reply to this email.",
    job: "View the job",
    payment: "See the payment",
  },
};

type Texts = Record<Language, MailText>;
type Words<T> = Record<Language, T>;

const inBoth = (write: (language: Language) => MailText): Texts => ({ nl: write("nl"), en: write("en") });

/** To the payer of a deal that ended at once. */
const receipt = (ended: Words<string[]>): Texts =>
  inBoth((language) => {
    const frame = FRAME[language];
    return {
      subject: frame.receipt,
      lines: [frame.withdrewFrom, ...ended[language], frame.reopened, frame.proof],
      more: [{ of: "extra", line: frame.extra }],
      button: frame.job,
    };
  });

type ToHelper = Words<Pick<MailText, "subject" | "lines">>;

const toHelper = (texts: ToHelper): Texts =>
  inBoth((language) => {
    const { subject, lines } = texts[language];
    const { extraOf, questions, payment } = FRAME[language];
    return { subject, lines: [...lines, questions], more: [{ of: "extra_of", line: extraOf }], button: payment };
  });

const grantedToHelper = (texts: ToHelper, goesOn: Words<string>): Texts =>
  inBoth((language) => {
    const { extraOf, keeps, questions, payment } = FRAME[language];
    return {
      ...texts[language],
      more: [
        { of: "extra_of", line: extraOf },
        { of: "keeps", line: keeps },
        { of: "goes_on", line: goesOn[language] },
        { of: "payment", line: questions },
      ],
      button: payment,
    };
  });

export default {
  withdrawal_refunded: receipt({
    nl: ["De overeenkomst is gestopt. Je krijgt {refund} terug, ook de servicekosten. {refundWay}"],
    en: ["The deal has ended. You get {refund} back, including the service fee. {refundWay}"],
  }),
  withdrawal_compensated: receipt({
    nl: [
      "De overeenkomst is gestopt. Onze servicekosten krijg je helemaal terug. De klusser is geen bedrijf, dus voor het werk geldt wat voor laat annuleren geldt: de klusser krijgt {compensation}.",
      "Je krijgt {refund} terug. {refundWay}",
    ],
    en: [
      "The deal has ended. You get our service fee back in full. The helper isn’t a business, so the rules for cancelling late apply to the work: the helper gets {compensation}.",
      "You get {refund} back. {refundWay}",
    ],
  }),
  withdrawal_answered: {
    nl: {
      subject: FRAME.nl.receipt,
      lines: [
        FRAME.nl.withdrew,
        `Ons team kijkt ernaar en antwoordt binnen ${ANSWER_WORKING_DAYS} werkdagen.`,
        `${FRAME.nl.proof} Je kunt hem ook beantwoorden.`,
      ],
      more: [
        { of: "helper", line: "Het gaat om ‘{job_title}’, met {helper} als klusser." },
        { of: "held", line: "Een herroeping houdt de betaling aan de klusser niet tegen, een geschil wel." },
      ],
      button: FRAME.nl.payment,
    },
    en: {
      subject: FRAME.en.receipt,
      lines: [
        FRAME.en.withdrew,
        `Our team looks at it and answers within ${ANSWER_WORKING_DAYS} working days.`,
        `${FRAME.en.proof} You can also reply to it.`,
      ],
      more: [
        { of: "helper", line: "It’s about ‘{job_title}’, with {helper} as the helper." },
        { of: "held", line: "A withdrawal doesn’t stop the payment to the helper; a dispute does." },
      ],
      button: FRAME.en.payment,
    },
  },
  withdrawal_granted: {
    nl: {
      subject: "Je herroeping van betaling {payment} is toegekend",
      lines: [`${FRAME.nl.withdrew} We geven je gelijk.`, "{statement}"],
      more: [
        { of: "refund", line: "Je krijgt onze servicekosten van {refund} terug. {refundWay}" },
        { of: "payment", line: FRAME.nl.questions },
      ],
      button: FRAME.nl.payment,
    },
    en: {
      subject: "Your withdrawal from payment {payment} was granted",
      lines: [`${FRAME.en.withdrew} We agree with you.`, "{statement}"],
      more: [
        { of: "refund", line: "You get our service fee of {refund} back. {refundWay}" },
        { of: "payment", line: FRAME.en.questions },
      ],
      button: FRAME.en.payment,
    },
  },
  withdrawal_rejected: {
    nl: {
      subject: "Je herroeping van betaling {payment} is afgewezen",
      lines: [
        `${FRAME.nl.withdrew} Dat kunnen we niet toekennen.`,
        "{statement}",
        "Ben je het er niet mee eens? Antwoord op deze mail.",
      ],
      button: FRAME.nl.payment,
    },
    en: {
      subject: "Your withdrawal from payment {payment} was rejected",
      lines: [`${FRAME.en.withdrew} We can’t grant that.`, "{statement}", "Don’t you agree? Reply to this email."],
      button: FRAME.en.payment,
    },
  },
  withdrawal_helper_asked: toHelper({
    nl: {
      subject: "{name} heeft de overeenkomst over ‘{job_title}’ herroepen",
      lines: [
        "{name} heeft de overeenkomst over ‘{job_title}’ herroepen. Ons team beslist daarover en mailt jullie allebei.",
        FRAME.nl.unchanged,
      ],
    },
    en: {
      subject: "{name} has withdrawn from the contract for ‘{job_title}’",
      lines: [
        "{name} has withdrawn from the contract for ‘{job_title}’. Our team decides on that and will email you both.",
        FRAME.en.unchanged,
      ],
    },
  }),
  withdrawal_helper: grantedToHelper(
    {
      nl: {
        subject: "{name} heeft de overeenkomst over ‘{job_title}’ herroepen",
        lines: ["{name} heeft de overeenkomst over ‘{job_title}’ herroepen. Ons team heeft dat toegekend."],
      },
      en: {
        subject: "{name} has withdrawn from the contract for ‘{job_title}’",
        lines: ["{name} has withdrawn from the contract for ‘{job_title}’. Our team has granted that."],
      },
    },
    {
      nl: "Dat gaat alleen over onze dienst: {name} krijgt onze servicekosten terug. Jullie deal gaat door. Wat jij krijgt, blijft hetzelfde.",
      en: "That is about our service only: {name} gets our service fee back. Your deal goes on. What you get stays the same.",
    },
  ),
  withdrawal_service_asked: toHelper({
    nl: {
      subject: "{name} heeft onze dienst bij ‘{job_title}’ herroepen",
      lines: [
        "{name} heeft onze dienst bij ‘{job_title}’ herroepen. Dat gaat over onze servicekosten, niet over het werk. Ons team beslist erover en mailt jullie allebei.",
        FRAME.nl.unchanged,
      ],
    },
    en: {
      subject: "{name} has withdrawn from our service for ‘{job_title}’",
      lines: [
        "{name} has withdrawn from our service for ‘{job_title}’. That’s about our service fee, not about the work. Our team decides on it and will email you both.",
        FRAME.en.unchanged,
      ],
    },
  }),
  withdrawal_service: grantedToHelper(
    {
      nl: {
        subject: "{name} krijgt onze servicekosten voor ‘{job_title}’ terug",
        lines: [
          "{name} heeft onze dienst bij ‘{job_title}’ herroepen, niet het werk. Ons team heeft dat toegekend: {name} krijgt onze servicekosten terug.",
        ],
      },
      en: {
        subject: "{name} gets our service fee for ‘{job_title}’ back",
        lines: [
          "{name} has withdrawn from our service for ‘{job_title}’, not from the work. Our team has granted that: {name} gets our service fee back.",
        ],
      },
    },
    {
      nl: "Jullie deal gaat door. Wat jij krijgt, blijft hetzelfde.",
      en: "Your deal goes on. What you get stays the same.",
    },
  ),
  withdrawal_helper_rejected: toHelper({
    nl: {
      subject: "De overeenkomst over ‘{job_title}’ blijft gelden",
      lines: [
        "{name} wilde de overeenkomst over ‘{job_title}’ herroepen. Ons team heeft dat afgewezen.",
        "Voor jou verandert er niets: wat jullie afspraken over het werk en het geld blijft zoals het is. Je hoeft niets te doen.",
      ],
    },
    en: {
      subject: "The contract for ‘{job_title}’ still applies",
      lines: [
        "{name} wanted to withdraw from the contract for ‘{job_title}’. Our team has rejected that.",
        "Nothing changes for you: what you agreed about the work and the money stays as it is. You don’t have to do anything.",
      ],
    },
  }),
  withdrawal_desk: {
    nl: {
      subject: "Herroeping van betaling {payment}: antwoord gevraagd",
      lines: [
        "De betaler van betaling {payment} ({amount}, ‘{job_title}’) heeft op {at} de overeenkomst herroepen.",
        `Antwoord binnen ${ANSWER_WORKING_DAYS} werkdagen.`,
      ],
    },
    en: {
      subject: "Withdrawal from payment {payment}: please answer",
      lines: [
        "The payer of payment {payment} ({amount}, ‘{job_title}’) withdrew from the contract on {at}.",
        `Answer within ${ANSWER_WORKING_DAYS} working days.`,
      ],
    },
  },
} satisfies Mails;
