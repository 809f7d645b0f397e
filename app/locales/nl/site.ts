import { brand } from "../../brand";
import fields from "./fields";

const { label: field } = fields;

export default {
  faq: {
    title: "Veelgestelde vragen",
    titleTab: "Veelgestelde vragen: {{tab}}",
    intro: "Kort antwoord op wat mensen ons het vaakst vragen.",
    descriptions: {
      general: `Wat ${brand.name} is, wat het kost, hoe betalen werkt en wat je kunt doen als je iets niet vertrouwt.`,
      placer:
        "Antwoorden voor wie een klus plaatst: bieden, kiezen, annuleren, en wat je doet als het werk niet goed is.",
      helper: "Antwoorden voor wie klussen doet: hoe je begint, biedt, betaald krijgt en klussen om de hoek vindt.",
    },
    tabs: { general: "Algemeen", placer: "Ik zoek hulp", helper: "Ik wil klussen doen" },
    tabsLabel: "Voor wie?",
    missing: "Staat je vraag er niet bij?",
    missingText: "Stel je vraag aan ons. Je krijgt antwoord van een mens.",
    contact: "Stel je vraag",
  },
  contact: {
    title: "Contact",
    description: `Een vraag aan ${brand.name}, of is er iets mis met een klus of je account? Schrijf ons.`,
    intro: "Waarmee kunnen we helpen? Je krijgt antwoord van een mens.",
    name: field.name,
    email: field.email,
    emailHint: "Hier sturen we ons antwoord heen.",
    subject: field.subject,
    choose: "Kies een onderwerp",
    subjects: {
      general: "Algemene vraag",
      job: "Probleem met een klus",
      account: "Account & inloggen",
      feedback: "Feedback",
      other: "Overig",
    },
    letter: field.letter,
    letterHint: "Gaat het over een klus? Zet er dan de titel of de link bij.",
    send: "Verstuur bericht",
    pending: "Versturen…",
    done: "Bericht verzonden! We nemen zo snel mogelijk contact met je op.",
    tooMany: `Het laatste uur kregen we al een paar berichten van jou. Probeer het over een uur opnieuw, of mail naar ${brand.supportEmail}.`,
    otherwise: "Andere manieren",
    mail: "Mail ons op",
    faq: "Misschien vind je het antwoord hier:",
    report:
      "Klopt er iets niet aan een klus, bericht of persoon? Gebruik ‘Melden’ op die pagina, dan weten we meteen waar het over gaat.",
  },
  next: {
    label: "Verder lezen",
    faq: "Veelgestelde vragen",
    terms: "Voorwaarden",
    contact: "Contact",
  },
  how: {
    title: "Hoe werkt het?",
    description: `Zo werkt ${brand.name}: plaats een klus of doe er een, kies een bod, spreek af en betaal. Stap voor stap.`,
    intro: "Van een klus die blijft liggen naar een klus die klaar is. Dit doe jij, en dit doet de klusser.",
    toPlacer: "Je zoekt hulp",
    toHelper: "Je wilt klussen doen",
    toPaying: "Zo werkt betalen",
    placer: {
      title: "Je zoekt hulp",
      intro: "Vier stappen, en je zit nergens aan vast tot je kiest.",
      action: "Plaats je klus",
    },
    helper: {
      title: "Je wilt klussen doen",
      intro: "Je bepaalt zelf wat je doet, wanneer en voor hoeveel.",
      action: "Bekijk klussen",
    },
  },
  about: {
    title: `Over ${brand.name}`,
    description: `Waarom ${brand.name} er is, waar we voor staan en hoe we buren aan elkaar koppelen die elkaar kunnen helpen.`,
    intro:
      "We brengen mensen met een klus in contact met handige buren. Zo blijft een lekkende kraan niet lekken, en verdient een handige buur er wat aan.",
    post: "Plaats je klus",
    browse: "Bekijk klussen",
    values: "Waar we voor staan",
    vision: "Waar we naartoe willen",
    questions: "Vijf vragen over ons",
  },
  legal: {
    otherLanguage: "Read this page in English",
    since: "Geldig vanaf",
    contents: "Inhoud",
    terms: {
      title: "Algemene voorwaarden",
      description: `De voorwaarden van ${brand.name}: overeenkomsten tussen plaatser en klusser, geld, aansprakelijkheid en regels.`,
    },
    automatic: {
      title: "Wat vanzelf gaat",
      description: `Wat ${brand.name} zonder tussenkomst van mensen beslist: volgorde, berichten, termijnen en geld. En wat niet.`,
    },
    accessibility: {
      title: "Toegankelijkheid",
      description: `Wat ${brand.name} doet om voor iedereen bruikbaar te zijn, wat nog niet goed is en waar je dat meldt.`,
    },
    privacy: {
      title: "Privacy",
      description: `Wat ${brand.name} van je bewaart, waarom, hoe lang en wie het te zien krijgt.`,
    },
  },
  business: {
    title: "Klussen met je bedrijf",
    description: `${brand.name} voor bedrijven en zzp’ers: bied onder je bedrijfsnaam, ook op klussen die alleen voor bedrijven zijn.`,
    intro: "Ben je zzp’er of heb je een klusbedrijf? Maak je profiel zakelijk en vind klanten in je eigen buurt.",
    profile: "Maak je profiel zakelijk",
    signup: "Account aanmaken",
    login: "Ik heb al een account",
    own: "Bekijk je zakelijke gegevens",
    gains: "Wat een zakelijk profiel je oplevert",
    start: "Zo begin je",
    startIntro: "Houd je nummers bij de hand, dan ben je zo klaar.",
    browse: "Bekijk klussen",
    questions: "Veelgestelde vragen",
  },
  partner: {
    title: "Partner worden",
    description: `Wijs je lezers, leden of klanten op ${brand.name} en zie wat je link oplevert. Word partner.`,
    intro:
      "Heb je een buurtkrant, een vereniging of een winkel? Wijs mensen op ons, en zie hoeveel bezoekers je link oplevert.",
    link: "Je krijgt een eigen link.",
    counts: "Je ziet per dag hoeveel bezoeken en aanmeldingen je link oplevert.",
    private: "Je ziet niet wie die bezoekers waren. Wij ook niet, behalve als ze een account maken.",
    already: "Ben je al partner?",
    login: "Log in",
    others: "Onze partners",
    form: "Word partner",
    company: field.company,
    letterHint: "Wie bereik je, en waar plaats je onze link?",
    send: "Verstuur aanvraag",
  },
};
