import { brand } from "../../brand";

export default {
  all: {
    title: "Alle categorieën",
    pageTitle: "Alle soorten klussen",
    description: `Van een kast ophangen tot een verhuizing: bekijk waar buurtgenoten op ${brand.name} bij helpen.`,
    text: "Zoek je hulp, of wil je zelf klussen? Hier staat per categorie wat buren elkaar vragen.",
    elseTitle: "Past je klus nergens bij?",
    elseText: "Plaats hem bij Overig. Omschrijf wat er moet gebeuren, dan weet een klusser genoeg om te bieden.",
    post: "Plaats je klus",
  },
  one: {
    title: "{{jobs}}",
    titleNear: "{{jobs}} in jouw buurt",
    titlePage: "{{title}}, pagina {{page}}",
    heading: "{{jobs}} in jouw buurt",
    description: "{{text}} Bekijk de open klussen en doe een bod, of plaats zelf een klus.",
    askZipcode: "Vul je postcode in voor klussen bij jou in de buurt",
    others: "Andere categorieën",
  },
  helpers: {
    title: "Klussers die dit doen",
    titleNear: "Klussers die dit doen in jouw buurt",
    all_one: "Bekijk {{shown}} klusser",
    all_other: "Bekijk alle {{shown}} klussers",
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
      jobs: "Handige klussen",
      post: "Plaats een klus in huis",
      text: "Kleine klussen in huis waar je net de tijd, de boor of de tweede hand voor mist.",
      examples: ["Kledingkast in elkaar zetten", "Lampen en gordijnrails ophangen", "Een klemmende deur afschaven"],
    },
    schoonmaken: {
      jobs: "Schoonmaakklussen",
      post: "Plaats een schoonmaakklus",
      text: "Eén keer goed schoon, of een achterstand die je niet alleen wegwerkt.",
      examples: ["Huis opleveren bij een verhuizing", "Ramen lappen", "Schuur of garage uitmesten"],
    },
    verhuizen: {
      jobs: "Verhuisklussen",
      post: "Plaats een verhuisklus",
      text: "Sjouwen, rijden en inpakken: met een paar extra handen ben je op tijd klaar.",
      examples: ["Bank drie trappen op", "Een bus met chauffeur", "Wasmachine naar de kringloop"],
    },
    schilderen: {
      jobs: "Schilderklussen",
      post: "Plaats een schilderklus",
      text: "Muren, plafonds en kozijnen, van afplakken tot de laatste laag.",
      examples: ["Plafond witten", "Kozijnen schuren en lakken", "Behang verwijderen"],
    },
    tuinieren: {
      jobs: "Tuinklussen",
      post: "Plaats een tuinklus",
      text: "Van een middag snoeien tot een tuin die weer begaanbaar moet worden.",
      examples: ["Heg knippen", "Gras maaien in de vakantie", "Tegels eruit, planten erin"],
    },
    overig: {
      jobs: "Overige klussen",
      post: "Plaats je klus",
      text: "Alles wat nergens anders bij past en wat een handige buur toch zo doet.",
      examples: ["Fiets repareren", "Boodschappen halen", "Hond uitlaten"],
    },
    fotografie: {
      jobs: "Fotoklussen",
      post: "Plaats een fotoklus",
      text: "Foto’s van een feest, een huis dat verkocht wordt of gewoon jullie samen.",
      examples: ["Verjaardag vastleggen", "Foto’s voor Funda of Marktplaats", "Nieuwe profielfoto"],
    },
    tech: {
      jobs: "Techklussen",
      post: "Plaats een techklus",
      text: "Wifi, telefoon, televisie of laptop: iemand die het rustig voor je instelt.",
      examples: ["Wifi tot op zolder", "Nieuwe telefoon overzetten", "Printer aan de praat krijgen"],
    },
    elektra: {
      jobs: "Elektraklussen",
      post: "Plaats een elektraklus",
      text: "Lampen, stopcontacten en schakelaars. Werk in de meterkast laat je over aan een vakman.",
      examples: ["Dimmer plaatsen", "Buitenlamp aansluiten", "Stopcontact vervangen"],
    },
    loodgieter: {
      jobs: "Loodgietersklussen",
      post: "Plaats een loodgietersklus",
      text: "Kranen, afvoeren en kleine lekkages, voordat er een kring in het plafond komt.",
      examples: ["Lekkende kraan repareren", "Verstopte gootsteen", "Wasmachine aansluiten"],
    },
  },
};
