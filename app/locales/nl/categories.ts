import { brand } from "../../brand";

export default {
  all: {
    title: "Alle categorieën",
    pageTitle: "Alle soorten klussen",
    description: `Van een kast ophangen tot een verhuizing: bekijk waar buurtgenoten op ${brand.name} bij helpen.`,
    text: "Zoek je hulp, of wil je zelf klussen? Hier staat per categorie wat buren elkaar vragen.",
    jump: "Naar een categorie",
    see: "Bekijk klussen: {{category}}",
    elseTitle: "Past je klus nergens bij?",
    elseText: "Plaats hem bij Overig. Omschrijf wat er moet gebeuren, dan weet een klusser genoeg om te bieden.",
    post: "Plaats je klus",
  },
  one: {
    title: "{{category}} klussen in jouw buurt",
    titlePage: "{{category}} klussen in jouw buurt, pagina {{page}}",
    heading: "{{category}} klussen in jouw buurt",
    description: "{{category}}: {{text}} Bekijk de open klussen en doe een bod, of plaats zelf een klus.",
    others: "Andere categorieën",
  },
  facts: {
    title: "In cijfers",
    available: "Open klussen",
    budget: "Gemiddeld budget",
    active: "Actieve klussers",
  },
  filters: {
    zipcodeHint: "Alleen de eerste vier cijfers tellen mee",
    priceHint: "Laat alleen klussen met een vast budget zien. Bij € 0 zie je alles",
  },
  cities: { title: "Klussen per stad", others: "Andere steden" },
  about: {
    handig: {
      text: "Kleine klussen in huis waar je net de tijd, de boor of de tweede hand voor mist.",
      examples: ["Kledingkast in elkaar zetten", "Lampen en gordijnrails ophangen", "Een klemmende deur afschaven"],
    },
    schoonmaken: {
      text: "Eén keer goed schoon, of een achterstand die je niet alleen wegwerkt.",
      examples: ["Huis opleveren bij een verhuizing", "Ramen lappen", "Schuur of garage uitmesten"],
    },
    verhuizen: {
      text: "Sjouwen, rijden en inpakken: met een paar extra handen ben je op tijd klaar.",
      examples: ["Bank drie trappen op", "Een bus met chauffeur", "Wasmachine naar de kringloop"],
    },
    schilderen: {
      text: "Muren, plafonds en kozijnen, van afplakken tot de laatste laag.",
      examples: ["Plafond witten", "Kozijnen schuren en lakken", "Behang verwijderen"],
    },
    tuinieren: {
      text: "Van een middag snoeien tot een tuin die weer begaanbaar moet worden.",
      examples: ["Heg knippen", "Gras maaien in de vakantie", "Tegels eruit, planten erin"],
    },
    overig: {
      text: "Alles wat nergens anders bij past en wat een handige buur toch zo doet.",
      examples: ["Fiets repareren", "Boodschappen halen", "Hond uitlaten"],
    },
    fotografie: {
      text: "Foto’s van een feest, een huis dat verkocht wordt of gewoon jullie samen.",
      examples: ["Verjaardag vastleggen", "Foto’s voor Funda of Marktplaats", "Nieuwe profielfoto"],
    },
    tech: {
      text: "Wifi, telefoon, televisie of laptop: iemand die het rustig voor je instelt.",
      examples: ["Wifi tot op zolder", "Nieuwe telefoon overzetten", "Printer aan de praat krijgen"],
    },
    elektra: {
      text: "Lampen, stopcontacten en schakelaars. Werk in de meterkast laat je over aan een vakman.",
      examples: ["Dimmer plaatsen", "Buitenlamp aansluiten", "Stopcontact vervangen"],
    },
    loodgieter: {
      text: "Kranen, afvoeren en kleine lekkages, voordat er een kring in het plafond komt.",
      examples: ["Lekkende kraan repareren", "Verstopte gootsteen", "Wasmachine aansluiten"],
    },
  },
};
