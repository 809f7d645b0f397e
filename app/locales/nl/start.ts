import fields from "./fields";

const { label: field } = fields;

export default {
  title: "In 3 stappen klaar om te klussen",
  intro: "Het kost je vijf minuten. Stop wanneer je wilt: wat je hebt ingevuld, blijft staan.",
  steps: "Stap {{step}} van 3",
  begin: "Begin met stap 1",
  goOn: "Ga verder met stap {{step}}",
  save: "Opslaan en verder",
  later: "Later verder",
  saved: "Opgeslagen",
  needs: {
    active_worker: "aangeven dat je klussen wilt doen",
    zipcode: "je postcode",
    categories: "soorten werk",
    function_title: "een korte omschrijving",
    image: "een foto van jezelf",
    bio: "iets over jezelf",
    iban: "je IBAN",
    verified: "je identiteit",
  },
  state: {
    done: "Klaar",
    missing_one: "Nog 1 ding",
    missing_other: "Nog {{count}} dingen",
  },
  done: {
    title: "Je bent er klaar voor",
    text: "Buren zien wie je bent, en we weten op welke rekening we je kunnen betalen.",
    textDirect: "Buren zien wie je bent en wat je kunt.",
    pending: "Je gegevens worden nog gecontroleerd. Klussen zoeken en bieden kan al.",
    browse: "Zoek een klus in de buurt",
  },
  work: {
    name: "Wat je doet",
    title: "Wat doe je, en waar?",
    intro:
      "Komt er een klus bij die bij je past, dan zie je dat bij je meldingen. Wil je ook een mail? Bewaar dan een zoekopdracht. Pushmeldingen zet je aan bij je instellingen.",
    functionTitle: field.function_title,
    functionTitleHint: "Zoals ‘Handige buurman met bakfiets’. Dit staat bij elk bod.",
    categories: "Waarmee help je?",
    zipcode: field.zipcode,
    zipcodeHint: "Anderen zien hem niet.",
    distance: field.distance,
    distanceHint: "Hoe ver wil je reizen voor een klus?",
  },
  person: {
    name: "Wie je bent",
    title: "Wie ben je?",
    intro: "Een gezicht en een paar zinnen: daar kijken buren naar als ze kiezen.",
    bio: field.bio,
    bioHint: "Waar ben je goed in en hoe werk je?",
    work_zero: "Je kunt je eerdere werk nu of later laten zien.",
    work_one: "Je laat al 1 project zien.",
    work_other: "Je laat al {{count}} projecten zien.",
    workAction: "Werk toevoegen",
  },
  identity: {
    name: "Je identiteit",
    title: "Ben jij het echt?",
    intro: "Betalen regelen jullie samen. Wel zien buren graag dat je bent wie je zegt te zijn.",
  },
  money: {
    name: "Je geld",
    title: "Naar welke rekening betalen we uit?",
    intro: "Je kunt meteen klussen doen. We kunnen pas uitbetalen als we dit weten.",
    iban: field.iban,
    ibanHint:
      "Geef bij onze betaaldienst dezelfde rekening op: daarop betalen we uit. Alleen jij ziet je IBAN, en nooit helemaal.",
    tax: "Voor je eerste uitbetaling hebben we ook je gegevens voor de Belastingdienst nodig, zoals je adres.",
    taxGiven: "Je gegevens voor de Belastingdienst hebben we.",
    taxView: "Bekijk ze",
    taxLink: "Vul ze nu al in",
  },
};
