import { TRANSFER } from "~/domain/money/payment-service";
import { brand } from "../../brand";
import { COMPENSATION_MAX, COMPENSATION_PERCENT, LATE_HOURS } from "../../domain/deals/cancellation-rule";
import { WITHDRAWAL_DAYS } from "../../domain/deals/withdrawal";
import { RELEASE_DAYS } from "../../domain/money/deal-money";
import { formatEuros } from "../../domain/money/money";

export default {
  stopped: {
    status: "Bekijk de status",
    pay: {
      title: "Betalen kan nu even niet",
      text: "We hebben betalingen tijdelijk stilgezet om iets na te kijken. Er wordt niets afgeschreven. Probeer het later opnieuw. Loopt je klus intussen af? Dan blijft hij open, tot {{hours}} uur nadat betalen weer kan.",
    },
    release: {
      title: "Goedkeuren kan nu even niet",
      text: "We hebben het vrijgeven van geld tijdelijk stilgezet om iets na te kijken. Het geld blijft tot dan in bewaring. Een geschil openen kan wel. Termijnen om het eens te worden lopen tot minstens {{hours}} uur nadat vrijgeven weer kan.",
    },
    agree: {
      title: "Akkoord gaan kan nu even niet",
      text: "We hebben het vrijgeven van geld tijdelijk stilgezet om iets na te kijken. Het geld blijft tot dan in bewaring. Termijnen om het eens te worden lopen tot minstens {{hours}} uur nadat vrijgeven weer kan.",
    },
    payout: {
      title: "Uitbetalen kan nu even niet",
      text: "We hebben uitbetalingen tijdelijk stilgezet om iets na te kijken. Je saldo blijft van jou. Een uitbetaling die je al vroeg en de vaste uitbetaaldag gaan daarna vanzelf verder.",
    },
  },
  accept: {
    title: "Accepteren en betalen",
    titleDirect: "Bod accepteren",
    intro: "{{name}} doet je klus ‘{{job}}’.",
    paidBefore: "Je betaling van {{paid}} wordt nog verwerkt",
    paidBeforeText:
      "Die was voor het vorige bod van {{name}}. Bevestigt de bank die betaling, dan krijg je {{paid}} terug. Voor het nieuwe bod betaal je hieronder apart. Je kunt ook eerst op de bank wachten.",
    firstDay: "{{name}} kan vanaf {{day}}.",
    askedDay: "Je vroeg om {{day}}.",
    afterHold: "Betaal je nu, dan moet het werk uiterlijk {{day}} beginnen",
    afterHoldText:
      "Begint het later, dan gaat je geld de dag daarna vanzelf terug en stopt jullie deal. Kan het niet eerder, wacht dan met accepteren. Je klus blijft openstaan als je hem verlengt.",
    back: "Terug naar de chat",
    backToBids: "Terug naar de biedingen",
    bid: "Bod van {{name}}",
    cost: "Servicekosten ({{percent}}%)",
    total: "Totaal",
    how: "Zo blijft je geld veilig",
    held: [
      "Je betaalt nu. Het geld is in bewaring, {{name}} krijgt het nog niet.",
      `Is het werk naar je zin? Dan keur je het goed en krijgt {{name}} het geld. Doe je niets, dan gebeurt dat ${RELEASE_DAYS} dagen nadat {{name}} aangaf dat het werk klaar is. Is de afspraak later, dan tellen de dagen vanaf het begin daarvan, tenzij {{name}} eerder begint. Dat kan met een code die je na het betalen krijgt: de startcode. Die geef je {{name}} bij het begin.`,
      `Klopt er iets niet? Open dan binnen die ${RELEASE_DAYS} dagen een geschil. Een bericht houdt de betaling niet tegen, een geschil wel.`,
      `Gaat het niet door? Annuleer dan voordat het werk begint: je krijgt alles terug, ook de servicekosten. Alleen als je minder dan ${LATE_HOURS} uur voor het afgesproken begin annuleert, of daarna, krijgt {{name}} daarvan ${COMPENSATION_PERCENT}% van het bod, ten hoogste ${formatEuros(COMPENSATION_MAX, "nl")}.`,
    ],
    howDirect: "Zo werkt het",
    direct: [
      "Je accepteert het bod. Dat kost je niets.",
      "Jullie kunnen meteen chatten en spreken een tijd af.",
      "Is de klus klaar? Dan betaal je {{name}} zelf, met een betaalverzoek of contant.",
    ],
    others: "Zijn er meer biedingen? Die zijn dan niet gekozen, en wie ze deed krijgt bericht.",
    trader: `{{name}} is een bedrijf: je hebt de rechten van een consument, zoals recht op goed werk (of herstel) en vaak ${WITHDRAWAL_DAYS} dagen bedenktijd. De prijs is met btw: die komt er niet meer bij. KVK- en btw-nummer staan op het profiel.`,
    private:
      "{{name}} helpt als particulier. De regels die consumenten beschermen tegenover bedrijven, gelden dan niet.",
    agreement: `De overeenkomst is tussen jou en {{name}}; ${brand.name} is daarin geen partij.`,
    pay: "Betaal {{total}}",
    payPending: "Naar de betaalpagina…",
    payNote: `Je kiest straks op de beveiligde pagina van onze betaaldienst hoe je betaalt: met ${TRANSFER} of een kaart.`,
    credits: "Betaal {{total}} met je tegoed",
    creditsLeft: "Daarna heb je nog {{left}} tegoed.",
    creditsPending: "Betalen…",
    creditsFirst: "Gebruik eerst je tegoed van {{credits}}",
    otherwise: "Betaal liever op de betaalpagina",
    direct_submit: "Accepteer voor {{amount}}",
    direct_pending: "Accepteren…",
    refused: "Dit bod kon niet worden geaccepteerd",
    refusedSafe: "Er is niets betaald.",
    away: "{{name}} kan nu geen klussen aannemen",
    awayText: "Je kunt dit bod nu niet accepteren. Kies een ander bod, of wacht af.",
    closed: "Je klus staat niet meer open",
    closedText: "Zet de klus eerst weer open als je dit bod nog wilt accepteren.",
    otherPaid: "Je betaling voor {{name}} wordt nog verwerkt",
    otherPaidText:
      "Wacht tot de bank klaar is. Lukt de betaling, dan doet {{name}} je klus. Lukt het niet, dan kun je hier alsnog betalen.",
    otherChat: "Naar de chat met {{name}}",
    job: "Naar je klus",
    toChat: "Naar de chat",
    done: "Afgesproken! Jullie kunnen nu chatten.",
    decided: {
      accepted: "Je hebt dit bod al geaccepteerd en betaald",
      acceptedText: "{{name}} doet je klus. Er is nu niet nog eens betaald.",
      acceptedDirect: "Je hebt dit bod al geaccepteerd",
      acceptedDirectText: "{{name}} doet je klus.",
      other: "Je koos een ander bod",
      otherText: "Voor het bod van {{name}} is niets betaald.",
      gone: "Dit bod geldt niet meer",
      goneText: "Je kunt het niet meer accepteren. Er is niets betaald.",
    },
    already: {
      accepted: "Dit bod is al geaccepteerd.",
      rejected: "Dit bod is niet gekozen.",
      ended: "Dit bod geldt niet meer.",
    },
  },
  back: {
    countdown: {
      app: "Over 5 seconden ga je terug naar de app.",
      chat: "Over 5 seconden ga je vanzelf naar de chat.",
      inbox: "Over 5 seconden ga je vanzelf naar je berichten.",
      wallet: "Over 5 seconden ga je vanzelf naar je wallet.",
      job: "Over 5 seconden ga je vanzelf naar de klus.",
      verify: "Over 5 seconden ga je vanzelf naar je verificatie.",
      web: "Over 5 seconden ga je vanzelf verder.",
    },
    app: `Open in de ${brand.name}-app`,
    retry: "Probeer opnieuw",
    asked: "Bekijk het betaalverzoek",
    to: {
      chat: "Naar de chat",
      inbox: "Naar je berichten",
      wallet: "Naar je wallet",
      job: "Naar de klus",
      verify: "Naar je verificatie",
      web: "Verder op het web",
    },
    success: {
      title: "Betaling gelukt",
      unknownTitle: "Terug van de betaalpagina",
      unknown: "In de chat zie je of je betaling is gelukt. Is er betaald, dan krijg je een bevestiging per mail.",
      unknownWallet:
        "In je wallet zie je of je betaling is gelukt. Is er betaald, dan krijg je een bevestiging per mail.",
      held: "Je hebt {{total}} betaald{{forJob}}. Het geld is in bewaring tot de klus is afgerond. Je krijgt een bevestiging per mail.",
      forJob: " voor ‘{{title}}’",
      credits: "Je hebt {{total}} betaald. Het staat als tegoed in je wallet. Je krijgt een bevestiging per mail.",
      next: "Jullie kunnen nu chatten en een tijd afspreken.",
      processingTitle: "Je betaling wordt verwerkt",
      processing:
        "De bank heeft nog even nodig. Je hoeft niets te doen: zodra de betaling is bevestigd, krijg je een mail en gaat de chat open.",
      refundedTitle: "Je betaling wordt terugbetaald",
      processingCredits: "De bank heeft nog even nodig. Zodra de betaling is bevestigd, staat je tegoed in je wallet.",
      refunded: "De klus stond niet meer open of het bod was veranderd. Je krijgt {{total}} terug op je rekening.",
      failedTitle: "De betaling is niet gelukt",
      failed: "Er is niets afgeschreven. Je kunt het opnieuw proberen.",
      unsure:
        "We weten nog niet of je hebt betaald. Is er geld afgeschreven, dan telt je betaling alsnog, of je krijgt het vanzelf terug. Is er niets afgeschreven, dan kun je het opnieuw proberen.",
      declinedTitle: "Betaling geweigerd",
      declined: "Je bank heeft de betaling geweigerd. Er is niets afgeschreven. Je kunt het opnieuw proberen.",
    },
    again: {
      next: "De prijs is daarmee opnieuw betaald. Je vindt het terug in de chat.",
      refunded: "Deze betaling was niet meer nodig. Je krijgt {{total}} terug op je rekening.",
      cancel: "Er is niets afgeschreven. Je kunt later opnieuw betalen, bij de klus.",
      declined: "Je bank heeft de betaling geweigerd. Er is niets afgeschreven.",
    },
    request: {
      next: "Je bent akkoord gegaan met het meerwerk. Je vindt het terug in de chat.",
      processing:
        "De bank heeft nog even nodig. Je hoeft niets te doen: zodra de betaling is bevestigd, krijg je een mail.",
      refunded: "Het meerwerk was veranderd of ingetrokken. Je krijgt {{total}} terug op je rekening.",
      cancel: "Er is niets afgeschreven. Het meerwerk staat nog open, dus je kunt het later opnieuw proberen.",
      declined: "Je bank heeft de betaling geweigerd. Er is niets afgeschreven, en het meerwerk staat nog open.",
      changed:
        "Het betaalverzoek is veranderd terwijl je betaalde. Je krijgt {{back}} terug op je rekening. Het nieuwe bedrag is {{total}}.",
      onHold:
        "Je betaalde terwijl jullie deal stilstond. Je krijgt {{back}} terug op je rekening. Je kunt opnieuw betalen als dat is opgelost en jullie deal dan doorgaat.",
      reopened:
        "Je betaalde op een betaalpagina die niet meer gold. Je krijgt {{back}} terug op je rekening. Het betaalverzoek van {{total}} staat nog open.",
    },
    gone: {
      unpaid: "Er is niets afgeschreven.",
      unsure: "We weten nog niet of je hebt betaald. Is er geld afgeschreven, dan krijg je het vanzelf terug.",
      request: "Dit betaalverzoek hoef je niet meer te betalen.",
      bid: "Dit bod kun je niet meer betalen.",
    },
    tip: {
      success: "Je gaf {{name}} {{total}} fooi. {{name}} krijgt het hele bedrag. Je krijgt een bevestiging per mail.",
      processing:
        "De bank heeft nog even nodig. Je hoeft niets te doen: zodra de betaling is bevestigd, krijg je een mail.",
      refunded: "Je fooi kon niet meer worden gegeven. Je krijgt {{total}} terug op je rekening.",
      cancel: "Er is niets afgeschreven. Je kunt bij de klus alsnog een fooi geven.",
      declined: "Je bank heeft de betaling geweigerd. Er is niets afgeschreven.",
    },
    cancel: {
      title: "Betaling geannuleerd",
      text: "Er is niets afgeschreven. Het bod staat nog open, dus je kunt het later opnieuw proberen.",
      credits: "Er is niets afgeschreven. Je kunt het later opnieuw proberen.",
      none: "Als je stopte voordat je betaalde, is er niets afgeschreven. Je betalingen staan in je wallet.",
      unknown:
        "Als je stopte voordat je betaalde, is er niets afgeschreven. Log in om te zien hoe het met je betaling staat.",
      declinedCredits: "Je bank heeft de betaling geweigerd. Er is niets afgeschreven.",
      declined: "Je bank heeft de betaling geweigerd. Er is niets afgeschreven, en het bod staat nog open.",
    },
  },
  kyc: {
    return: {
      submittedTitle: "Verificatie ingediend",
      submitted: "We controleren je gegevens. Dat duurt 1 tot 2 werkdagen, en je krijgt bericht zodra het rond is.",
      unknownTitle: "Terug van de verificatie",
      unknown: "Bij je instellingen zie je hoe het met je verificatie staat.",
      unfinishedTitle: "Je verificatie is nog niet klaar",
      unfinished: "Ga verder bij je instellingen.",
      verifiedTitle: "Verificatie gelukt",
      verified: "Je identiteit is geverifieerd. Anderen zien dat op je profiel.",
      rejectedTitle: "Verificatie niet gelukt",
      rejected: "De verificatie is niet gelukt. {{reason}} Probeer het opnieuw bij je instellingen.",
    },
    refresh: {
      title: "Je verificatie is nog niet klaar",
      text: "De link van onze betaaldienst werkt niet meer. Dat gebeurt als je lang wacht of tussendoor stopt. Ga terug naar je verificatie en ga daar verder.",
    },
  },
};
