export default {
  stop: {
    title: "Geldstop",
    homeTitle: "Geld staat stil sinds {{since}}",
    home: "Niemand kan betalen, goedkeuren of uitbetaald worden.",
    homeLink: "Bekijk of hervat",
    link: "Geld stilzetten",
    off: "Betalen, vrijgeven en uitbetalen staan aan. Met een geldstop kan niemand een bod accepteren met een betaling, geld vrijgeven of uitbetaald worden. Terugbetalen, chatten en bieden kan wel. Automatische taken wachten.",
    on: "Geld staat stil sinds {{since}}. Na het hervatten gaan vrijgaven en uitbetalingen vanzelf verder. Verlopen termijnen tellen pas na {{hours}} uur.",
    confirm: "Zet geld stil",
    pending: "Bezig met stilzetten",
    done: "Geld staat stil. Iedereen leest dat bij betalen, goedkeuren en uitbetalen.",
    resume: "Zet geld weer aan",
    resumePending: "Bezig met hervatten",
    resumed: "Geld is weer aan.",
    usual: ["Het grootboek klopt niet", "De betaaldienst heeft een storing", "We onderzoeken misbruik"],
    usualResume: ["Opgelost en nagekeken", "Vals alarm"],
    log: "Eerder",
    never: "Geld heeft nooit stilgestaan.",
  },
  title: "Geld bij de bank",
  note: "Wat er met geld gebeurde bij de bank of de betaaldienst zelf. Wat nog wacht, staat bovenaan.",
  none: "Er is niets veranderd buiten ons om.",
  all: "Alles",
  open: "Te doen",
  handled: "Afgehandeld",
  column: { case: "Geldzaak", what: "Wat", about: "Waarover", amount: "Bedrag", since: "Sinds", status: "Status" },
  number: "Geldzaak {{id}}",
  kind: {
    chargeback: "Terugboeking loopt",
    chargeback_lost: "Terugboeking verloren",
    refund_failed: "Terugbetaling mislukt",
    refund_elsewhere: "Terugbetaald buiten ons om",
    transfer_reversed: "Overboeking teruggehaald",
    payout_returned: "Uitbetaling kwam terug",
    unmatched: "Past bij geen betaling",
    unpaid_work: "Werk niet betaald",
    other_amount: "Ander bedrag ontvangen",
  },
  now: {
    chargeback:
      "De bank van de betaler heeft het geld. Wat in bewaring was of nog op het saldo van de klusser stond, is apart gezet. Beiden hebben bericht.",
    chargeback_lost:
      "De bank gaf de betaler gelijk. Wat apart stond is niet meer van de klusser; wat er tekort was, is ons verlies.",
    refund_failed: "Het geld is terug bij de betaaldienst. De betaler heeft het nog niet en weet dat.",
    refund_elsewhere:
      "Iemand heeft bij de betaaldienst zelf terugbetaald. Was alles nog in bewaring, dan is de betaling nu terugbetaald en hebben beiden bericht. Anders betalen wij het.",
    transfer_reversed:
      "Iemand heeft bij de betaaldienst geld teruggehaald van de rekening van een klusser. Was de uitbetaling al gedaan, dan staat het nu bij ons.",
    payout_returned:
      "De bank nam een uitbetaling na een paar dagen toch niet aan. Alles staat weer op het saldo van de klusser, die bericht heeft.",
    unmatched:
      "We hebben hier niets voor geboekt. Was er geld van deze betaling in bewaring, dan is de vrijgave gepauzeerd en hebben beiden bericht.",
    unpaid_work:
      "Het geld voor deze klus ging terug naar de plaatser. Het werk begon of is als klaar doorgegeven, en de twee regelden het niet op tijd. Beiden hebben bericht. Ze kunnen nog steeds zelf betalen, afronden of stoppen.",
    other_amount:
      "De betaler heeft iets anders betaald dan we vroegen. Dit geld telt niet mee. Euro’s staan apart in het grootboek, een andere munt niet. De betaler weet dat wij ernaar kijken.",
  },
  todo: {
    chargeback:
      "Antwoord bij de betaaldienst voor de termijn daar verloopt. Stuur de afspraken, foto’s en chat mee. De uitkomst komt vanzelf binnen.",
    chargeback_lost:
      "Lees de deal. Kreeg de klusser ten onrechte niets, vergoed het dan. Boekt iemand vaker terug, schors dan het account.",
    refund_failed:
      "Mail de betaler en betaal het bedrag op een andere manier terug. Zet dit pas op afgehandeld als dat gedaan is: dan boeken we het uit.",
    refund_elsewhere: "Vraag wie dit deed en waarom. Lees of het werk nog doorgaat en of beiden weten hoe het staat.",
    transfer_reversed: "Zoek uit waarom. Kreeg de klusser het geld niet, betaal het dan alsnog.",
    payout_returned: "Kijk bij de betaaldienst of de overboeking is teruggehaald. De klusser moet de IBAN controleren.",
    unmatched:
      "Zoek het bij de betaaldienst op met de nummers hieronder. Hoort het bij een betaling hier, boek het dan recht of betaal het daar terug.",
    unpaid_work:
      "Lees de chat en het verloop. Is het werk gedaan? Dan is de klus afgerond, telt hij mee voor de klusser en kunnen beiden een beoordeling schrijven. Zo niet, dan stopt de deal en staat de klus weer open. Voor de prijs boeken we niets: dat geld is er niet. Wat nog wel in bewaring is, gaat mee: naar de klusser, of terug.",
    other_amount:
      "Kijk bij de betaaldienst wat er is betaald. Betaal het terug, of laat de betaling tellen als er genoeg is betaald. De betaler krijgt bericht.",
  },
  doneTitle: "Afgehandeld",
  doneBy: "Afgehandeld door {{name}}.",
  doneByProvider: "De betaaldienst heeft dit afgesloten.",
  settled: "De twee hebben het zelf geregeld.",
  todoTitle: "Wat je doet",
  unpaid: {
    outcome: "Is het werk gedaan?",
    solved: "Ja: de klus is afgerond",
    open: "Nee: de deal stopt en de klus staat weer open",
    statement: "Uitleg aan beiden",
    statementHint: "De plaatser en de klusser krijgen dit per mail. Zeg wat je besluit en waarom.",
    confirm: "Neem het besluit",
    usual: ["Werk is gedaan, zie foto’s", "Werk is niet gedaan", "Zelf betaald"],
  },
  other: {
    outcome: "Wat doe je met het geld?",
    onlyRefund:
      "Kijk bij de betaaldienst wat er is betaald en betaal het terug. Laten tellen kan niet: er is te weinig of in een andere munt betaald, of de betaling wacht er niet meer op. De betaler krijgt bericht.",
    back: "Betaal het terug",
    refund: "Terugbetalen",
    accept: "De betaling laten tellen en terugbetalen wat te veel is",
    confirm: "Neem het besluit",
    usual: ["Nagekeken bij de betaaldienst"],
  },
  fact: {
    status: "Status",
    payment: "Betaling",
    payout: "Uitbetaling",
    job: "Klus",
    person: "Van wie",
    amount: "Bedrag",
    asked: "Gevraagd",
    held: "Nog in bewaring",
    provider: "Betaaldienst",
    reference: "Nummer daar",
    event: "Melding",
    since: "Binnengekomen",
    handled: "Afgehandeld op",
    note: "Reden",
  },
  paymentNumber: "Betaling {{id}}",
  confirm: "Zet op afgehandeld",
  pending: "Bezig…",
  done: "Geldzaak {{id}} is afgehandeld.",
  usual: ["Bewijs gestuurd", "Op een andere manier betaald", "Nagekeken, klopt"],
};
