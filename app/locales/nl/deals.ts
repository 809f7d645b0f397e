export default {
  title: "Jullie deal",
  step: {
    title: "Volgende stap",
    answer: "{{name}} stelt een tijd voor.",
    propose: "Spreek af wanneer het werk begint.",
    wait: "Jullie hebben een tijd afgesproken. Je hoeft nu niets te doen.",
    waitAnswer: "{{name}} moet nog antwoorden op je voorstel.",
    code: "Staat {{name}} voor de deur? Geef dan je startcode.",
    codeLink: "Bekijk je startcode",
    approve: "Is het werk klaar? Keur het goed, dan krijgt {{name}} het geld.",
    approveLink: "Keur het werk goed",
    approveDirect: "Is het werk klaar? Rond de klus dan af.",
    approveLinkDirect: "Klus afronden",
  },
  meet: {
    none: "Jullie hebben nog geen tijd afgesproken.",
    propose: "Stel een tijd voor",
    see: "Bekijk de afspraak",
    answer: "Geef antwoord",
    missed: "Je meldde dat {{name}} er niet was.",
    missedOwn: "{{name}} meldde dat je er niet was.",
    until: "{{name}} kan antwoorden tot {{until}}.",
    untilOwn: "Antwoord uiterlijk {{until}}.",
    ends: "Zonder antwoord stopt de deal.",
    waits: "Ons team kijkt naar de betaling. De deal stopt niet voordat we klaar zijn.",
    counts: "Zonder antwoord telt het als niet gekomen.",
    absentHelper: "Is {{name}} niet gekomen? Meld het",
    absentOwner: "Niemand thuis, of doet {{name}} niet open? Meld het",
  },
  place: {
    owner: {
      missing: "{{name}} ziet alleen je postcode. Geef je adres, dan weet {{name}} waar de klus is.",
      missingLink: "Geef je adres",
      givenLink: "Pas het adres aan",
    },
    helper: {
      missing: "{{name}} gaf nog geen adres. Vraag ernaar in de chat.",
    },
  },
  start: {
    owner: "Je startcode:",
    ownerLink: "Wat heb je aan een startcode?",
    helper: "Begin je? Vraag dan om de startcode.",
    helperLink: "Vul de startcode in",
    begun: "Het werk is begonnen op {{at}}.",
    see: "Wat betekent dit?",
  },
  extra: {
    asked: "{{name}} vraagt {{amount}} extra: {{description}}",
    askedDirect: "{{name}} vraagt {{amount}}: {{description}}",
    own: "Je vroeg {{amount}} extra: {{description}}",
    ownDirect: "Je vroeg {{amount}}: {{description}}",
    work: "meerwerk",
    workDirect: "voor de klus",
    answer: "Bekijk en antwoord",
    see: "Bekijk",
    ask: "Vraag meerwerk aan",
    askDirect: "Stuur een betaalverzoek",
  },
  stop: {
    own: "Je stelde voor om te stoppen. {{name}} kan antwoorden tot {{until}}.",
    ownSuspended: "Je stelde voor om te stoppen. {{name}} kan nu niet antwoorden.",
    asked: "{{name}} stelt voor om te stoppen. Antwoord uiterlijk {{until}}.",
    answer: "Bekijk het voorstel",
    see: "Bekijk",
    together: "Samen stoppen",
    agree: "Spreek samen een bedrag af",
  },
  paying: {
    title: "De bank verwerkt de betaling nog",
    text: "Zodra de bank hem bevestigt, is de klus voor wie je koos. Wacht daarop voordat je iemand anders kiest.",
    late: "Het bod waarvoor je betaalde, is ingetrokken of gewijzigd. Bevestigt de bank je betaling, dan krijg je alles terug. Je kunt nu al een ander bod kiezen.",
  },
  chargeback: {
    title: "De bank heeft de betaling teruggeboekt",
    busy: "De deal staat stil tot de bank beslist.",
    see: "Bekijk de betaling",
  },
  report: {
    until:
      "Je meldde dat {{name}} niet op de afspraak was. Zolang {{name}} nog kan antwoorden, kun je niet annuleren. Dat is tot {{until}}.",
    afterwards:
      "Klopt het, of komt er geen antwoord? Dan stopt de deal vanzelf en krijg je {{refund}} terug. Zegt {{name}} er wel te zijn geweest, dan begint er een geschil. Toch samen verder? Trek je melding in bij de afspraak.",
    youUntil:
      "{{name}} meldde dat je niet op de afspraak was. Zolang je nog niet hebt geantwoord, kun je niet annuleren. Antwoord uiterlijk {{until}}.",
    youThen:
      "Klopt het, of antwoord je niet? Dan stopt de deal vanzelf. {{name}} krijgt {{compensation}} vergoeding en jij krijgt {{refund}} terug. Was je er wel, dan begint er een geschil.",
  },
  reportedHelper: {
    until:
      "{{name}} meldde dat je niet op de afspraak was. Antwoord daarop voordat je doorgeeft dat het werk klaar is. Dat kan tot {{until}}.",
    next: "Was je er wel? Dan begint er een geschil en blijft het geld in bewaring. Daarin spreken jullie af hoeveel je krijgt, of ons team beslist. Klopt het, of antwoord je niet? Dan stopt de deal en krijgt {{name}} alles terug.",
    answer: "Geef antwoord",
  },
  ended: {
    title: "Deze deal is gestopt",
    receipt: "Betaalbewijs",
    receiptBid: "Betaalbewijs van het bod",
    receiptExtra: "Betaalbewijs van het meerwerk van {{amount}}",
    chat: "Naar de chat",
  },
  suspended: {
    title: "We hebben het account van {{name}} geschorst",
    helper: "{{name}} leest geen berichten meer. Is het werk klaar? Geef dat dan door. Anders trek je je bod in.",
    ownerBegun:
      "{{name}} leest geen berichten meer. Is het werk klaar en goed gedaan? Keur het goed. Zo niet, open dan een geschil.",
    owner: "{{name}} leest geen berichten meer en komt niet. Annuleer de deal, of keur het werk goed als het klaar is.",
  },
  gone: {
    title: "Er is geen geld meer in bewaring",
    titleRest: "Het bod is niet meer in bewaring",
    titlePart: "Een deel van de prijs is niet in bewaring",
    rest: "Alleen {{amount}} is nog in bewaring.",
    part: {
      owner: "De rest is bij je terug. Daarvan krijgt {{name}} via ons niets.",
      helper: "De rest is terug bij {{name}}. Daarvan krijg je via ons niets, tot er weer geld voor in bewaring is.",
    },
    owner: "Je betaling is bij je terug. {{name}} krijgt via ons dus geen geld voor het werk.",
    ownerDone:
      "Je betaling is bij je terug. {{name}} krijgt via ons dus geen geld, maar gaf aan dat het werk klaar is.",
    helper: "De betaling is terug bij {{name}}. Begin niet voordat er weer geld in bewaring is.",
    helperBegun: "De betaling is terug bij {{name}}. Ga niet verder voordat er weer geld in bewaring is.",
    helperDone: "De betaling is terug bij {{name}}. Je krijgt via ons dus geen geld voor het werk.",
    more: {
      owner:
        "Gaat het door? Betaal dan opnieuw. Dat geld is weer in bewaring. Gaat het niet door? Annuleer dan de deal. Dat kost je niets.",
      ownerDone:
        "Wil je betalen? Betaal dan opnieuw. Dat geld is weer in bewaring. Betaalde je al op een andere manier? Rond de klus dan af.",
      helper:
        "Je krijgt via ons nu geen geld voor het werk. Gaat het werk door? Stuur {{name}} een betaalverzoek. Gaat het niet door? Trek je bod in. Dat telt niet mee als een klus die je niet afmaakte.",
      helperBegun:
        "Je krijgt via ons nu geen geld voor het werk. Gaat het werk door? Stuur {{name}} een betaalverzoek. Is het al klaar? Geef dat aan. Gaat het niet door? Trek je bod in. Dat telt niet mee als een klus die je niet afmaakte.",
      helperDone:
        "Stuur {{name}} een betaalverzoek. Wat {{name}} daarop betaalt, is weer in bewaring. Of spreek in de chat af hoe je wordt betaald.",
    },
    suspended: {
      owner: "We hebben het account van {{name}} geschorst. Je kunt nu niet opnieuw betalen.",
      helper: "We hebben het account van {{name}} geschorst. {{name}} kan nu niet opnieuw betalen.",
    },
    moreSuspended: {
      owner: "Annuleer de deal. Dat kost je niets.",
      ownerDone: "Betaalde je al op een andere manier? Rond de klus dan af.",
      helper: "Trek je bod in. Dat telt niet mee als een klus die je niet afmaakte.",
      helperBegun:
        "Is het al klaar? Geef dat aan. Anders trek je je bod in. Dat telt niet mee als een klus die je niet afmaakte.",
      helperDone: "Bekijk de betaling. Heb je een vraag? Neem dan contact met ons op.",
    },
    ways: "Wat je kunt doen",
    until: "De klus wordt niet vanzelf afgerond. Regelen jullie het niet voor {{until}}, dan kijkt ons team ernaar.",
    team: "Ons team kijkt ernaar en beslist of de klus is gedaan. Tot dan kunnen jullie het nog zelf regelen.",
    pay: "Bekijk het betaalverzoek van {{amount}}",
    again: "Betaal {{amount}} opnieuw",
    againPending: "Even wachten…",
    complete: "Rond de klus af",
    chat: "Naar de chat",
    cancel: "Deal annuleren",
    withdraw: "Bod intrekken",
    done: "Werk is klaar",
    see: "Bekijk de betaling",
  },
  withdrawal: {
    owner: "We bekijken je herroeping",
    helper: {
      work: "De plaatser heeft de overeenkomst herroepen",
      extra: "De plaatser heeft de overeenkomst over het meerwerk herroepen",
      service: "De plaatser heeft onze dienst herroepen",
    },
    service: "Dat gaat over onze servicekosten, niet over het werk.",
    text: "Ons team beslist en mailt jullie allebei.",
    goesOn: "Tot dan gaat de deal door zoals afgesproken.",
  },
  paused: {
    title: "Ons team kijkt naar de betaling",
    text: "We geven het geld niet vrij tot we klaar zijn. Goedkeuren of annuleren kan zolang niet, en de dagen om een geschil te openen staan stil.",
    write: "Schrijf ons team",
  },
  dispute: {
    title: "Er loopt een geschil",
    busy: "De betaling staat stil tot jullie eruit zijn, of tot ons team heeft beslist.",
    see: "Naar het geschil",
    wrong: "Er klopt iets niet",
    until: "Een geschil openen kan tot {{until}}.",
  },
};
