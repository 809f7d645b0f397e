import { LAST_DAYS, RELEASE_DAYS } from "~/domain/money/deal-money";
import type { Mails } from "../mail-text";

const LAPSED = {
  nl: { of: "lapsed", line: "De {lapsed} extra die je vroeg, is vervallen, want de klus is afgerond." },
  en: { of: "lapsed", line: "The {lapsed} extra that you asked for has lapsed, because the job is completed." },
};

export default {
  payment_held: {
    nl: {
      subject: "Meerwerk voor ‘{job_title}’ is betaald",
      lines: [
        "{name} heeft je meerwerk voor ‘{job_title}’ betaald.",
        "Het geld is in bewaring. Is de klus afgerond, dan krijg je {amount}: de prijs min {fee} servicekosten.",
      ],
      more: [{ of: "to_start", line: "Je kunt met het meerwerk beginnen." }],
      button: "Naar de chat",
    },
    en: {
      subject: "Extra work for ‘{job_title}’ has been paid",
      lines: [
        "{name} has paid for your extra work for ‘{job_title}’.",
        "The money is held. Once the job is completed, you get {amount}: the price minus a {fee} service fee.",
      ],
      more: [{ of: "to_start", line: "You can start the extra work." }],
      button: "Go to the chat",
    },
  },
  payment_held_again: {
    nl: {
      subject: "{name} heeft opnieuw betaald voor ‘{job_title}’",
      lines: [
        "{name} heeft opnieuw betaald voor ‘{job_title}’. Er is weer geld in bewaring.",
        `Is de klus afgerond, dan krijg je {amount}: de prijs min {fee} servicekosten. Is het werk al klaar? Dan heeft {name} nog minstens ${LAST_DAYS} dagen om het goed te keuren of een geschil te openen. Daarna gaat het geld vanzelf naar je toe.`,
      ],
      button: "Naar de chat",
    },
    en: {
      subject: "{name} has paid again for ‘{job_title}’",
      lines: [
        "{name} has paid again for ‘{job_title}’. Money is held again.",
        `Once the job is completed, you get {amount}: the price minus a {fee} service fee. Is the work already done? Then {name} has at least ${LAST_DAYS} more days to approve it or open a dispute. After that you get the money.`,
      ],
      button: "Go to the chat",
    },
  },
  payment_released: {
    nl: {
      subject: "Je geld voor ‘{job_title}’ is vrijgegeven",
      lines: [
        "{name} heeft je werk voor ‘{job_title}’ goedgekeurd.",
        "{amount} staat op je saldo, na aftrek van {fee} servicekosten.",
        "{payout}",
      ],
      more: [LAPSED.nl],
      button: "Naar je wallet",
    },
    en: {
      subject: "Your money for ‘{job_title}’ has been released",
      lines: [
        "{name} has approved your work for ‘{job_title}’.",
        "{amount} has been added to your balance, after a {fee} service fee.",
        "{payout}",
      ],
      more: [LAPSED.en],
      button: "Go to your wallet",
    },
  },
  payment_released_by_time: {
    nl: {
      subject: "Je geld voor ‘{job_title}’ is vrijgegeven",
      lines: [
        `Je gaf aan dat het werk klaar is, en de ${RELEASE_DAYS} dagen waarin {name} kon reageren, zijn voorbij. We hebben ‘{job_title}’ daarom afgerond.`,
        "{amount} staat op je saldo, na aftrek van {fee} servicekosten.",
        "{payout}",
      ],
      more: [LAPSED.nl],
      button: "Naar je wallet",
    },
    en: {
      subject: "Your money for ‘{job_title}’ has been released",
      lines: [
        `You marked the work as done, and the ${RELEASE_DAYS} days in which {name} could respond are over. So we’ve completed ‘{job_title}’.`,
        "{amount} has been added to your balance, after a {fee} service fee.",
        "{payout}",
      ],
      more: [LAPSED.en],
      button: "Go to your wallet",
    },
  },
  paid_by_time: {
    nl: {
      subject: "‘{job_title}’ is afgerond en {name} is betaald",
      lines: [
        `{name} gaf aan dat het werk klaar is, en de ${RELEASE_DAYS} dagen waarin je kon reageren, zijn voorbij. We hebben ‘{job_title}’ daarom afgerond.`,
        "{name} heeft {amount} op het saldo gekregen, na aftrek van servicekosten. Je hoeft niets te doen.",
      ],
      button: "Bekijk de betaling",
    },
    en: {
      subject: "‘{job_title}’ is completed and {name} has been paid",
      lines: [
        `{name} marked the work as done, and the ${RELEASE_DAYS} days in which you could respond are over. So we’ve completed ‘{job_title}’.`,
        "{amount} has been added to {name}’s balance, after the service fee. You don’t have to do anything.",
      ],
      button: "See the payment",
    },
  },
  tip: {
    nl: {
      subject: "Je kreeg fooi voor ‘{job_title}’",
      lines: [
        "{name} gaf je {amount} fooi voor ‘{job_title}’.",
        "Het hele bedrag staat op je saldo: op een fooi zitten geen servicekosten.",
        "{payout}",
      ],
      button: "Naar je wallet",
    },
    en: {
      subject: "You got a tip for ‘{job_title}’",
      lines: [
        "{name} has tipped you {amount} for ‘{job_title}’.",
        "The whole amount has been added to your balance: there’s no service fee on a tip.",
        "{payout}",
      ],
      button: "Go to your wallet",
    },
  },
  payment_refunded: {
    nl: {
      subject: "{refundedWhat} voor ‘{job_title}’ terugbetaald",
      lines: ["{refundReason}", "Je krijgt {amount} terug. {refundWay}"],
      button: "Bekijk de klus",
    },
    en: {
      subject: "{refundedWhat} for ‘{job_title}’ refunded",
      lines: ["{refundReason}", "You get {amount} back. {refundWay}"],
      button: "View the job",
    },
  },
  payment_gone: {
    nl: {
      subject: "{name} heeft de betaling voor ‘{job_title}’ terug",
      lines: ["{refundReason}", "{refundNext}"],
      button: "Bekijk de klus",
    },
    en: {
      subject: "{name} has the payment for ‘{job_title}’ back",
      lines: ["{refundReason}", "{refundNext}"],
      button: "View the job",
    },
  },
  payment_part_refunded: {
    nl: {
      subject: "Je krijgt {amount}{ofTip} terug{about}",
      lines: ["{refundReason}", "Je krijgt {amount} terug. {refundWay}"],
      button: "Bekijk de betaling",
    },
    en: {
      subject: "You get {amount}{ofTip} back{about}",
      lines: ["{refundReason}", "You get {amount} back. {refundWay}"],
      button: "View the payment",
    },
  },
  payment_part_gone: {
    nl: {
      subject: "{name} krijgt {amount}{ofTip} terug voor ‘{job_title}’",
      lines: ["{refundReason}", "Je hoeft niets te doen."],
      button: "Bekijk de betaling",
    },
    en: {
      subject: "{name} gets {amount}{ofTip} back for ‘{job_title}’",
      lines: ["{refundReason}", "You don’t have to do anything."],
      button: "View the payment",
    },
  },
  payment_failed: {
    nl: {
      subject: "Je {failedWhat} van {amount}{forJob} is niet gelukt",
      lines: ["Je bank heeft de {failedWhat} van {amount} niet uitgevoerd. Er is niets afgeschreven.", "{failedNext}"],
      button: "Bekijk de betaling",
    },
    en: {
      subject: "Your {failedWhat} of {amount}{forJob} failed",
      lines: ["Your bank didn’t carry out the {failedWhat} of {amount}. Nothing was taken.", "{failedNext}"],
      button: "View the payment",
    },
  },
  // ../events/other-amounts.ts fills `{news}` and `{headline}`.
  other_amount: {
    nl: { subject: "{headline}{forJob}", lines: ["{news}"], button: "Bekijk de betaling" },
    en: { subject: "{headline}{forJob}", lines: ["{news}"], button: "View the payment" },
  },
  refund_failed: {
    nl: {
      subject: "Terugbetaling mislukt: betaling {payment}{about}",
      lines: [
        "We wilden {amount} terugbetalen, maar je bank of kaartuitgever nam het niet aan. Misschien is de rekening of kaart opgeheven.",
        "Het geld is nu bij ons. Ons team zoekt uit hoe je het krijgt en mailt je. Je hoeft niets te doen.",
      ],
      button: "Bekijk de betaling",
    },
    en: {
      subject: "Refund failed: payment {payment}{about}",
      lines: [
        "We tried to refund {amount}, but your bank or card issuer didn’t accept it. The account or card may have been closed.",
        "We now have the money. Our team will find another way to pay you and will email you. You don’t have to do anything.",
      ],
      button: "View the payment",
    },
  },
  refund_otherwise: {
    nl: {
      subject: "Alsnog terugbetaald: betaling {payment}{about}",
      lines: [
        "Je bank of kaartuitgever nam {amount} niet aan. Ons team heeft dat geld op een andere manier terugbetaald.",
        "Heb je het na een week nog niet? Mail ons.",
      ],
      button: "Bekijk de betaling",
    },
    en: {
      subject: "Refunded after all: payment {payment}{about}",
      lines: [
        "Your bank or card issuer didn’t accept {amount}. Our team has refunded that money another way.",
        "Don’t have it after a week? Email us.",
      ],
      button: "View the payment",
    },
  },
} satisfies Mails;
