import type { Mails } from "../mail-text";

const MISSED_SHARE = {
  nl: {
    owner:
      "Jullie deal stopt dan. {name} krijgt {compensation} vergoeding uit je betaling. Jij krijgt {refund} terug. Was je er wel? Zeg je dat, dan begint er een geschil en blijft het geld in bewaring.",
    helper:
      "Jullie deal stopt dan. {name} krijgt alles terug, en het telt mee als een klus die je niet afmaakte. Was je er wel? Zeg je dat, dan begint er een geschil en blijft het geld in bewaring.",
  },
  en: {
    owner:
      "The deal then ends. {name} gets {compensation} of your payment as compensation. You get {refund} back. If you say you were there, a dispute starts and the money stays held.",
    helper:
      "The deal then ends. {name} gets everything back, and it counts as a job you didn’t finish. If you say you were there, a dispute starts and the money stays held.",
  },
};

const WAITS = {
  nl: "Ons team kijkt nog naar de betaling. De deal stopt niet voordat dat klaar is.",
  en: "Our team is still looking into the payment. The deal doesn’t end before that’s done.",
};

const STANDS = {
  nl: {
    until: "Jullie afspraak van {stands} blijft staan tot jij akkoord gaat.",
    still: "Jullie afspraak van {stands} blijft staan.",
  },
  en: {
    until: "Your appointment on {stands} stays in place until you agree.",
    still: "Your appointment on {stands} stays in place.",
  },
};

const TO_CALENDAR = {
  nl: { label: "Zet de afspraak in je agenda", path: "/afspraak.ics", below: true },
  en: { label: "Add the appointment to your calendar", path: "/afspraak.ics", below: true },
} as const;

export default {
  appointment_proposed: {
    nl: {
      subject: "{name} stelt een tijd voor: {span}",
      lines: [
        "{name} wil voor ‘{job_title}’ afspreken op {span}.",
        "Kun je dan? Accepteer de tijd, of stel een andere voor. De afspraak staat pas als jullie het allebei eens zijn.",
      ],
      more: [{ of: "stands_from", line: STANDS.nl.until }],
      button: "Geef antwoord",
    },
    en: {
      subject: "{name} suggests a time: {span}",
      lines: [
        "{name} would like to meet for ‘{job_title}’ on {span}.",
        "Does that suit you? Accept the time, or suggest another. The appointment is only set once you both agree.",
      ],
      more: [{ of: "stands_from", line: STANDS.en.until }],
      button: "Reply",
    },
  },
  appointment_agreed: {
    nl: {
      subject: "Jullie afspraak staat: {span}",
      lines: [
        "{name} is akkoord. Jullie afspraak voor ‘{job_title}’ is op {span}.",
        "Komt het toch niet uit? Verzet de afspraak in de chat.",
      ],
      more: [{ of: "replaced_from", line: "Jullie eerdere afspraak van {replaced} vervalt." }],
      button: "Naar de chat",
      also: TO_CALENDAR.nl,
    },
    en: {
      subject: "Your appointment is set: {span}",
      lines: [
        "{name} agrees. Your appointment for ‘{job_title}’ is on {span}.",
        "If it doesn’t suit you after all, move it in the chat.",
      ],
      more: [{ of: "replaced_from", line: "It replaces your earlier appointment on {replaced}." }],
      button: "Go to the chat",
      also: TO_CALENDAR.en,
    },
  },
  appointment_declined: {
    nl: {
      subject: "{name} kan niet op {span}",
      lines: ["{name} kan voor ‘{job_title}’ niet op {span}.", "Stel in de chat een andere tijd voor."],
      more: [{ of: "stands_from", line: STANDS.nl.still }],
      button: "Naar de chat",
    },
    en: {
      subject: "{name} can’t make it on {span}",
      lines: ["{name} can’t make it for ‘{job_title}’ on {span}.", "Suggest another time in the chat."],
      more: [{ of: "stands_from", line: STANDS.en.still }],
      button: "Go to the chat",
    },
  },
  appointment_reminder: {
    nl: {
      subject: "Je afspraak: {span}",
      lines: [
        "Denk aan je afspraak met {name} voor ‘{job_title}’: {span}.",
        "Komt het toch niet uit? Zeg het meteen in de chat. Annuleer je de deal, dan zie je eerst wat dat kost.",
      ],
      button: "Naar de chat",
      also: TO_CALENDAR.nl,
    },
    en: {
      subject: "Your appointment: {span}",
      lines: [
        "Don’t forget your appointment with {name} for ‘{job_title}’: {span}.",
        "If you can’t make it, say so in the chat right away. If you cancel the deal, you’ll see first what it costs.",
      ],
      button: "Go to the chat",
      also: TO_CALENDAR.en,
    },
  },
  missed: {
    nl: {
      subject: "Was je er niet? Antwoord uiterlijk {deadline}: ‘{job_title}’",
      lines: [
        "{name} zegt dat je niet op de afspraak voor ‘{job_title}’ was: {span}.",
        "Klopt dat? Antwoord uiterlijk {deadline}. Zonder antwoord telt het als niet gekomen.",
      ],
      more: [
        { of: "compensation", line: MISSED_SHARE.nl.owner },
        { of: "back", line: MISSED_SHARE.nl.helper },
        { of: "waits", line: WAITS.nl },
      ],
      button: "Geef antwoord",
    },
    en: {
      subject: "Weren’t you there? Reply before {deadline}: ‘{job_title}’",
      lines: [
        "{name} says you weren’t there for ‘{job_title}’: {span}.",
        "Is that right? Reply before {deadline}. Without a reply it counts as a no-show.",
      ],
      more: [
        { of: "compensation", line: MISSED_SHARE.en.owner },
        { of: "back", line: MISSED_SHARE.en.helper },
        { of: "waits", line: WAITS.en },
      ],
      button: "Reply",
    },
  },
  missed_retracted: {
    nl: {
      subject: "Je hoeft niet meer te antwoorden over de afspraak",
      lines: [
        "{name} zegt niet meer dat je niet op de afspraak voor ‘{job_title}’ was.",
        "Het telt niet als niet gekomen, en jullie deal gaat verder.",
      ],
      more: [{ of: "begun", line: "De startcode is ingevuld: het werk is begonnen." }],
      button: "Bekijk de afspraak",
    },
    en: {
      subject: "You no longer have to reply about the appointment",
      lines: [
        "{name} withdrew the report that you weren’t there for ‘{job_title}’.",
        "It doesn’t count as a no-show, and your deal goes on.",
      ],
      more: [{ of: "begun", line: "The start code was entered: the work has begun." }],
      button: "View the appointment",
    },
  },
  missed_reminder: {
    nl: {
      subject: "Antwoord uiterlijk {deadline}: ‘{job_title}’",
      lines: [
        "{name} zegt dat je niet op de afspraak voor ‘{job_title}’ was: {span}. Je hebt nog niet geantwoord.",
        "Antwoord uiterlijk {deadline}. Daarna telt het als niet gekomen.",
      ],
      more: [
        { of: "compensation", line: MISSED_SHARE.nl.owner },
        { of: "back", line: MISSED_SHARE.nl.helper },
        { of: "waits", line: WAITS.nl },
      ],
      button: "Geef antwoord",
    },
    en: {
      subject: "Reply before {deadline}: ‘{job_title}’",
      lines: [
        "{name} says you weren’t there for ‘{job_title}’: {span}. You haven’t replied yet.",
        "Reply before {deadline}. After that it counts as a no-show.",
      ],
      more: [
        { of: "compensation", line: MISSED_SHARE.en.owner },
        { of: "back", line: MISSED_SHARE.en.helper },
        { of: "waits", line: WAITS.en },
      ],
      button: "Reply",
    },
  },
} satisfies Mails;
