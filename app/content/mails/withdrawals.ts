import { ANSWER_WORKING_DAYS } from "~/domain/site/answer-time";
import type { Mails } from "../mail-text";

export default {
  withdrawal_refunded: {
    nl: {
      subject: "Ontvangstbewijs: je hebt je overeenkomst herroepen",
      lines: [
        "Je hebt op {at} je overeenkomst over ‘{job_title}’ herroepen (betaling nummer {payment}, {amount}).",
        "De overeenkomst is gestopt. Je krijgt {refund} terug, ook de servicekosten. {refundWay}",
        "Je klus staat weer open voor nieuwe biedingen.",
        "Bewaar deze mail als bewijs.",
      ],
      more: [
        {
          of: "extra",
          line: "Van de {refund} komt {extra} uit een andere betaling voor deze klus, met servicekosten.",
        },
      ],
      button: "Bekijk de klus",
    },
    en: {
      subject: "Receipt: you’ve withdrawn from your contract",
      lines: [
        "On {at} you withdrew from your contract for ‘{job_title}’ (payment number {payment}, {amount}).",
        "The deal has ended. You get {refund} back, including the service fee. {refundWay}",
        "Your job is open again for new offers.",
        "Keep this email as proof.",
      ],
      more: [
        {
          of: "extra",
          line: "Of the {refund}, {extra} comes from another payment for this job, with its service fee.",
        },
      ],
      button: "View the job",
    },
  },
  withdrawal_compensated: {
    nl: {
      subject: "Ontvangstbewijs: je hebt je overeenkomst herroepen",
      lines: [
        "Je hebt op {at} je overeenkomst over ‘{job_title}’ herroepen (betaling nummer {payment}, {amount}).",
        "De overeenkomst is gestopt. Onze servicekosten krijg je helemaal terug. De klusser is geen bedrijf, dus voor het werk geldt wat voor laat annuleren geldt: de klusser krijgt {compensation}.",
        "Je krijgt {refund} terug. {refundWay}",
        "Je klus staat weer open voor nieuwe biedingen.",
        "Bewaar deze mail als bewijs.",
      ],
      more: [
        {
          of: "extra",
          line: "Van de {refund} komt {extra} uit een andere betaling voor deze klus, met servicekosten.",
        },
      ],
      button: "Bekijk de klus",
    },
    en: {
      subject: "Receipt: you’ve withdrawn from your contract",
      lines: [
        "On {at} you withdrew from your contract for ‘{job_title}’ (payment number {payment}, {amount}).",
        "The deal has ended. You get our service fee back in full. The helper isn’t a business, so the rules for cancelling late apply to the work: the helper gets {compensation}.",
        "You get {refund} back. {refundWay}",
        "Your job is open again for new offers.",
        "Keep this email as proof.",
      ],
      more: [
        {
          of: "extra",
          line: "Of the {refund}, {extra} comes from another payment for this job, with its service fee.",
        },
      ],
      button: "View the job",
    },
  },
  withdrawal_answered: {
    nl: {
      subject: "Ontvangstbewijs: je hebt je overeenkomst herroepen",
      lines: [
        "Je hebt op {at} je overeenkomst herroepen (betaling nummer {payment}, {amount}).",
        `Ons team kijkt ernaar en antwoordt binnen ${ANSWER_WORKING_DAYS} werkdagen.`,
        "Bewaar deze mail als bewijs. Je kunt hem ook beantwoorden.",
      ],
      more: [
        { of: "helper", line: "Het gaat om ‘{job_title}’, met {helper} als klusser." },
        { of: "held", line: "Een herroeping houdt de betaling aan de klusser niet tegen, een geschil wel." },
      ],
      button: "Bekijk de betaling",
    },
    en: {
      subject: "Receipt: you’ve withdrawn from your contract",
      lines: [
        "On {at} you withdrew from your contract (payment number {payment}, {amount}).",
        `Our team looks at it and answers within ${ANSWER_WORKING_DAYS} working days.`,
        "Keep this email as proof. You can also reply to it.",
      ],
      more: [
        { of: "helper", line: "It’s about ‘{job_title}’, with {helper} as the helper." },
        { of: "held", line: "A withdrawal doesn’t stop the payment to the helper; a dispute does." },
      ],
      button: "See the payment",
    },
  },
  withdrawal_granted: {
    nl: {
      subject: "Je herroeping van betaling {payment} is toegekend",
      lines: [
        "Je hebt op {at} je overeenkomst herroepen (betaling nummer {payment}, {amount}). We geven je gelijk.",
        "{statement}",
      ],
      more: [
        { of: "refund", line: "Je krijgt onze servicekosten van {refund} terug. {refundWay}" },
        { of: "payment", line: "Vragen? Antwoord op deze mail." },
      ],
      button: "Bekijk de betaling",
    },
    en: {
      subject: "Your withdrawal from payment {payment} was granted",
      lines: [
        "On {at} you withdrew from your contract (payment number {payment}, {amount}). We agree with you.",
        "{statement}",
      ],
      more: [
        { of: "refund", line: "You get our service fee of {refund} back. {refundWay}" },
        { of: "payment", line: "Any questions? Reply to this email." },
      ],
      button: "See the payment",
    },
  },
  withdrawal_rejected: {
    nl: {
      subject: "Je herroeping van betaling {payment} is afgewezen",
      lines: [
        "Je hebt op {at} je overeenkomst herroepen (betaling nummer {payment}, {amount}). Dat kunnen we niet toekennen.",
        "{statement}",
        "Ben je het er niet mee eens? Antwoord op deze mail.",
      ],
      button: "Bekijk de betaling",
    },
    en: {
      subject: "Your withdrawal from payment {payment} was rejected",
      lines: [
        "On {at} you withdrew from your contract (payment number {payment}, {amount}). We can’t grant that.",
        "{statement}",
        "Don’t you agree? Reply to this email.",
      ],
      button: "See the payment",
    },
  },
  withdrawal_helper_asked: {
    nl: {
      subject: "{name} heeft de overeenkomst over ‘{job_title}’ herroepen",
      lines: [
        "{name} heeft de overeenkomst over ‘{job_title}’ herroepen. Ons team beslist daarover en mailt jullie allebei.",
        "Tot dan verandert er voor jou niets. Je hoeft niets te doen.",
        "Vragen? Antwoord op deze mail.",
      ],
      more: [
        { of: "extra_of", line: "Het gaat om meerwerk bij ‘{extra_of}’. De rest van de klus staat daar los van." },
      ],
      button: "Bekijk de betaling",
    },
    en: {
      subject: "{name} has withdrawn from the contract for ‘{job_title}’",
      lines: [
        "{name} has withdrawn from the contract for ‘{job_title}’. Our team decides on that and will email you both.",
        "Until then, nothing changes for you. You don’t have to do anything.",
        "Any questions? Reply to this email.",
      ],
      more: [{ of: "extra_of", line: "It’s about extra work on ‘{extra_of}’. The rest of the job isn’t part of it." }],
      button: "See the payment",
    },
  },
  withdrawal_helper: {
    nl: {
      subject: "{name} heeft de overeenkomst over ‘{job_title}’ herroepen",
      lines: ["{name} heeft de overeenkomst over ‘{job_title}’ herroepen. Ons team heeft dat toegekend."],
      more: [
        { of: "extra_of", line: "Het gaat om meerwerk bij ‘{extra_of}’. De rest van de klus staat daar los van." },
        { of: "keeps", line: "Je houdt wat je voor deze klus kreeg. Je hoeft niets te doen." },
        {
          of: "goes_on",
          line: "Dat gaat alleen over onze dienst: {name} krijgt onze servicekosten terug. Jullie deal gaat door. Wat jij krijgt, blijft hetzelfde.",
        },
        { of: "payment", line: "Vragen? Antwoord op deze mail." },
      ],
      button: "Bekijk de betaling",
    },
    en: {
      subject: "{name} has withdrawn from the contract for ‘{job_title}’",
      lines: ["{name} has withdrawn from the contract for ‘{job_title}’. Our team has granted that."],
      more: [
        { of: "extra_of", line: "It’s about extra work on ‘{extra_of}’. The rest of the job isn’t part of it." },
        { of: "keeps", line: "You keep what you got for this job. You don’t have to do anything." },
        {
          of: "goes_on",
          line: "That is about our service only: {name} gets our service fee back. Your deal goes on. What you get stays the same.",
        },
        { of: "payment", line: "Any questions? Reply to this email." },
      ],
      button: "See the payment",
    },
  },
  withdrawal_service_asked: {
    nl: {
      subject: "{name} heeft onze dienst bij ‘{job_title}’ herroepen",
      lines: [
        "{name} heeft onze dienst bij ‘{job_title}’ herroepen. Dat gaat over onze servicekosten, niet over het werk. Ons team beslist erover en mailt jullie allebei.",
        "Tot dan verandert er voor jou niets. Je hoeft niets te doen.",
        "Vragen? Antwoord op deze mail.",
      ],
      more: [
        { of: "extra_of", line: "Het gaat om meerwerk bij ‘{extra_of}’. De rest van de klus staat daar los van." },
      ],
      button: "Bekijk de betaling",
    },
    en: {
      subject: "{name} has withdrawn from our service for ‘{job_title}’",
      lines: [
        "{name} has withdrawn from our service for ‘{job_title}’. That’s about our service fee, not about the work. Our team decides on it and will email you both.",
        "Until then, nothing changes for you. You don’t have to do anything.",
        "Any questions? Reply to this email.",
      ],
      more: [{ of: "extra_of", line: "It’s about extra work on ‘{extra_of}’. The rest of the job isn’t part of it." }],
      button: "See the payment",
    },
  },
  withdrawal_service: {
    nl: {
      subject: "{name} krijgt onze servicekosten voor ‘{job_title}’ terug",
      lines: [
        "{name} heeft onze dienst bij ‘{job_title}’ herroepen, niet het werk. Ons team heeft dat toegekend: {name} krijgt onze servicekosten terug.",
      ],
      more: [
        { of: "extra_of", line: "Het gaat om meerwerk bij ‘{extra_of}’. De rest van de klus staat daar los van." },
        { of: "keeps", line: "Je houdt wat je voor deze klus kreeg. Je hoeft niets te doen." },
        { of: "goes_on", line: "Jullie deal gaat door. Wat jij krijgt, blijft hetzelfde." },
        { of: "payment", line: "Vragen? Antwoord op deze mail." },
      ],
      button: "Bekijk de betaling",
    },
    en: {
      subject: "{name} gets our service fee for ‘{job_title}’ back",
      lines: [
        "{name} has withdrawn from our service for ‘{job_title}’, not from the work. Our team has granted that: {name} gets our service fee back.",
      ],
      more: [
        { of: "extra_of", line: "It’s about extra work on ‘{extra_of}’. The rest of the job isn’t part of it." },
        { of: "keeps", line: "You keep what you got for this job. You don’t have to do anything." },
        { of: "goes_on", line: "Your deal goes on. What you get stays the same." },
        { of: "payment", line: "Any questions? Reply to this email." },
      ],
      button: "See the payment",
    },
  },
  withdrawal_helper_rejected: {
    nl: {
      subject: "De overeenkomst over ‘{job_title}’ blijft gelden",
      lines: [
        "{name} wilde de overeenkomst over ‘{job_title}’ herroepen. Ons team heeft dat afgewezen.",
        "Voor jou verandert er niets: wat jullie afspraken over het werk en het geld blijft zoals het is. Je hoeft niets te doen.",
        "Vragen? Antwoord op deze mail.",
      ],
      more: [
        { of: "extra_of", line: "Het gaat om meerwerk bij ‘{extra_of}’. De rest van de klus staat daar los van." },
      ],
      button: "Bekijk de betaling",
    },
    en: {
      subject: "The contract for ‘{job_title}’ still applies",
      lines: [
        "{name} wanted to withdraw from the contract for ‘{job_title}’. Our team has rejected that.",
        "Nothing changes for you: what you agreed about the work and the money stays as it is. You don’t have to do anything.",
        "Any questions? Reply to this email.",
      ],
      more: [{ of: "extra_of", line: "It’s about extra work on ‘{extra_of}’. The rest of the job isn’t part of it." }],
      button: "See the payment",
    },
  },
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
