import type { Mails } from "../mail-text";

export default {
  message: {
    nl: {
      subject: "Nieuw bericht van {name}",
      lines: ["{name} schreef je een bericht{about}. Lees het en antwoord in de chat."],
      button: "Lees het bericht",
    },
    en: {
      subject: "New message from {name}",
      lines: ["{name} wrote you a message{about}. Read it and reply in the chat."],
      button: "Read the message",
    },
  },
  team_message: {
    nl: {
      subject: "Bericht van het team van {brand}",
      lines: ["{message}", "Wil je reageren? Antwoord dan op deze mail."],
    },
    en: {
      subject: "Message from the {brand} team",
      lines: ["{message}", "Want to reply? Answer this email."],
    },
  },
  contact: {
    nl: {
      subject: "{subject}",
      lines: ["Van {name} <{email}>, via het contactformulier:", "{message}"],
    },
    en: {
      subject: "{subject}",
      lines: ["From {name} <{email}>, via the contact form:", "{message}"],
    },
  },
  partner: {
    nl: {
      subject: "Partner worden: {subject}",
      lines: ["Van {name} <{email}>, namens {company}:", "{message}"],
    },
    en: {
      subject: "Becoming a partner: {subject}",
      lines: ["From {name} <{email}>, on behalf of {company}:", "{message}"],
    },
  },
  support_copy: {
    nl: {
      subject: "Je bericht aan {brand}: {subject}",
      lines: [
        "Bedankt voor je bericht. We nemen zo snel mogelijk contact met je op. Dit schreef je ons:",
        "{message}",
        "Wil je iets toevoegen? Beantwoord dan deze mail.",
      ],
    },
    en: {
      subject: "Your message to {brand}: {subject}",
      lines: [
        "Thank you for your message. We’ll get back to you as soon as we can. This is what you wrote:",
        "{message}",
        "Want to add something? Reply to this email.",
      ],
    },
  },
  support_received: {
    nl: {
      subject: "We hebben een bericht ontvangen",
      lines: [
        "Bedankt voor je bericht aan {brand}. We antwoorden zo snel mogelijk.",
        "Voor de veiligheid herhalen we het bericht niet. Dit adres is niet bevestigd door een ingelogde gebruiker.",
        "Wil je iets toevoegen? Beantwoord dan deze mail.",
        "Schreef je ons niet? Dan vulde iemand anders jouw adres in. Je hoeft niets te doen.",
      ],
    },
    en: {
      subject: "We received a message",
      lines: [
        "Thank you for your message to {brand}. We’ll reply as soon as we can.",
        "To keep you safe, we don’t repeat the message. No logged-in user has confirmed this address.",
        "Want to add something? Reply to this email.",
        "Didn’t write to us? Then someone else filled in your address. You don’t have to do anything.",
      ],
    },
  },
} satisfies Mails;
