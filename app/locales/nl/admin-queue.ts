export default {
  number: "Betaling {{id}}",
  column: {
    payment: "Betaling",
    job: "Klus",
    person: "Betaler",
    helper: "Klusser",
    amount: "Bedrag",
    fee: "Servicekosten",
    reason: "Reden",
    by: "Door",
    since: "Sinds",
    state: "Status",
  },
  state: {
    waits: "Wacht op antwoord",
    granted: "Toegekend",
    unpaid: "Toegekend, nog niet terugbetaald",
    rejected: "Afgewezen",
    refunded: "Terugbetaald",
  },
  paused: {
    title: "Gepauzeerde betalingen",
    note: "Geld in bewaring dat nog niet naar de klusser mag. De langste pauze staat bovenaan.",
    overdue: "Het werk begon en is niet op tijd als klaar doorgegeven. Beslis wie het geld krijgt.",
    objected: "De plaatser is geschorst en is het niet eens met het werk: ‘{{text}}’",
    byTime: "Vanzelf",
    none: "Er is geen betaling gepauzeerd.",
  },
  withdrawals: {
    title: "Herroepingen",
    back: "Al teruggegaan",
    note: "Wat niet vanzelf kon worden terugbetaald. Wat wacht, staat bovenaan.",
    none: "Er zijn geen herroepingen die op ons wachten.",
    number: "Herroeping van betaling {{id}}",
    credits: "Tegoed",
    private:
      "{{name}} is geen bedrijf. De betaler las dat de wet de servicekosten van {{fee}} teruggeeft, en het werk niet.",
    divided:
      "Antwoord binnen {{days}} werkdagen. Het geld is al verdeeld. Zeg in je uitleg wat dat voor de herroeping betekent.",
    released:
      "Antwoord binnen {{days}} werkdagen. Ken je de herroeping toe? Betaal dan eerst terug bij de betaaldienst: het geld is niet meer in bewaring.",
    held: "Antwoord binnen {{days}} werkdagen. Het geld is nog in bewaring. Betaal je alles terug, dan is dat ook het antwoord. Betaal je een deel terug, antwoord dan daarna hier.",
    heldFee: "Antwoord binnen {{days}} werkdagen. Het geld is nog in bewaring, en de deal gaat door.",
    heldDispute:
      "Er loopt een geschil over deze klus, en zolang staat het geld stil. Toekennen kan zodra het geschil is gesloten: antwoord dan.",
    heldBank:
      "De bank heeft dit geld bij ons teruggehaald en beslist nog. Toekennen kan als de bank het geld aan ons laat: antwoord dan.",
    releasedFee: "Antwoord binnen {{days}} werkdagen. Het werk is betaald: de klusser houdt het geld.",
    business:
      "{{name}} is een bedrijf. Dan geeft de wet ook de prijs van het werk terug, min het deel dat al is gedaan omdat de betaler dat wilde. Dat verschilt per klus.",
    businessHeld: "Vul het bedrag in op de pagina ‘Betaal betaling {{id}} terug’.",
    businessReleased:
      "Daarom staat hier geen bedrag. Betaal het terug bij de betaaldienst en zet het in je uitleg. Wat daar teruggaat, boeken we vanzelf.",
    credit:
      "Een deel is met tegoed betaald. Dat kan niet terug via de betaaldienst: spreek in je uitleg af hoe de betaler het krijgt.",
    byGrant: "Ken je de herroeping toe, dan betalen we precies dat bedrag vanzelf terug. De klusser krijgt hetzelfde.",
    feeCredit: "Daarvan gaat {{amount}} terug als tegoed: zoveel betaalde de kaart niet.",
    grantFee: "Toegekend: {{fee}} servicekosten gaan terug",
    feeBack: "Terugbetaalde servicekosten:",
    refund: "Betaal betaling {{id}} terug",
    unpaid:
      "Er is nog niets teruggegaan. Betaal het terug bij de betaaldienst: tot dan kan de betaler het account niet verwijderen.",
    refundedText: "Deze betaling is terugbetaald. Er hoeft geen antwoord meer te komen.",
    answer: "Wat is het antwoord?",
    grant: "De herroeping wordt toegekend",
    reject: "De herroeping wordt afgewezen",
    statement: "Uitleg aan de betaler",
    statementHint: "{{name}} krijgt dit per mail. Zeg wat er met het geld gebeurt en waarom.",
    confirm: "Verstuur het antwoord",
    pending: "Versturen…",
    done: "De herroeping van betaling {{id}} is beantwoord.",
    by: "Beantwoord door {{name}}.",
    usual: ["Werk was al gedaan", "Tegoed is al gebruikt", "Betaler heeft gelijk"],
  },
};
