import { PAYMENT_SERVICE, TRANSFER } from "~/domain/money/payment-service";
import { LATE_HOURS } from "../../domain/deals/cancellation-rule";
import { RELEASE_DAYS } from "../../domain/money/deal-money";
import fields from "./fields";

const { label: field } = fields;

export default {
  description: "Plaats je klus en kies een buurtgenoot die helpt, of verdien bij met klussen om de hoek.",
  intro: {
    titleNamed: "Welkom bij {{brand}}, {{name}}",
    title: "Welkom bij {{brand}}",
    text: "Waar kom je voor? Het kan ook allebei.",
    post: "Ik zoek hulp",
    help: "Ik wil klussen doen",
    close: "Eerst rondkijken",
  },
  title: "Hulp uit je eigen buurt voor elke klus",
  hero: {
    title: "Hulp van om de hoek, voor elke klus",
    text: "Een lekkende kraan, een kast in een doos, een heg die te hoog is. Plaats je klus, krijg biedingen en kies zelf wie er komt.",
    job: "Wat moet er gebeuren?",
    post: "Plaats je klus",
    free: "Plaatsen is gratis en je zit nergens aan vast.",
    rating: "{{rating}} van 5 sterren, uit {{reviews}} beoordelingen",
    ratingShort: "uit {{reviews}} beoordelingen",
  },
  search: {
    title: "Ben je zelf handig? Zoek een klus",
    text: field.search,
    textHint: "Kraan, verven, tuin…",
    zipcode: field.zipcode,
    zipcodeHint: "Zoals 1012AB of 1012",
    submit: "Zoek klussen",
  },
  steps: {
    title: "Zo werkt het",
    post: {
      title: "Vertel wat je zoekt",
      text: "Een titel, een omschrijving, wat foto’s en wat je ervoor overhebt. Je klus staat meteen in de lijst.",
    },
    choose: {
      title: "Kies uit de biedingen",
      text: "Je ziet wie er biedt, wat anderen van diegene vonden en wat het kost. Jij kiest.",
    },
    done: {
      title: "Klaar is klaar",
      text: "Je spreekt een tijd af in de chat. Is het werk naar je zin, dan rond je de klus af.",
    },
  },
  categories: { title: "Waar kunnen we bij helpen?", text: "Van een spijker in de muur tot een verhuizing." },
  jobs: {
    title: "Net geplaatst",
    titleNear: "Net geplaatst binnen {{km}} km",
    all: "Bekijk alle klussen",
  },
  why: {
    title: "Waarom met de buurt?",
    affordable: {
      title: "Betaalbaar",
      text: "Jij zegt wat je budget is en kiest uit de biedingen. Wat je betaalt, zie je vooraf.",
    },
    reliable: {
      title: "Betrouwbaar",
      text: "Beoordelingen kunnen alleen na een klus worden geschreven. Is iemands identiteit geverifieerd, dan staat dat erbij.",
    },
    fast: {
      title: "Snel",
      text: "Je klus staat meteen online. Klussers in de buurt kunnen er direct een melding van krijgen.",
    },
    community: {
      title: "Samen",
      text: "Jullie helpen elkaar vooruit, en je leert mensen kennen die bij je in de buurt wonen.",
    },
  },
  claims: {
    jobs: "klussen gedaan",
    helpers: "handige buurtgenoten",
    rating: "van 5 sterren",
    own: "Eigen opgave, niet geteld",
  },
  pay: {
    held: {
      title: "Je geld is in bewaring tot de klus is afgerond",
      intro: "Je betaalt als je een bod kiest. De klusser krijgt het pas als de klus is afgerond.",
      one: "Je kiest een bod en betaalt vooruit, met {{percent}}% servicekosten die je vooraf ziet.",
      ways: `Je betaalt met ${TRANSFER} of met een kaart, via onze betaaldienst ${PAYMENT_SERVICE}.`,
      two: "Het geld is in bewaring. Jullie kunnen er geen van beiden bij.",
      three: "Je keurt het werk goed, en dan krijgt de klusser het geld.",
      rules: "En als het anders loopt?",
      late: `Doe je niets, dan krijgt de klusser het geld op z’n vroegst ${RELEASE_DAYS} dagen na de melding dat het werk klaar is. Klopt er iets niet, open dan binnen die ${RELEASE_DAYS} dagen een geschil.`,
      dispute: `Gaat het niet door? Annuleer je meer dan ${LATE_HOURS} uur voor het afgesproken begin, dan krijg je alles terug. Annuleer je later, dan gaat er een kleine vergoeding voor de klusser af. Is het werk begonnen of klaar, dan kun je niet meer annuleren.`,
    },
    direct: {
      title: "Betalen regel je samen",
      intro: "Geen kosten en geen omwegen: je betaalt rechtstreeks aan wie het werk doet.",
      one: "Je kiest een bod en spreekt in de chat af hoe je betaalt: met een betaalverzoek of contant.",
      two: "Wij houden niets in. Het bod is wat je betaalt.",
      three: "Betaal als het werk naar je zin is.",
      dispute: "Betaal nooit vooruit aan iemand die je niet kent.",
    },
  },
  reviews: {
    title: "Wat buurtgenoten zouden zeggen",
    examples: "Dit zijn voorbeelden, geen echte beoordelingen. Die komen hier te staan zodra er genoeg zijn.",
    example: "Voorbeeld",
    stars: "5 van 5 sterren",
    items: [
      {
        name: "Annemiek, Haarlem",
        job: "Kledingkast in elkaar gezet",
        text: "Ik zat er twee avonden tegenaan te kijken, en hij deed het in anderhalf uur. De schroeven die over waren, hoorden erbij.",
      },
      {
        name: "Youssef, Utrecht",
        job: "Lekkende kraan",
        text: "Om tien uur geplaatst, om drie uur droog. De klusser woont blijkbaar twee straten verder.",
      },
      {
        name: "Marja, Zaandam",
        job: "Heg gesnoeid",
        text: "Netjes gewerkt en alles weer meegenomen. Mijn tuin is nu groter dan ik dacht.",
      },
      {
        name: "Daan, Leiden",
        job: "Verhuisd met bus",
        text: "Drie hoog zonder lift en geen kras op de piano. Prijs was precies wat we hadden afgesproken.",
      },
      {
        name: "Farida, Almere",
        job: "Plafond gewit",
        text: "Ik wist vooraf wat het kostte en kon de beoordelingen lezen. Dat gaf rust.",
      },
      {
        name: "Kees, Amersfoort",
        job: "Klust er zelf bij",
        text: "Sinds mijn pensioen doe ik drie klusjes per week. Leuker dan de sportschool, en het betaalt.",
      },
    ],
  },
  app: {
    title: "Ook op je telefoon",
    text: "De app kan je een melding sturen bij een nieuw bod, een bericht of een klus in de buurt.",
    ios: "Download voor iPhone",
    android: "Download voor Android",
    example: "(voorbeeld)",
  },
  close: {
    title: "Wat blijft er bij jou al maanden liggen?",
    text: "Plaats het. Kijken wat er komt, kost niets.",
    post: "Plaats je klus",
    helper: "Ik wil klussen",
  },
};
