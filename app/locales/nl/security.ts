import { brand } from "../../brand";
import { WITHDRAWAL_DAYS } from "../../domain/deals/withdrawal";

export default {
  suspended: {
    text: "We hebben je account geschorst. Je bent uitgelogd. In onze mail lees je waarom, en met de knop daarin maak je bezwaar.",
    reason:
      "We hebben je account geschorst. Je bent uitgelogd. Dit schreef ons team: ‘{{statement}}’ Ben je het er niet mee eens? Met de knop in onze mail maak je bezwaar.",
  },
  orEmail: "of met je e-mailadres",
  social: {
    with: "Verder met",
    go: "Verder met {{provider}}",
    cancelled: "Je bent gestopt met inloggen via {{provider}}. Kies hieronder hoe je wilt inloggen.",
    expired: "Deze inlogpoging via {{provider}} is verlopen. Probeer het opnieuw.",
    refused:
      "{{provider}} kon je niet inloggen. Controleer of je e-mailadres daar is bevestigd. Of log op een andere manier in, of maak een account met je e-mailadres.",
    unavailable: "{{provider}} reageert nu niet. Probeer het later opnieuw, of log op een andere manier in.",
    suspended: "Dit account is geschorst. In onze mail lees je waarom, en kun je bezwaar maken.",
    taken: "Dat {{provider}}-account is al gekoppeld aan een ander profiel.",
    second: "Je hebt al een {{provider}}-account gekoppeld. Ontkoppel dat eerst.",
    tooOften: "Dat waren te veel pogingen. Probeer het later nog eens.",
    signup: {
      cancelled:
        "Je bent gestopt bij {{provider}}. Er is geen account gemaakt. Kies hieronder opnieuw, of vul je e-mailadres in.",
      expired:
        "Je aanmelding via {{provider}} is verlopen. Probeer het opnieuw, of maak hieronder een account met je e-mailadres.",
      refused:
        "Aanmelden via {{provider}} is niet gelukt. Controleer of je e-mailadres daar is bevestigd, of maak hieronder een account met je e-mailadres.",
      unavailable:
        "{{provider}} reageert nu niet. Probeer het later opnieuw, of maak hieronder een account met je e-mailadres.",
    },
    linking: {
      cancelled: "Je stopte met koppelen. Er is niets veranderd.",
      expired: "Het koppelen van {{provider}} is verlopen. Probeer het opnieuw.",
      refused: "{{provider}} gaf geen toestemming. Er is niets gekoppeld. Probeer het opnieuw.",
      unavailable: "{{provider}} reageert nu niet. Er is niets gekoppeld. Probeer het later opnieuw.",
      taken:
        "Dat {{provider}}-account is al gekoppeld aan een ander profiel. Log daarmee in om het daar te ontkoppelen.",
    },
  },
  passkey: {
    login: "Gebruik je passkey",
    loginPending: "Inloggen…",
    loginFailed: "Inloggen met een passkey werkt hier nu niet. Log op een andere manier in.",
    loginRefused:
      "We herkennen deze passkey niet, of het duurde te lang. Probeer het opnieuw, of log op een andere manier in.",
    title: "Passkeys",
    count_zero: "Geen passkeys",
    count_one: "1 passkey",
    count_other: "{{count}} passkeys",
    intro: "Log in met je vinger, je gezicht of de pincode van je apparaat. Niemand kan een passkey raden of afkijken.",
    none: "Je hebt nog geen passkey.",
    unnamed: "Passkey zonder naam",
    since: "Sinds {{date}}",
    remove: "Verwijderen",
    removeNamed: "Verwijderen: passkey {{name}}",
    name: "Naam van de passkey",
    nameHint: "Zoals ‘Mijn telefoon’, zodat je hem later herkent. Leeg? Dan noemen we je browser en apparaat.",
    add: "Voeg een passkey toe",
    addPending: "Toevoegen…",
    addFailed: "De passkey is niet gemaakt. Probeer het opnieuw.",
    addRefused: "We konden deze passkey niet controleren. Probeer het nog eens.",
    known: "Op dit apparaat heb je al een passkey voor je account.",
    noScript: "Een passkey toevoegen kan alleen met JavaScript aan.",
    full: "Meer dan {{count}} passkeys kan niet. Verwijder er eerst een.",
    added: "Je kunt nu inloggen met deze passkey.",
    created: "Je browser heeft een passkey voor je gemaakt. Log daar de volgende keer mee in, zonder wachtwoord.",
    confirm: "{{name}} verwijderen?",
    confirmText:
      "Je kunt er dan niet meer mee inloggen. Haal hem daarna ook weg uit je telefoon of wachtwoordbeheerder.",
    confirmSessions: "Op je andere apparaten log je dan uit. Hier blijf je ingelogd.",
    confirmSubmit: "Verwijder passkey",
    removing: "Verwijderen…",
    removed: "De passkey is verwijderd. Je bent uitgelogd op je andere apparaten.",
    back: "Terug naar instellingen",
  },
  proof: {
    titlePasskey: "Passkey toevoegen",
    titleEmail: "E-mailadres wijzigen",
    titleTaxFile: "Bestand met BSN",
    titleLink: "{{provider}} koppelen",
    titleUnlink: "Manier om in te loggen verwijderen",
    textUnlink:
      "Bevestig eerst dat jij het bent. Zo kan iemand die even bij je apparaat kan, jouw manieren om in te loggen niet verwijderen.",
    textFile: "Dit bestand bevat het BSN van klussers. Bevestig daarom eerst dat jij het bent.",
    text: "Geef je wachtwoord nog een keer. Zo kan iemand die even bij je apparaat kan, geen eigen manier maken om in te loggen.",
    textWithoutPassword:
      "Log eerst opnieuw in. Zo kan iemand die even bij je apparaat kan, geen eigen manier maken om in te loggen.",
    textRemoval: "Log eerst opnieuw in. Zo kan iemand die even bij je apparaat kan, je account niet verwijderen.",
    or: "Weet je je wachtwoord niet?",
    again: "Log opnieuw in",
    submit: "Ga verder",
    pending: "Controleren…",
    onward: "Bedankt, het klopt. Je gaat nu naar {{provider}}.",
  },
  access: {
    title: "Inloggen en veiligheid",
    noPassword: "Je hebt geen wachtwoord",
    noPasswordText:
      "Je logt in via {{providers}} of met een passkey. Wil je ook een wachtwoord? Dan mailen we je een link.",
    providers: "Google, Apple of Facebook",
    askPassword: "Kies een wachtwoord",
    everywhere: "Overal uitloggen",
    everywhereText: "Telefoon kwijt, of ergens vergeten uit te loggen? Log overal uit, ook hier.",
    everywhereSubmit: "Log overal uit",
    everywherePending: "Uitloggen…",
    alerts: "Logt iemand in vanaf een apparaat of browser die we nog niet kennen, dan mailen we je.",
  },
  data: {
    title: "Mijn gegevens",
    export:
      "Download alles wat we van je bewaren: je profiel, klussen, biedingen, chats, beoordelingen en betalingen. Het is één bestand (JSON). Van je gegevens voor de Belastingdienst, zoals je BSN, staat er maar een deel in. Wil je ze helemaal, mail ons dan.",
    exportSubmit: "Download mijn gegevens",
    removeText: "Wil je stoppen? We laten je eerst zien wat we verwijderen en wat blijft.",
    remove: "Account verwijderen",
  },
  removal: {
    title: "Account verwijderen",
    intro: "Dit kan niet ongedaan worden gemaakt. Dit gebeurt er:",
    goes: "Dit verwijderen we",
    goesList: {
      profile: "Je naam, e-mailadres, foto, postcode en bio. Verdiende je niets via ons, dan ook je IBAN",
      access: "Je wachtwoord, passkeys en inloggen met Google, Apple of Facebook",
      jobs: "Je open klussen met hun foto’s en je lopende biedingen",
      rest: "Je werkervaring, bewaarde zoekopdrachten en meldingen",
      photos: "De foto’s die je stuurde: in chats, van je werk en bij een geschil",
    },
    stays: "Dit blijft, zonder je naam",
    staysList: {
      messages:
        "Berichten, vragen en beoordelingen, omdat de ander ze ook nodig heeft. Er staat dan ‘Verwijderde gebruiker’ bij.",
      jobs: "Afgeronde klussen, zonder jouw teksten en foto’s, omdat een ander eraan werkte.",
      ledger:
        "Betalingen in onze boekhouding, en facturen van bedrijven. Die moeten we volgens de wet zeven jaar bewaren.",
    },
    taxData:
      "Heb je via ons iets verdiend, dan blijft ook staan wat je invulde voor de Belastingdienst: je naam, adres, geboortedatum, BSN of bedrijfsnummers, en je IBAN. Dat moet volgens de wet. We bewaren het versleuteld en verwijderen het {{years}} jaar na het laatste jaar waarin je iets verdiende.",
    refunding:
      "Je terugbetaling van {{amount}} gaat door, ook als je account weg is. Dat geld komt op de rekening of kaart waarmee je betaalde. Dat kan een paar werkdagen duren.",
    first: "Download eerst je gegevens.",
    firstText: "Na het verwijderen kunnen we ze je niet meer geven.",
    deals: "Deze deals stoppen",
    dealsText: "Er is geen geld voor in bewaring. De ander krijgt bericht. Is het werk klaar? Dan is de klus afgerond.",
    moneyOpen: "Er staat nog geld open",
    blocked: "Je kunt je account pas verwijderen als dit geregeld is:",
    open: {
      payer: "Je betaalde {{name}} voor ‘{{title}}’. Keur de klus goed als hij klaar is, of annuleer de deal.",
      payee:
        "Voor ‘{{title}}’ staat je geld in bewaring. Maak de klus af en wacht op de goedkeuring van {{name}}, of trek je bod in.",
      payeeDone: "Voor ‘{{title}}’ staat je geld in bewaring. Het werk is klaar. Wacht op de goedkeuring van {{name}}.",
      disputed: "Er loopt een geschil over ‘{{title}}’.",
      paused: "Ons team kijkt naar de betaling voor ‘{{title}}’. Je krijgt bericht als dat klaar is.",
      chargedBack: "Een bank heeft de betaling voor ‘{{title}}’ teruggehaald en beslist nog wie het geld krijgt.",
      absence: "Bij ‘{{title}}’ is gemeld dat een van jullie er niet was. Het geld wacht op het antwoord.",
      processing: "De betaling voor ‘{{title}}’ wordt nog verwerkt.",
    },
    topUp: "Je storting van tegoed wordt nog verwerkt.",
    pending: "Er is nog {{amount}} onderweg naar je bankrekening.",
    balance: "Je hebt nog {{amount}} in je wallet. Laat dat eerst uitbetalen.",
    owed: "Een terugbetaling van {{amount}} is mislukt. Het geld is bij ons. Ons team zoekt uit hoe je het krijgt en mailt je.",
    withdrawals:
      "Je herriep een betaling. Ons team moet nog antwoorden of het geld terugbetalen. Je krijgt bericht als we antwoorden.",
    credits: `Je hebt nog {{amount}} tegoed. Betaal er klussen of een fooi mee, of vraag het terug: binnen ${WITHDRAWAL_DAYS} dagen na de storting kun je die herroepen. Daarna mail je ${brand.supportEmail}.`,
    elsewhere: "Een bank heeft een betaling teruggehaald. Dat moet eerst zijn afgehandeld.",
    toChat: "Naar de chat",
    toWithdraw: "Bod intrekken",
    toDispute: "Naar het geschil",
    toPayment: "Naar de betaling",
    wallet: "Naar je wallet",
    withdraw: "Naar herroepen",
    confirm: "Bevestig dat jij het bent",
    emailHint: "Typ het adres van je account: {{email}}",
    submit: "Verwijder mijn account",
    submitting: "Verwijderen…",
    cancel: "Annuleren",
  },
  goodbye: {
    title: "Je account is verwijderd",
    text: "Bedankt dat je erbij was. Je account is weg en je bent overal uitgelogd.",
    again: "Heb je spijt? Met hetzelfde e-mailadres kun je altijd opnieuw beginnen.",
    home: "Naar de homepagina",
  },
};
