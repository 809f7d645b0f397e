import fields from "./fields";

const { label: field } = fields;

/** In drie stappen klaar om te klussen. */
export default {
  title: "In 3 stappen klaar om te klussen",
  intro: "Vijf minuten werk. Stop wanneer je wilt: wat je hebt ingevuld blijft staan.",
  steps: "Stap {{step}} van 3",
  begin: "Begin met stap 1",
  goOn: "Ga verder: {{step}}",
  save: "Opslaan en verder",
  later: "Later verder",
  saved: "Opgeslagen",
  needs: {
    active_worker: "zet aan dat je wilt klussen",
    zipcode: "je postcode",
    categories: "waarmee je helpt",
    function_title: "wat je bent",
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
    text: "Buren zien wie je bent, en we weten naar welke rekening je geld kan.",
    textDirect: "Buren zien wie je bent en wat je kunt.",
    pending: "Je gegevens worden nog nagekeken. Klussen zoeken en bieden kan al.",
    browse: "Zoek een klus in de buurt",
  },
  work: {
    name: "Wat je doet",
    title: "Wat doe je, en waar?",
    intro: "Dan laten we je weten als er een klus is die bij je past.",
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
    intro: "Een gezicht en een paar zinnen: daar kiest een buur op.",
    bio: field.bio,
    bioHint: "Waar ben je goed in en hoe werk je?",
    work_zero: "Eerder werk laten zien mag ook later.",
    work_one: "Je laat al 1 project zien.",
    work_other: "Je laat al {{count}} projecten zien.",
    workAction: "Werk toevoegen",
  },
  identity: {
    name: "Je identiteit",
    title: "Ben jij het echt?",
    intro: "Betalen regel je samen. Buren zien wel graag dat je bent wie je zegt te zijn.",
  },
  money: {
    name: "Je geld",
    title: "Naar welke rekening betalen we uit?",
    intro: "Een klus mag je zo al doen. Uitbetalen kan als we dit weten.",
    iban: field.iban,
    ibanHint: "Alleen jij ziet je IBAN, en nooit helemaal.",
  },
};
