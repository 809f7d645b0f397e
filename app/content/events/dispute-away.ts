import type { Sentences } from "./deal-facts";

export const AWAY_IN_DISPUTE = {
  open: {
    nl: "Je account is geschorst: je kunt niet inloggen om te reageren. Mail ons jouw kant. Dat kan als antwoord op onze mail. Ons team leest het voordat het beslist, en mailt je de uitkomst.",
    en: "Your account is suspended, so you can’t log in to respond. Email us your side: just reply to our email. Our team reads it before it decides, and emails you the outcome.",
  },
  done: {
    nl: ({ name, until }) =>
      `Je account is geschorst. Ben je het niet eens met het werk? Laat het ons weten vóór ${until}, via de link in onze mail over je schorsing. Doe je niets, dan gaat het geld daarna naar ${name}.`,
    en: ({ name, until }) =>
      `Your account is suspended. Don’t you agree with the work? Tell us before ${until}, at the link in our email about your suspension. If you do nothing, the money then goes to ${name}.`,
  },
} satisfies Sentences;
