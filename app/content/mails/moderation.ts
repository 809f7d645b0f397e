import { MONEY_OF_SUSPENDED } from "../events/decisions";
import type { Mails } from "../mail-text";

export default {
  report: {
    nl: {
      subject: "We hebben ontvangen wat je meldde{numbered}",
      more: [{ of: "report", line: "Je meldde {thing}. Dit is melding {report}." }],
      lines: [
        "Bedankt dat je ons dit laat weten. We kijken er zo snel mogelijk naar en mailen je wat we besluiten.",
        "We vertellen de ander nooit dat jij dit meldde. Wil je iets toevoegen? Beantwoord dan deze mail.",
      ],
    },
    en: {
      subject: "We’ve received your report{numbered}",
      more: [{ of: "report", line: "You reported {thing}. This is report {report}." }],
      lines: [
        "Thank you for telling us. We’ll look at it as soon as we can, and email you our decision.",
        "We never tell the other person that it was you. Want to add something? Reply to this email.",
      ],
    },
  },
  report_decided: {
    nl: {
      subject: "Ons besluit over wat je meldde",
      lines: [
        "Je meldde {thing} op {brand}, op {at}. Iemand van ons team heeft ernaar gekeken.",
        "{outcome}",
        "Ben je het er niet mee eens? Beantwoord dan deze mail, noem melding {report} en schrijf waarom. Iemand anders kijkt er opnieuw naar. Je kunt ons besluit ook voorleggen aan een gecertificeerde geschilinstantie (artikel 21 DSA) of aan de rechter.",
      ],
    },
    en: {
      subject: "Our decision on your report",
      lines: [
        "You reported {thing} on {brand} on {at}. Someone on our team has looked at it.",
        "{outcome}",
        "If you disagree, reply to this email, mention report {report} and tell us why. Someone else will look at it again. You can also take our decision to a certified out-of-court dispute settlement body (Article 21 DSA) or to court.",
      ],
    },
  },
  report_reversed: {
    nl: {
      subject: "We hebben ons besluit over wat je meldde teruggedraaid",
      lines: [
        "Je meldde {thing} op {brand}, op {at}. We schreven je eerder wat we besloten.",
        "{outcome}",
        "Ben je het er niet mee eens? Beantwoord dan deze mail, noem melding {report} en schrijf waarom. Je kunt ons besluit ook voorleggen aan een gecertificeerde geschilinstantie (artikel 21 DSA) of aan de rechter.",
      ],
    },
    en: {
      subject: "We’ve reversed our decision on your report",
      lines: [
        "You reported {thing} on {brand} on {at}. We told you earlier what we decided.",
        "{outcome}",
        "If you disagree, reply to this email, mention report {report} and tell us why. You can also take our decision to a certified out-of-court dispute settlement body (Article 21 DSA) or to court.",
      ],
    },
  },
  decision: {
    nl: {
      subject: "We hebben een besluit genomen over jou op {brand}",
      lines: [
        "Iemand meldde jou of iets wat je plaatste op {brand}. We hebben ernaar gekeken en een besluit genomen.",
        "{outcome}",
        "{statement}",
        "{deals}",
        "Ben je het er niet mee eens? Maak dan bezwaar: daarvoor hoef je niet in te loggen. Of beantwoord deze mail en noem besluit {decision}.",
      ],
      button: "Lees het besluit of maak bezwaar",
    },
    en: {
      subject: "We’ve made a decision about you on {brand}",
      lines: [
        "Someone reported you or something you posted on {brand}. We’ve looked at it and made a decision.",
        "{outcome}",
        "{statement}",
        "{deals}",
        "If you disagree, you can appeal without logging in, or reply to this email and mention decision {decision}.",
      ],
      button: "Read the decision or appeal",
    },
  },
  warning: {
    nl: {
      subject: "Waarschuwing van {brand}",
      lines: [
        "Dit is een waarschuwing. Iemand meldde jou of iets wat je plaatste op {brand}. We hebben ernaar gekeken. Aan je account verandert niets.",
        "{statement}",
        "Ben je het niet eens met deze waarschuwing? Maak dan bezwaar, of beantwoord deze mail en noem besluit {decision}.",
      ],
      button: "Lees de waarschuwing of maak bezwaar",
    },
    en: {
      subject: "Warning from {brand}",
      lines: [
        "This is a warning. Someone reported you or something you posted on {brand}. We’ve looked at it. Nothing changes about your account.",
        "{statement}",
        "If you disagree with this warning, you can appeal, or reply to this email and mention decision {decision}.",
      ],
      button: "Read the warning or appeal",
    },
  },
  appeal_received: {
    nl: {
      subject: "We hebben je bezwaar ontvangen",
      lines: [
        "Je maakte bezwaar tegen besluit {decision}. Iemand anders van ons team kijkt er opnieuw naar, en je krijgt antwoord per mail.",
        "Tot dan blijft het besluit staan. Wil je iets toevoegen? Beantwoord deze mail.",
      ],
    },
    en: {
      subject: "We’ve received your appeal",
      lines: [
        "You appealed against decision {decision}. Someone else on our team will look at it again, and you’ll get an answer by email.",
        "Until then, the decision stands. Want to add something? Reply to this email.",
      ],
    },
  },
  appeal: {
    nl: {
      subject: "Ons antwoord op je bezwaar: het besluit blijft staan",
      lines: [
        "Je maakte bezwaar tegen besluit {decision}. Iemand anders van ons team heeft er opnieuw naar gekeken. Het besluit blijft staan.",
        "{outcome}",
        "{statement}",
        "Ben je het er niet mee eens? Je kunt het besluit voorleggen aan een gecertificeerde geschilinstantie (artikel 21 DSA) of aan de rechter. Vragen? Beantwoord dan deze mail.",
      ],
    },
    en: {
      subject: "Our response to your appeal: the decision stands",
      lines: [
        "You appealed against decision {decision}. Someone else on our team has looked at it again. The decision stands.",
        "{outcome}",
        "{statement}",
        "If you disagree, you can take the decision to a certified out-of-court dispute settlement body (Article 21 DSA) or to court. Questions? Reply to this email.",
      ],
    },
  },
  appeal_won: {
    nl: {
      subject: "Je kreeg gelijk: besluit {decision} is teruggedraaid",
      lines: [
        "Je maakte bezwaar tegen besluit {decision}. Iemand anders van ons team heeft er opnieuw naar gekeken. Het besluit is teruggedraaid en geldt niet meer.",
        "{statement}",
        "Vragen? Beantwoord dan deze mail.",
      ],
      more: [
        {
          of: "still_removed",
          line: "Let op: besluit {still_removed} gaat over hetzelfde en geldt nog. Daarom komt het nu niet terug. Tegen elk besluit kun je één keer bezwaar maken.",
        },
        {
          of: "still_suspended",
          line: "Let op: besluit {still_suspended} geldt nog. Daarom blijft je account geschorst. Tegen elk besluit kun je één keer bezwaar maken.",
        },
        {
          of: "job_back",
          line: "Je klus staat weer open. Wachtte er nog een bod op je antwoord toen ons team je klus weghaalde? Dat bod verviel. Kan die klusser opnieuw bieden, dan kreeg die bericht dat je klus weer openstaat.",
        },
      ],
    },
    en: {
      subject: "You were right: decision {decision} has been reversed",
      lines: [
        "You appealed against decision {decision}. Someone else on our team has looked at it again. The decision has been reversed and no longer applies.",
        "{statement}",
        "Questions? Reply to this email.",
      ],
      more: [
        {
          of: "still_removed",
          line: "Please note: decision {still_removed} is about the same thing and still applies, so it doesn’t come back yet. You can appeal once against each decision.",
        },
        {
          of: "still_suspended",
          line: "Please note: decision {still_suspended} still applies, so your account stays suspended. You can appeal once against each decision.",
        },
        {
          of: "job_back",
          line: "Your job is open again. Was an offer still waiting for your answer when our team took your job down? It ended then. If that helper can make a new offer, we’ve let them know that your job is open again.",
        },
      ],
    },
  },
  removal: {
    nl: {
      subject: "We hebben iets van jou weggehaald op {brand}",
      lines: [
        "Iemand van ons team heeft iets weggehaald wat je plaatste op {brand}. We deden dat op eigen initiatief, niet na een misbruikmelding.",
        "{outcome}",
        "{statement}",
        "Ben je het er niet mee eens? Maak dan bezwaar. Iemand anders kijkt er opnieuw naar. Je kunt ook deze mail beantwoorden. Noem dan besluit {decision}.",
      ],
      button: "Lees het besluit of maak bezwaar",
    },
    en: {
      subject: "We’ve taken down something you posted on {brand}",
      lines: [
        "Someone on our team has taken down something you posted on {brand}. We did so of our own accord, not after a report.",
        "{outcome}",
        "{statement}",
        "If you disagree, you can appeal. Someone else will look at it again. You can also reply to this email and mention decision {decision}.",
      ],
      button: "Read the decision or appeal",
    },
  },
  account_suspended: {
    nl: {
      subject: "Je account bij {brand} is geschorst",
      lines: [
        "Iemand van ons team heeft je account geschorst. We deden dat op eigen initiatief, niet na een misbruikmelding.",
        "{statement}",
        `Je kunt niet meer inloggen, en je open klussen staan niet meer in de lijst. ${MONEY_OF_SUSPENDED.nl}`,
        "{deals}",
        "Ben je het er niet mee eens? Maak dan bezwaar: daarvoor hoef je niet in te loggen. Iemand anders kijkt er opnieuw naar. Je kunt ook deze mail beantwoorden. Noem dan besluit {decision}.",
      ],
      button: "Lees het besluit of maak bezwaar",
    },
    en: {
      subject: "Your {brand} account has been suspended",
      lines: [
        "Someone on our team has suspended your account. We did so of our own accord, not after a report.",
        "{statement}",
        `You can’t log in any more, and your open jobs are no longer listed. ${MONEY_OF_SUSPENDED.en}`,
        "{deals}",
        "If you disagree, you can appeal without logging in. Someone else will look at it again. You can also reply to this email and mention decision {decision}.",
      ],
      button: "Read the decision or appeal",
    },
  },
} satisfies Mails;
