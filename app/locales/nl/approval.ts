import { WITHDRAWAL_DAYS } from "../../domain/deals/withdrawal";
import { RELEASE_DAYS } from "../../domain/money/deal-money";

export default {
  feeBack: "Je kreeg onze servicekosten van {{amount}} terug.",
  action: "Keur goed: {{amount}}",
  pending: "Goedkeuren…",
  done: {
    title: "{{name}} is klaar met het werk",
    text: "Tevreden? Keur het werk goed. {{name}} krijgt dan {{net}}, na aftrek van servicekosten.",
    wrong:
      "Klopt er iets niet? Bespreek het in de chat. Komen jullie er niet uit, open dan een geschil. Een bericht houdt de betaling niet tegen, een geschil wel.",
    wrongAlone: "Klopt er iets niet? Open een geschil.",
    suspended: "We hebben het account van {{name}} geschorst. {{name}} leest geen berichten meer.",
    until:
      "Keur je niet goed en open je geen geschil, dan betalen we {{name}} op {{day}}. Kijkt ons team of je bank naar de betaling, dan wordt het later.",
    stopped: "Goedkeuren en uitbetalen staat bij ons nu even stil. Zolang dat duurt, gaat er geen geld naar {{name}}.",
    paused:
      "Je kunt het werk nu niet goedkeuren, want ons team kijkt naar de betaling. Tevreden? Schrijf het ons: we nemen het mee in onze beslissing. Is er niets mis, dan keur je daarna zelf goed.",
    direct: "Tevreden? Betaal {{name}} zoals jullie afspraken en rond de klus af.",
    settled: "Je gaf aan dat je {{amount}} betaalde. Is alles klaar? Rond de klus dan af.",
    complete: "Rond de klus af",
    chat: "Bespreek het in de chat",
    dispute: "Open een geschil",
  },
  page: {
    title: "Werk goedkeuren",
    intro: "Is ‘{{job}}’ gedaan zoals jullie afspraken?",
    part: { bid: "Bod van {{name}}", request: "Meerwerk", credits: "Tegoed", tip: "Fooi" },
    fee: "Servicekosten voor {{name}}",
    net: "{{name}} ontvangt",
    paid: "Je betaalde al {{amount}}, met servicekosten. Nu betaal je niets meer.",
    photosJob: "Foto’s bij de klus",
    photos: "Foto’s van het resultaat",
    unready: "{{name}} heeft nog niet gezegd dat het werk klaar is.",
    ahead: "Jullie afspraak is pas op {{at}}.",
    reported: {
      own: "Je meldde dat {{name}} niet op de afspraak was. Keur je het werk goed, dan vervalt die melding en krijgt {{name}} al het geld.",
      other:
        "{{name}} meldde dat je niet op de afspraak was. Keur je het werk goed, dan vervalt die melding en krijgt {{name}} al het geld.",
    },
    stop: "{{name}} stelt voor om samen te stoppen",
    stopOwn: "Je stelde voor om samen te stoppen",
    stopText: "Keur je het werk goed, dan betaal je alles wat hier staat en vervalt dat voorstel.",
    stopLink: "Bekijk het voorstel",
    gone: "Het bod is niet meer in bewaring: dat geld is bij je terug. {{name}} krijgt alleen wat hier staat.",
    asked: {
      text_one: "{{name}} vroeg ook {{amounts}} extra. Keur je goed, dan vervalt die vraag.",
      text_other: "{{name}} vroeg ook {{amounts}} extra. Keur je goed, dan vervallen die vragen.",
      link: "Beantwoord de vraag om {{amount}}",
    },
    finalTitle: "Dit kun je niet terugdraaien",
    final:
      "{{name}} krijgt het geld meteen op het saldo. Daarna kun je het niet terugkrijgen en de klus niet meer openzetten.",
    finalTitleBusiness: "Goedkeuren kun je niet terugdraaien",
    finalBusiness: `{{name}} krijgt het geld meteen op het saldo, en je kunt de klus niet meer openzetten. {{name}} is een bedrijf: herroepen kan ook daarna nog, tot ${WITHDRAWAL_DAYS} dagen na de betaling. Ons team beslist dan.`,
    back: "Nog niet, terug naar de klus",
    wrong: "Klopt er iets niet?",
    wrongAlone: "De klusser kan niet meer antwoorden. Klopt er iets niet, open dan een geschil.",
    wrongText: "Bespreek het eerst in de chat. Komen jullie er niet uit, open dan een geschil.",
    wrongUntil: "Een bericht houdt de betaling niet tegen, een geschil wel. Dat kun je openen tot {{until}}.",
    wrongOpen: "Een bericht houdt de betaling niet tegen, een geschil wel.",
  },
  after: {
    title: {
      owner: "Goedgekeurd: {{amount}}",
      time: "Vanzelf afgerond: {{amount}}",
      agreed: "Geschil opgelost: {{net}} voor {{name}}",
      team: "Ons team besliste: {{net}} voor {{name}}",
      together: "Samen gestopt: {{net}} voor {{name}}",
    },
    titleSplit: "De betaling is verdeeld: {{back}} ging naar jou terug",
    titleHelper: "{{net}} is van jou",
    why: {
      owner: "Het werk is goedgekeurd.",
      time: `Het werk was klaar, en de ${RELEASE_DAYS} dagen om goed te keuren of een geschil te openen waren voorbij.`,
      agreed: "Dat spraken jullie samen af.",
      team: "Dat heeft ons team besloten.",
      together: "Jullie stopten samen en spraken af hoe het geld wordt verdeeld.",
    },
    ownerText: "{{name}} kreeg {{net}} op het saldo, na aftrek van servicekosten.",
    helperText: "Het geld is op je saldo gezet, na aftrek van servicekosten.",
    payout:
      "In je wallet zie je wat we al overmaakten, wanneer de rest komt, en wat we daarvoor nog van je nodig hebben.",
    extraOnly: "Dit gaat alleen over het meerwerk.",
    returned: "Later kreeg je {{amount}} terug via onze betaaldienst.",
    receipt: "Betaalbewijs",
    receiptOf: "Betaalbewijs van {{amount}}",
    receiptBack: "Betaalbewijs van {{amount}} meerwerk dat terugging",
    wallet: "Naar je wallet",
  },
};
