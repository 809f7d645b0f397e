export default {
  waiting: {
    count_one: "1 klusser wacht op je antwoord",
    count_other: "{{count}} klussers wachten op je antwoord",
    text_one: "Kies of weiger: dan weten jullie allebei waar je aan toe bent.",
    text_other:
      "Kies er een: de anderen krijgen dan bericht. Weet je van iemand al dat het niets wordt, weiger dan alvast.",
    badge_one: "1 bod wacht op jou",
    badge_other: "{{count}} biedingen wachten op jou",
  },
  bids: {
    sorts: { price: "Prijs", rating: "Beoordeling", nearest: "Dichtbij" },
    why: {
      price: "Het laagste bod staat bovenaan. Even laag? Dan staat het oudste bod eerst.",
      rating:
        "Klussers met de beste beoordelingen staan bovenaan. Even goed? Dan staat het laagste bod eerst. Klussers zonder beoordelingen staan onderaan.",
      nearest: "Klussers die het dichtst bij je klus wonen, staan bovenaan. Even ver? Dan staat het laagste bod eerst.",
    },
    columns: {
      who: "Klusser",
      amount: "Bod",
      trust: "Beoordeling",
      away: "Afstand",
      reply: "Antwoordt",
      firstDay: "Kan vanaf",
    },
    choose: "Kies {{name}}",
    chooseThis: "Kies",
    reject: "Weigeren",
    rejectOf: "Weigeren: {{name}}",
    lapsed_one: "1 bod is niet gekozen",
    lapsed_other: "{{count}} biedingen zijn niet gekozen",
    lapsedText_one:
      "Deze klusser kreeg bericht dat je klus weer openstaat. Doet hij of zij opnieuw een bod, dan kun je dat kiezen.",
    lapsedText_other:
      "Deze klussers kregen bericht dat je klus weer openstaat. Doen ze opnieuw een bod, dan kun je dat kiezen.",
    rejected_one: "1 bod dat niet doorgaat",
    rejected_other: "{{count}} biedingen die niet doorgaan",
    more_one: "Toon nog 1 bod",
    more_other: "Toon nog {{count}} biedingen",
    pages: "Meer biedingen",
    back: "Terug naar de klus",
    backNo: "Nee, terug naar de klus",
  },
  repost: {
    action: "Opnieuw klaarzetten",
    pending: "Klaarzetten…",
    title: "Deze klus opnieuw plaatsen?",
    text: "We vullen alles alvast in zoals het was: titel, plek, omschrijving, foto’s en budget. Je kunt alles nog veranderen voordat je de klus plaatst.",
    filled: "Alles staat weer ingevuld. Kijk het na en plaats je klus.",
    photos_one: "We gebruiken de foto van je vorige klus. Kies je hieronder een andere, dan vervangt die deze.",
    photos_other:
      "We gebruiken de {{count}} foto’s van je vorige klus. Kies je hieronder andere, dan vervangen die deze.",
    photosLeave_one: "Laat deze foto weg",
    photosLeave_other: "Laat deze foto’s weg",
  },
  after: {
    owner: "Je klus is afgerond",
    ownerText: "Fijn dat het met {{name}} gelukt is.",
    helper: "Deze klus zit erop",
    helperText: "Mooi werk voor {{name}}!",
    over: "Deze klus staat niet meer open",
    ended: "Jullie deal is gestopt",
    again: "Heb je dit nog eens nodig? We vullen alles voor je in.",
  },
  ask: {
    hasBid: "{{name}} deed al een bod op je open klus",
    hasBidText: "Vragen hoeft dus niet meer. Bekijk het bod bij je klus.",
    toJobs: "Naar mijn klussen",
  },
  record: {
    completion: "Maakt {{percent}}% van de afgesproken klussen af",
    completionShort: "{{percent}}% afgemaakt",
    placed_one: "Rondde 1 geplaatste klus af",
    placed_other: "Rondde {{count}} geplaatste klussen af",
    missed_one: "Kwam als plaatser 1 keer niet op een afspraak",
    missed_other: "Kwam als plaatser {{count}} keer niet op een afspraak",
  },
};
