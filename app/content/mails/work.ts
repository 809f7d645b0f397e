import { LAST_DAYS, RELEASE_DAYS } from "~/domain/money/deal-money";
import { HOLD_DAYS, HOLD_REMINDER_DAYS } from "~/domain/money/payment-life";
import { UNPAID_OWNER } from "../events/unpaid-work";
import type { Mails } from "../mail-text";

const PHOTOS = {
  nl: [
    { of: "photo", line: "{name} voegde een foto van het resultaat toe. Die zie je bij het goedkeuren en in de chat." },
    {
      of: "photos",
      line: "{name} voegde {photos} foto’s van het resultaat toe. Die zie je bij het goedkeuren en in de chat.",
    },
  ],
  en: [
    {
      of: "photo",
      line: "{name} added a photo of the result. You’ll see it when you approve the work and in the chat.",
    },
    {
      of: "photos",
      line: "{name} added {photos} photos of the result. You’ll see them when you approve the work and in the chat.",
    },
  ],
};

/** A pause or a chargeback after the mail stops the days. */
const LATER = {
  nl: "Kijkt ons team of je bank naar de betaling, dan wordt het later.",
  en: "If our team or your bank looks into the payment, it takes longer.",
};

const AHEAD = {
  nl: [
    {
      of: "held_ahead",
      line: "Jullie afspraak is later. Alles al goed gedaan? Keur het werk dan goed. Klopt er iets niet? Bespreek het in de chat of open een geschil.",
    },
    {
      of: "held_ahead",
      line: `Doe je niets, dan ronden we de klus ${RELEASE_DAYS} dagen na het begin van de afspraak af: op {until}. {name} krijgt dan {net}. Een bericht houdt die betaling niet tegen, een geschil wel. ${LATER.nl}`,
    },
    {
      of: "direct_ahead",
      line: `Jullie afspraak is later. Alles al goed gedaan? Betaal {name} zoals jullie afspraken en rond de klus af. Klopt er iets niet? Bespreek het in de chat. Doe je niets, dan ronden we de klus ${RELEASE_DAYS} dagen na het begin van de afspraak af: op {until}.`,
    },
  ],
  en: [
    {
      of: "held_ahead",
      line: "Your appointment is later. If all is well already, approve the work. If something’s wrong, talk about it in the chat or open a dispute.",
    },
    {
      of: "held_ahead",
      line: `If you do nothing, we’ll complete the job ${RELEASE_DAYS} days after the start of the appointment, on {until}, and {name} gets {net}. A message doesn’t stop that payment; a dispute does. ${LATER.en}`,
    },
    {
      of: "direct_ahead",
      line: `Your appointment is later. If all is well already, pay {name} as you agreed and complete the job. If something’s wrong, talk about it in the chat. If you do nothing, we’ll complete the job ${RELEASE_DAYS} days after the start of the appointment, on {until}.`,
    },
  ],
};

const STOPPED = {
  nl: (days: number) => [
    {
      of: "held_stopped",
      line: "Goedkeuren en uitbetalen staat bij ons nu even stil. Klopt er iets niet aan het werk? Bespreek het in de chat of open een geschil. Dat kan wel.",
    },
    {
      of: "held_stopped",
      line: `Doe je niets, dan ronden we de klus af zodra goedkeuren weer kan, maar niet binnen ${days} dagen. {name} krijgt dan {net}. Een bericht houdt die betaling niet tegen, een geschil wel.`,
    },
  ],
  en: (days: number) => [
    {
      of: "held_stopped",
      line: "Approving work and paying out are on hold at the moment. If something’s wrong with the work, talk about it in the chat or open a dispute. You can still do that.",
    },
    {
      of: "held_stopped",
      line: `If you do nothing, we’ll complete the job once approving is possible again, but not within ${days} days. {name} then gets {net}. A message doesn’t stop that payment; a dispute does.`,
    },
  ],
};

const OTHERWISE = {
  nl: "Bespreek het in de chat of open een geschil.",
  en: "talk about it in the chat or open a dispute.",
};

/** `direct`: no money of the deal is with us, so there is nothing to pay, hold or dispute. */
const byPayment = (days: number, otherwise: string) => ({
  nl: [
    { of: "held", line: `Alles goed? Keur het werk dan goed. Klopt er iets niet? ${otherwise}` },
    {
      of: "held",
      line: `Doe je niets, dan ronden we de klus over ${days} dagen af. {name} krijgt dan {net}. Een bericht houdt die betaling niet tegen, een geschil wel. ${LATER.nl}`,
    },
    {
      of: "direct",
      line: "Alles goed? Betaal {name} zoals jullie afspraken en rond de klus af. Klopt er iets niet? Bespreek het in de chat.",
    },
    { of: "direct", line: `Doe je niets, dan ronden we de klus over ${days} dagen af.` },
    ...AHEAD.nl,
    ...STOPPED.nl(days),
  ],
  en: [
    { of: "held", line: `If all is well, approve the work. If something’s wrong, ${otherwise}` },
    {
      of: "held",
      line: `If you do nothing, we’ll complete the job in ${days} days and {name} gets {net}. A message doesn’t stop that payment; a dispute does. ${LATER.en}`,
    },
    {
      of: "direct",
      line: "If all is well, pay {name} as you agreed and complete the job. If something’s wrong, talk about it in the chat.",
    },
    { of: "direct", line: `If you do nothing, we’ll complete the job in ${days} days.` },
    ...AHEAD.en,
    ...STOPPED.en(days),
  ],
});

export default {
  work_marked_done: {
    nl: {
      subject: "{name} is klaar met ‘{job_title}’",
      lines: ["{name} geeft aan dat het werk voor ‘{job_title}’ klaar is. Kijk of het goed is gedaan."],
      more: [...PHOTOS.nl, ...byPayment(RELEASE_DAYS, OTHERWISE.nl).nl],
      button: "Bekijk het werk",
    },
    en: {
      subject: "{name} has finished ‘{job_title}’",
      lines: ["{name} says the work for ‘{job_title}’ is done. Check whether it was done well."],
      more: [...PHOTOS.en, ...byPayment(RELEASE_DAYS, OTHERWISE.en).en],
      button: "See the work",
    },
  },
  work_done_paused: {
    nl: {
      subject: "{name} is klaar met ‘{job_title}’",
      lines: [
        "{name} geeft aan dat het werk voor ‘{job_title}’ klaar is. Kijk of het goed is gedaan.",
        `Ons team kijkt nog naar de betaling. Tot we klaar zijn, kun je het werk niet goedkeuren en gaat er geen geld naar {name}. Daarna heb je nog ${RELEASE_DAYS} dagen om goed te keuren of een geschil te openen. Je krijgt dan bericht.`,
        "Klopt er iets niet? Bespreek het in de chat of open een geschil. Dat kan ook nu.",
      ],
      button: "Bekijk de klus",
    },
    en: {
      subject: "{name} has finished ‘{job_title}’",
      lines: [
        "{name} says the work for ‘{job_title}’ is done. Check whether it was done well.",
        `Our team is still looking into the payment. Until we’re done, you can’t approve the work and no money goes to {name}. After that you have ${RELEASE_DAYS} days to approve or open a dispute. We’ll let you know.`,
        "If something’s wrong, talk about it in the chat or open a dispute. You can do that now, too.",
      ],
      button: "See the job",
    },
  },
  work_done_unpaid: {
    nl: {
      subject: "{name} is klaar met ‘{job_title}’",
      lines: [
        "{name} geeft aan dat het werk voor ‘{job_title}’ klaar is. Je betaling is eerder naar je teruggegaan: er is geen geld meer in bewaring.",
        UNPAID_OWNER.nl(""),
        "Klopt er iets niet aan het werk? Bespreek het in de chat.",
      ],
      button: "Bekijk de klus",
    },
    en: {
      subject: "{name} has finished ‘{job_title}’",
      lines: [
        "{name} says the work for ‘{job_title}’ is done. Your payment went back to you earlier, so no money is held any more.",
        UNPAID_OWNER.en(""),
        "If something’s wrong with the work, talk about it in the chat.",
      ],
      button: "See the job",
    },
  },
  work_done_suspended: {
    nl: {
      subject: "{name} is klaar met ‘{job_title}’",
      lines: [
        "{name} geeft aan dat het werk voor ‘{job_title}’ klaar is. Je account is geschorst, dus je kunt het niet goedkeuren en geen geschil openen.",
        "Ben je het niet eens met het werk? Open dan de link in onze mail over je schorsing. Daar kun je het laten weten. Het geld blijft dan in bewaring, en ons team kijkt er eerst naar.",
        "Vind je die mail niet meer? Beantwoord dan deze mail.",
        `Doe je niets, dan krijgt {name} {net} zodra de ${RELEASE_DAYS} dagen om het ons te laten weten voorbij zijn. De dag staat bij die link.`,
      ],
    },
    en: {
      subject: "{name} has finished ‘{job_title}’",
      lines: [
        "{name} says the work for ‘{job_title}’ is done. Your account is suspended, so you can’t approve it or open a dispute.",
        "Don’t you agree with the work? Open the link in our email about your suspension. You can tell us there. The money then stays held, and our team looks into it first.",
        "Can’t find that email? Reply to this one.",
        `If you do nothing, {name} gets {net} once the ${RELEASE_DAYS} days to tell us are over. You’ll find the day at that link.`,
      ],
    },
  },
  work_done: {
    nl: {
      subject: "Ben je tevreden over ‘{job_title}’?",
      lines: ["{name} is klaar met het werk en wacht op je goedkeuring."],
      more: byPayment(LAST_DAYS, OTHERWISE.nl).nl,
      button: "Bekijk de klus",
    },
    en: {
      subject: "Are you happy with ‘{job_title}’?",
      lines: ["{name} has finished the work and is waiting for your approval."],
      more: byPayment(LAST_DAYS, OTHERWISE.en).en,
      button: "See the job",
    },
  },
  hold_ends_owner: {
    nl: {
      subject: "Is het werk voor ‘{job_title}’ klaar?",
      lines: [
        "Het werk van {name} voor ‘{job_title}’ begon met de startcode, maar is nog niet als klaar doorgegeven. Je betaling is nog in bewaring.",
        "Is het werk goed gedaan? Keur het dan goed. Klopt er iets niet? Open dan een geschil.",
        `Geld blijft ten hoogste ${HOLD_DAYS} dagen zo staan. Over ${HOLD_REMINDER_DAYS} dagen beslist anders ons team over je betaling.`,
      ],
      button: "Bekijk de klus",
    },
    en: {
      subject: "Is the work for ‘{job_title}’ done?",
      lines: [
        "{name}’s work for ‘{job_title}’ began with the start code, but isn’t marked as done yet. Your payment is still held.",
        "Was the work done well? Approve it. Is something wrong? Open a dispute.",
        `Money stays like this for at most ${HOLD_DAYS} days. In ${HOLD_REMINDER_DAYS} days our team otherwise decides about your payment.`,
      ],
      button: "See the job",
    },
  },
  hold_ends_helper: {
    nl: {
      subject: "Is je werk voor ‘{job_title}’ klaar?",
      lines: [
        "Je begon met de startcode van {name} aan ‘{job_title}’, maar het werk is nog niet als klaar doorgegeven. Het geld is nog in bewaring.",
        "Klaar? Geef dat aan bij de klus. Dan kan {name} het goedkeuren.",
        `Geld blijft ten hoogste ${HOLD_DAYS} dagen zo staan. Over ${HOLD_REMINDER_DAYS} dagen beslist anders ons team over het geld.`,
      ],
      button: "Bekijk de klus",
    },
    en: {
      subject: "Is your work for ‘{job_title}’ done?",
      lines: [
        "You started ‘{job_title}’ with {name}’s start code, but the work isn’t marked as done yet. The money is still held.",
        "Done? Mark it on the job’s page. Then {name} can approve it.",
        `Money stays like this for at most ${HOLD_DAYS} days. In ${HOLD_REMINDER_DAYS} days our team otherwise decides about the money.`,
      ],
      button: "See the job",
    },
  },
  unpaid_soon_owner: {
    nl: {
      subject: "Er is nog niet betaald voor ‘{job_title}’",
      lines: [
        "Je betaling voor het werk van {name} aan ‘{job_title}’ is bij je terug. Er is geen geld meer voor in bewaring.",
        "Wil je {name} betalen? Betaal dan opnieuw, bij de klus. Betaalde je al op een andere manier? Rond de klus dan af. Gaat het werk niet door? Annuleer de deal, zolang het niet klaar is.",
        "Is het niet geregeld voor {until}, dan kijkt ons team ernaar. Het beslist of de klus is gedaan.",
      ],
      button: "Bekijk de klus",
    },
    en: {
      subject: "‘{job_title}’ hasn’t been paid for yet",
      lines: [
        "You have your payment for {name}’s work on ‘{job_title}’ back. No money is held for it any more.",
        "Do you want to pay {name}? Pay again, from the job’s page. Did you pay in another way? Complete the job. Is the work not going ahead? Cancel the deal, as long as it isn’t done.",
        "If it isn’t settled before {until}, our team looks into it. It decides whether the job was done.",
      ],
      button: "See the job",
    },
  },
  unpaid_soon_helper: {
    nl: {
      subject: "Er is nog niet betaald voor ‘{job_title}’",
      lines: [
        "De betaling voor je werk aan ‘{job_title}’ ging terug naar {name}. Er is geen geld meer voor in bewaring.",
        "Gaat het werk door, of is het klaar? Stuur {name} een betaalverzoek, of spreek in de chat af hoe je wordt betaald. Gaat het niet door? Trek je bod in, zolang het werk niet klaar is.",
        "Is het niet geregeld voor {until}, dan kijkt ons team ernaar. Het beslist of de klus is gedaan.",
      ],
      button: "Bekijk de klus",
    },
    en: {
      subject: "‘{job_title}’ hasn’t been paid for yet",
      lines: [
        "{name} has the payment for your work on ‘{job_title}’ back. No money is held for it any more.",
        "Is it going ahead, or is it done? Send {name} a payment request, or agree in the chat on how you’ll be paid. Is it not going ahead? Withdraw your offer, as long as the work isn’t done.",
        "If it isn’t settled before {until}, our team looks into it. It decides whether the job was done.",
      ],
      button: "See the job",
    },
  },
} satisfies Mails;
