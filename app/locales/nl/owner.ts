import { brand } from "../../brand";

const helper = brand.name.toLowerCase();
const helpers = brand.plural.toLowerCase();

// What somebody does with an own job: weigh the bids, and after the work go on.
export default {
  waiting: {
    count_one: `1 ${helper} wacht op je antwoord`,
    count_other: `{{count}} ${helpers} wachten op je antwoord`,
    text_one: "Kies of weiger: dan weten jullie allebei waar je aan toe bent.",
    text_other: "Kies iemand, of weiger wie het niet wordt: dan weten ze waar ze aan toe zijn.",
    badge_one: "1 wacht op antwoord",
    badge_other: "{{count}} wachten op antwoord",
  },
  bids: {
    sorts: { price: "Laagste prijs", rating: "Best beoordeeld" },
    why: {
      price: "Het laagste bod staat bovenaan. Even laag? Dan staat het oudste bod eerst.",
      rating:
        "Wie de beste beoordelingen heeft staat bovenaan. Even goed? Dan staat het laagste bod eerst. Wie nog geen beoordeling heeft, staat onderaan.",
    },
    choose: "Kies {{name}}",
    reject: "Weigeren",
    rejectOf: "Weigeren: {{name}}",
    rejected_one: "1 bod niet gekozen",
    rejected_other: "{{count}} biedingen niet gekozen",
    pages: "Meer biedingen",
    back: "Terug naar de klus",
    backNo: "Nee, terug naar de klus",
  },
  repost: {
    action: "Plaats opnieuw",
    pending: "Invullen…",
    title: "Deze klus opnieuw plaatsen?",
    text: "We vullen alles alvast in zoals het was: titel, plek, omschrijving, foto's en budget. Je kunt nog van alles veranderen voordat je de klus plaatst.",
    filled: "Alles staat weer ingevuld. Kijk het na en plaats je klus.",
    photos_one: "De foto van je vorige klus gaat mee. Kies je hieronder een andere, dan komt die ervoor in de plaats.",
    photos_other:
      "De {{count}} foto's van je vorige klus gaan mee. Kies je hieronder andere, dan komen die ervoor in de plaats.",
    photosLeave_one: "Zonder deze foto",
    photosLeave_other: "Zonder deze foto's",
  },
  after: {
    owner: "Je klus is klaar",
    ownerText: "Fijn dat het gelukt is met {{name}}.",
    helper: "Deze klus zit erop",
    helperText: "Mooi werk voor {{name}}.",
    over: "Deze klus staat niet meer open",
    again: "Nog eens nodig? Alles staat zo weer voor je ingevuld.",
  },
  ask: {
    hasBid: "{{name}} deed al een bod op je open klus",
    hasBidText: "Vragen hoeft dus niet meer. Bekijk het bod bij je klus.",
    toJobs: "Naar mijn klussen",
  },
  record: { completion: "Maakt {{percent}}% af van wat is afgesproken" },
};
