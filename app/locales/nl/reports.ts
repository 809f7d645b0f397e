import { look } from "../../brand-look";
import fields from "./fields";

const { label: field } = fields;

export const reasons = {
  spam: "Het is reclame of spam",
  fraud: "Het lijkt op oplichting",
  offensive: "Het is beledigend of discriminerend",
  illegal: "Het is verboden",
  contact_details: "Er staan contactgegevens in",
  other: "Iets anders",
};

export default {
  link: { report: "Melden" },
  title: {
    job: "Deze klus melden",
    comment: "Deze vraag melden",
    message: "Dit bericht melden",
    photo: "Deze foto melden",
    review: "Deze beoordeling melden",
    user: "Deze persoon melden",
  },
  form: {
    back: "Terug",
    intro:
      "Vertel ons wat er niet klopt. We bekijken alles wat wordt gemeld zelf, en vertellen de ander nooit dat jij het was.",
    reason: field.reason,
    reasons,
    text: field.text,
    textHint: "Wat zag je, en waar? Hoe concreter, hoe sneller we kunnen beslissen.",
    email: field.email,
    emailHint: "We mailen je een bevestiging en ons besluit. We gebruiken je adres nergens anders voor.",
    send: "Meld dit",
    pending: "Versturen…",
    done: "Bedankt dat je dit meldt. Je krijgt een bevestiging per mail, en later ons besluit.",
    already: "Je hebt dit al gemeld",
    alreadyText:
      "We kijken ernaar en mailen je ons besluit. Wil je iets toevoegen? Beantwoord dan de mail waarin we je misbruikmelding bevestigden.",
    danger: "Is er direct gevaar? Bel 112.",
  },
  counters: {
    title: "Wat we met misbruikmeldingen doen",
    text: "Iemand van ons team beslist over elke misbruikmelding. Gaat het over jou, dan lees je waarom en kun je bezwaar maken.",
    reports: "Misbruikmeldingen tot nu toe",
    remove: "Weggehaald",
    warn: "Gewaarschuwd",
    suspend: "Account geschorst",
    dismiss: "Niets aan de hand",
    overturned: "Na bezwaar teruggedraaid",
  },
  oversight: {
    title: "Misbruik melden",
    intro: "Hoe je iets meldt, wie erover beslist, en wat we met alle misbruikmeldingen hebben gedaan.",
    report: {
      title: "Iedereen kan misbruik melden",
      text: "Bij elke klus, vraag en beoordeling, bij elk bericht, elke foto in een chat en elke persoon staat ‘Melden’. Je kiest wat er niet klopt en krijgt een bevestiging per mail, en later ons besluit. Om iets te melden dat iedereen kan zien, heb je geen account nodig.",
    },
    decide: {
      title: "Ons team beslist",
      text: "Iemand van ons leest elke misbruikmelding en kijkt ook wat eromheen staat. Wie iets meldde, leest wat we besloten. Gaat het over jou, dan lees je wat we besloten en waarom.",
    },
    appeal: {
      title: "Iemand anders kijkt naar je bezwaar",
      text: "Ben je het niet eens met een besluit over jou? Maak dan bezwaar. Iemand anders dan wie het besluit nam, kijkt ernaar. Wat we weghaalden, kan terugkomen. Ben je het niet eens met een besluit over wat je meldde? Beantwoord dan onze mail.",
    },
    contact: "Iets anders melden? Schrijf ons",
    numbers: "Tot nu toe",
    none: "We kunnen de aantallen nu niet laten zien. Probeer het later opnieuw.",
  },
  block: {
    title: "{{name}} blokkeren?",
    text: "Jullie kunnen elkaar dan geen berichten sturen, niet op elkaars klussen bieden en elkaar niets vragen. {{name}} krijgt er geen bericht van.",
    deal_one:
      "Jullie deal voor {{titles}} gaat gewoon door. Een tijd afspreken, het werk afronden, annuleren en een geschil openen kan dan nog.",
    deal_other:
      "Jullie deals voor {{titles}} gaan gewoon door. Een tijd afspreken, het werk afronden, annuleren en een geschil openen kan dan nog.",
    bids: "Wacht er nog een bod tussen jullie op antwoord? Dat bod kan niet gekozen worden zolang de blokkade duurt. Bood jij, dan kun je je bod intrekken. Bood {{name}} op jouw klus, dan kun je dat bod weigeren.",
    undo: "Je kunt dit altijd terugdraaien, hier of bij je instellingen.",
    report: "Gaat het om oplichting of iets beledigends? Meld het dan ook bij ons.",
    reportLink: "{{name}} melden",
    confirm: "Blokkeer {{name}}",
    pending: "Blokkeren…",
    cancel: "Annuleren",
    done: "{{name}} is geblokkeerd.",
    isBlocked: "Je hebt {{name}} geblokkeerd. Jullie kunnen geen contact met elkaar opnemen.",
    undoButton: "Deblokkeer",
    undoOf: "Deblokkeer {{name}}",
    undone: "De blokkade is opgeheven.",
    list: "Geblokkeerde mensen",
    listText: "Jullie kunnen niet met elkaar chatten.",
    empty: "Je hebt niemand geblokkeerd",
    emptyText: "Wil je van iemand niets meer horen? Blokkeren kan op de pagina van die persoon.",
    back: "Terug naar instellingen",
  },
  decision: {
    list: "Onze besluiten over jou",
    listText: "Wat we hebben besloten over jou en over wat je plaatste, en waarom.",
    empty: "We hebben nog niets over jou besloten",
    emptyText: `Haalt ${look.name} ooit iets van jou weg, dan lees je hier waarom en kun je bezwaar maken. Wat ons team in een geschil besliste, staat bij dat geschil.`,
    title: "Ons besluit",
    back: "Terug naar alle besluiten",
    about: {
      job: "Over je klus",
      comment: "Over een vraag of antwoord",
      message: "Over je bericht",
      photo: "Over je foto",
      review: "Over je beoordeling",
      user: "Over je account",
    },
    action: {
      dismiss: "Er verandert niets",
      remove: "We hebben het weggehaald",
      warn: "We hebben je gewaarschuwd",
      suspend: "We hebben je account geschorst",
    },
    why: "Waarom",
    what: "Wat we deden",
    reason: "De misbruikmelding ging over",
    ground: "Waar het om gaat",
    how: "Hoe we beslisten",
    howText:
      "Na een misbruikmelding heeft iemand van ons team ernaar gekeken. Het besluit is niet automatisch genomen.",
    howOwn:
      "Iemand van ons team heeft er op eigen initiatief naar gekeken, niet na een misbruikmelding. Het besluit is niet automatisch genomen.",
    reversed: "Dit besluit is teruggedraaid",
    reversedText: "Je kreeg gelijk. Het besluit hieronder geldt niet meer.",
    jobBack:
      "Wachtte er nog een bod op je antwoord toen ons team je klus weghaalde? Dat bod verviel. Staat je klus weer open, dan kunnen klussers opnieuw bieden.",
    standing: {
      content: "Besluit {{other}} gaat over hetzelfde en geldt nog. Daarom komt het nu niet terug.",
      account: "Besluit {{other}} geldt nog. Daarom blijft je account geschorst.",
    },
    before: "Wat we eerder besloten",
    read: "Lees het besluit",
    appeal: "Ben je het er niet mee eens?",
    appealText:
      "Leg uit waarom. Iemand anders kijkt er opnieuw naar, en je krijgt antwoord per mail. Je kunt één keer bezwaar maken, en er is geen uiterste datum.",
    toAppeal: "Maak bezwaar",
    appealUntil: "Kan één keer. Er is geen uiterste datum.",
    ofJob: "Klus: {{title}}",
    text: field.text,
    textHint: "Wat zagen we over het hoofd?",
    send: "Maak bezwaar",
    pending: "Versturen…",
    done: "We hebben je bezwaar ontvangen. Je krijgt antwoord per mail.",
    objection: {
      title: "Je lopende deals",
      label: "Waarom ben je het niet eens met het werk voor ‘{{job}}’?",
      hint: "Alleen ons team leest dit. De klusser krijgt wel bericht dat je het er niet mee eens bent. Je kunt dit één keer doen.",
      hintUntil:
        "Dit kan tot {{until}}. Alleen ons team leest wat je schrijft. De klusser krijgt wel bericht dat je het er niet mee eens bent. Je kunt dit één keer doen.",
      send: "Houd de betaling tegen",
      sent: "We hebben het ontvangen. De betaling staat stil, en ons team kijkt ernaar. Je krijgt bericht per mail.",
    },
    yours: "Je bezwaar",
    status: {
      open: "We kijken er opnieuw naar",
      upheld: "Ons besluit blijft hetzelfde",
      overturned: "Je kreeg gelijk: we hebben het teruggedraaid",
    },
    answer: "Ons antwoord",
    more: "Ben je het er nog niet mee eens? Je kunt het besluit voorleggen aan een gecertificeerde geschilinstantie (artikel 21 DSA) of aan de rechter.",
    missing: "We kunnen dit besluit niet vinden",
    missingText:
      "Misschien is de link niet compleet. Open hem uit de mail, of log in met het account waar het over gaat.",
  },
};
