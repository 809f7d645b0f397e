import { brand } from "../../brand";
export default {
  skip: "Naar de inhoud",
  nav: {
    label: "Hoofdmenu",
    start: "Aan de slag",
    account: "Account",
    footer: "Voettekst",
    tabs: "Snelmenu",
    home: "Home",
    browse: "Bekijk klussen",
    helpers: "Klussers",
    homeOf: `Homepagina van ${brand.name}`,
    login: "Inloggen",
    signup: "Account aanmaken",
    post: "Plaats klus",
    postTab: "Plaatsen",
    inbox: "Berichten",
    profile: "Profiel",
    myProfile: "Mijn profiel",
    wallet: "Wallet",
    myJobs: "Mijn klussen",
    settings: "Instellingen",
    logout: "Uitloggen",
    menuOf: "Menu van {{name}}",
    unread_one: "{{badge}} ongelezen bericht",
    unread_other: "{{badge}} ongelezen berichten",
  },
  worker: { active: `Actief als ${brand.name}`, on: "Aan", off: "Uit" },
  language: { label: "Taal", nl: "Nederlands", en: "English" },
  footer: {
    claim: "Hulp uit je eigen buurt, voor elke kleine klus.",
  },
  banner: {
    devLabel: "Testomgeving",
    label: "Verificatie",
    dev: "Testomgeving: hier is niets echt, ook geld niet.",
    verify: "Verifieer je identiteit, dan kun je uitbetaald worden.",
    verifyAction: "Verifieer nu",
  },
  flash: { dismiss: "Melding sluiten" },
  form: {
    refused_one: "Er klopt nog iets niet",
    refused_other: "Er kloppen nog {{count}} dingen niet",
    optional: "niet verplicht",
  },
  dialog: { close: "Sluiten" },
  description: "Plaats je klus en kies een buurtgenoot die helpt, of verdien bij met klussen om de hoek.",
  error: {
    home: "Naar de homepagina",
    notFound: {
      title: "Deze pagina is er niet",
      text: "Misschien is de link oud, of zit er een tikfout in het adres.",
    },
    forbidden: {
      title: "Dit mag je niet doen",
      text: "Je hebt geen toegang, of het formulier kwam niet van onze eigen pagina. Ga terug en probeer het opnieuw.",
    },
    gone: {
      title: "Dit is verwijderd",
      text: "Wat hier stond is weggehaald. Op de homepagina vind je wat er nu is.",
    },
    unreadable: {
      title: "Dit formulier kunnen we niet lezen",
      text: "Er kwam iets anders aan dan het formulier op onze pagina. Ga terug en verstuur het opnieuw.",
    },
    tooLarge: {
      title: "Dit is te groot om te versturen",
      text: "Ga terug: wat je typte staat er nog. Maak de tekst korter, of kies minder of kleinere foto’s.",
    },
    throttled: {
      title: "Even rustig aan",
      text: "Dit deed je net te vaak achter elkaar. Ga terug en probeer het later opnieuw.",
    },
    failed: {
      title: "Er ging iets mis bij ons",
      text: "Wat je al had opgeslagen is veilig. Probeer het over een minuut opnieuw.",
    },
    unavailable: {
      title: "We zijn even niet bereikbaar",
      text: "Er is niets verloren gegaan. Probeer het over een minuut opnieuw.",
    },
  },
};
