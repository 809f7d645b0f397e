export default {
  title: "Hulp uit je eigen buurt voor elke klus",
  hero: {
    title: "Iemand bij jou om de hoek kan dit",
    text: "Een lekkende kraan, een kast in elkaar, een heg te hoog. Zet het erop, krijg biedingen uit je buurt en kies zelf wie er komt.",
    post: "Plaats je klus",
    free: "Plaatsen is gratis en je zit nergens aan vast.",
    rating: "{{rating}} van 5 sterren, uit {{reviews}} beoordelingen",
    ratingShort: "uit {{reviews}}+ beoordelingen",
  },
  search: {
    title: "Zelf handig? Zoek een klus",
    text: "Wat wil je doen?",
    textHint: "Kraan, verven, tuin…",
    zipcode: "Jouw postcode",
    zipcodeHint: "Zoals 1012AB of 1012",
    submit: "Zoek klussen",
  },
  steps: {
    title: "Zo is het geregeld",
    post: {
      title: "Vertel wat er moet gebeuren",
      text: "Een titel, een paar foto's en wat je ervoor over hebt. Binnen twee minuten staat je klus erop.",
    },
    choose: {
      title: "Kies uit biedingen uit de buurt",
      text: "Je ziet wie het is, wat anderen ervan vonden en wat het kost. Jij kiest, niemand anders.",
    },
    done: {
      title: "Klaar is klaar",
      text: "Je spreekt af in de chat. Is het werk naar je zin, dan rond je de klus af en laat je een beoordeling achter.",
    },
  },
  categories: { title: "Waar kunnen we bij helpen?", text: "Van een spijker in de muur tot een hele verhuizing." },
  jobs: {
    title: "Net geplaatst",
    titleNear: "Net geplaatst bij jou in de buurt",
    all: "Bekijk alle klussen",
  },
  why: {
    title: "Waarom met de buurt?",
    affordable: {
      title: "Betaalbaar",
      text: "Geen voorrijkosten en geen tussenpersoon die de prijs opdrijft. Jij zegt wat je budget is.",
    },
    reliable: {
      title: "Betrouwbaar",
      text: "Beoordelingen van echte klussen en gecontroleerde identiteit. Je weet wie er aanbelt.",
    },
    fast: {
      title: "Snel",
      text: "Wie om de hoek woont, is er vandaag nog. Vaak heb je binnen een uur het eerste bod.",
    },
    community: { title: "Samen", text: "Het geld blijft in de straat en je leert de mensen kennen die er wonen." },
  },
  claims: {
    jobs: "klussen opgelost",
    helpers: "handige buurtgenoten",
    rating: "van 5 sterren",
  },
  pay: {
    held: {
      title: "Je geld is veilig tot de klus klaar is",
      intro: "Je betaalt als je een bod kiest. De klusser krijgt het pas als jij tevreden bent.",
      one: "Je kiest een bod en betaalt vooruit, met {{percent}}% platformkosten die je vooraf ziet.",
      two: "Het geld staat vast bij de betaaldienst. Jij en de klusser kunnen er geen van beiden bij.",
      three: "De klus is klaar en jij rondt af. Dan pas gaat het geld naar de klusser.",
      dispute: "Gaat het niet door? Dan krijg je je geld terug.",
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
    title: "Wat buurtgenoten zeggen",
    stars: "5 van 5 sterren",
    items: [
      {
        name: "Annemiek, Haarlem",
        job: "Kledingkast in elkaar gezet",
        text: "Twee avonden tegenaan zitten kijken, en hij deed het in anderhalf uur. De schroeven die over waren hoorden erbij.",
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
    text: "Krijg een seintje bij een nieuw bod, een bericht of een klus om de hoek.",
    ios: "Download voor iPhone",
    android: "Download voor Android",
  },
  close: {
    title: "Wat blijft er bij jou al maanden liggen?",
    text: "Zet het erop. Kijken wat er komt, kost niets.",
    post: "Plaats je klus",
    helper: "Ik wil klussen",
  },
};
