import { brand } from "../../brand";

export default {
  title: "Klusjesman in {{city}}",
  heading: "Vind snel een klusjesman in {{city}}",
  post: "Plaats je klus",
  browse: "Bekijk klussen",
  trail: "Waar je bent",
  figures: {
    title: "Nu rond {{city}}",
    jobs_one: "open klus binnen {{km}} km",
    jobs_other: "open klussen binnen {{km}} km",
    helpers_one: "klusser binnen {{km}} km",
    helpers_other: "klussers binnen {{km}} km",
    helpersLink: "Bekijk klussers",
  },
  about: {
    amsterdam: {
      description:
        "Hulp bij klussen in Amsterdam: plaats je klus, krijg biedingen van klussers uit de buurt en kies zelf wie er komt.",
      text: "Smalle trappen, hijsbalken en bovenwoningen op drie hoog: in Amsterdam is boven komen vaak de halve klus. Zet in je klus hoeveel trappen het zijn. Parkeren is bijna overal betaald, dus schrijf erbij waar iemand de auto of de bakfiets kwijt kan.",
    },
    rotterdam: {
      description:
        "Klusser gezocht in Rotterdam? Vertel wat er moet gebeuren, vergelijk de biedingen en spreek het af in de chat.",
      text: "Rotterdam woont in de hoogte: portiekflats uit de wederopbouw, torens langs de Maas, bovenwoningen in Blijdorp. Schrijf erbij op welke verdieping je woont en of een bank in de lift past. Rond het centrum is parkeren betaald; zeg waar een busje even kan staan.",
    },
    "den-haag": {
      description:
        "Voor elke klus in Den Haag iemand uit de buurt: van een portiektrap in Bezuidenhout tot een kozijn in Scheveningen.",
      text: "Een Haagse portiekwoning heeft eerst een trap buiten en dan nog een binnen: fijn om te weten voor wie je wasmachine komt brengen. Dicht bij zee bladderen kozijnen sneller, door zout en zand. En in een groot deel van de stad betaal je om te parkeren.",
    },
    utrecht: {
      description:
        "Een handige buurtgenoot in Utrecht vinden: plaats je klus gratis en kies uit de biedingen die je krijgt.",
      text: "In Utrecht verschilt een klus per wijk: een smalle arbeiderswoning in Lombok of Wittevrouwen heeft andere muren dan een huis in Leidsche Rijn. Schrijf dus op hoe oud je huis is. In de straten bij de grachten en de werven kom je met een bakfiets vaak verder dan met een bus.",
    },
    almere: {
      description: "Klussen in Almere, van Haven tot Poort: zie wie er bij je in de buurt helpt en wat een klus kost.",
      text: "De eerste bewoners van Almere kregen hun sleutel in 1976. De huizen in Haven zijn dus toe aan nieuwe kozijnen of een badkamer, terwijl in Poort en Oosterwold de tuin nog moet komen. De grond is zware zeeklei: dat merkt iedereen die een border omspit.",
    },
    haarlem: {
      description:
        "Hulp nodig in Haarlem? Buurtgenoten bieden op je klus, jij leest de beoordelingen en kiest wie er langskomt.",
      text: "Haarlem heeft hofjes, stegen rond de Grote Markt en straten vol jarendertighuizen met glas in lood. Oude muren zijn zelden recht, dus een kast past er pas na wat passen en meten. In het centrum rijd je niet zomaar een straat in: spreek af waar de spullen uitgeladen worden.",
    },
    amersfoort: {
      description:
        "Vind een klusser in Amersfoort, van de binnenstad tot Vathorst, en spreek samen de dag en de prijs af.",
      text: "Van de Muurhuizen naar Vathorst is een kwartier fietsen en vijf eeuwen bouwen. In Vathorst en Nieuwland staan gezinshuizen met een schuur en een tuin, in het Soesterkwartier oudere huizen waar al vaker aan leidingen is gewerkt. Schrijf erbij hoe oud het jouwe is, dan neemt een klusser het goede gereedschap mee.",
    },
    zaanstad: {
      description:
        "Klussen in Zaandam, Krommenie en de rest van Zaanstad: vind een buurtgenoot die weet hoe een houten huis werkt.",
      text: "In Zaanstad wonen veel mensen in een houten huis, en hout moet om de paar jaar geverfd worden. De grond is zacht: zakt een huis een beetje, dan gaan de deuren klemmen. Woon je aan een dijk of een sloot, schrijf dan hoe een klusser er met gereedschap komt.",
    },
    leiden: {
      description:
        "Iemand zoeken voor een klus in Leiden? Plaats hem gratis; klussers uit de buurt laten weten wat het kost.",
      text: "Leiden zit vol studentenhuizen en grachtenpanden: er wordt veel verhuisd, vooral als het studiejaar begint. De binnenstad heeft smalle straten en bruggen, dus spreek af waar een busje mag staan. In de Merenwijk en de Stevenshof zijn het juist gezinshuizen met een tuin.",
    },
  },
  benefits: {
    title: "Waarom iemand uit de buurt?",
    near: {
      title: "Altijd dichtbij",
      text: "Klussers zien hoe ver je klus is. Zelf zie je in de lijst van klussers wie er bij je in de buurt woont.",
    },
    fast: {
      title: "Supersnel geplaatst",
      text: "In vier stappen staat je klus in de lijst, meteen voor iedereen te zien. Klussers in de buurt kunnen er een melding van krijgen.",
    },
    affordable: {
      title: "Betaalbaar",
      text: "Plaatsen is gratis. Jij noemt een budget, kiest uit de biedingen en ziet vooraf wat je betaalt.",
    },
    safe: {
      title: "Veilig",
      held: "Je geld is in bewaring tot de klus is afgerond. Straat en huisnummer ziet alleen de klusser die je kiest.",
      direct: "Je betaalt pas als het werk naar je zin is. Straat en huisnummer ziet alleen de klusser die je kiest.",
    },
  },
  jobs: { title: "Open klussen rond {{city}}", all: "Bekijk alle klussen rond {{city}}" },
  popular: { title: "Populaire klussen", soon: "Komt later", read: "Lees hoe het moet" },
  questions: {
    title: "Wat mensen in {{city}} vragen",
    cost: {
      question: "Wat kost een klusjesman in {{city}}?",
      held: "Dat spreek je samen af. Je noemt een budget of laat de prijs open, en kiest uit de biedingen. Daar komt {{percent}}% servicekosten bij. Het totaal zie je voordat je betaalt.",
      direct:
        "Dat spreek je samen af. Je noemt een budget of laat de prijs open, en kiest uit de biedingen. Het bod is wat je betaalt: er komen geen kosten bij.",
    },
    urgent: {
      question: "Kan er vandaag nog iemand komen?",
      text: "Dat hangt af van wie er tijd heeft. Kies geen dag bij je klus, dan weten klussers dat het zo snel mogelijk mag, en schrijf in je omschrijving dat het haast heeft. Ruik je gas? Bel dan eerst het storingsnummer: 0800-9009.",
    },
    reliable: {
      question: "Hoe weet ik of iemand te vertrouwen is?",
      text: "Bij elk bod zie je wat anderen van de klusser vonden. Een beoordeling kan alleen na een afgeronde klus worden geschreven. Is iemands identiteit geverifieerd, dan staat dat op het profiel.",
    },
  },
  first: {
    title: "Wat moet er bij jou gebeuren?",
    text: `Plaatsen is gratis. Een titel, een omschrijving en je postcode, en je klus staat op ${brand.name}.`,
    link: "Plaats je eerste klus in {{city}}",
  },
};
