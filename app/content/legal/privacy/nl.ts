import { brand } from "~/brand";
import { signatureLine } from "~/brand-shown";
import { SOCIAL_NAMES } from "~/domain/accounts/social";
import { UNSENT_PHOTO_HOURS } from "~/domain/jobs/image-limits";
import { PAYMENT_SERVICE } from "~/domain/money/payment-service";
import { COUNTED_DAYS, EVENT_DAYS } from "~/domain/site/analytics";
import { DRAFT_DAYS } from "~/domain/site/cookie";
import { KEPT_DAYS, RESTORE_DAYS, TAX_DATA_YEARS } from "~/domain/site/retention";
import type { Line } from "~/domain/site/site-text";
import type { Facts } from "../../facts";
import { type CookiePurposes, cookieDays, cookieLines, cookieMinutes } from "../cookies";
import type { PrivacyTexts } from "./chapters";

const MAIL = { text: brand.supportEmail, to: `mailto:${brand.supportEmail}` };
const SETTINGS = { text: "je instellingen", to: "/profile/settings" };
const AUTOMATIC = { text: "wat vanzelf gaat", to: "/automatisch" };
const PROVIDERS = Object.values(SOCIAL_NAMES).join(", ");

const ofMoney = ({ mode }: Facts): Line[] =>
  ({
    held: [
      "Betalingen, uitbetalingen en de boekhouding ervan: bedragen, tijdstippen, de klus en de twee partijen. Gegevens van je pas en je bank blijven bij de betaaldienst, behalve het IBAN dat je ons geeft om uitbetaald te worden.",
      "Geschillen met de voorstellen erin, betalingen die een bank terugboekte, en overeenkomsten die je hebt herroepen.",
      "Als je via ons verdient: wat we volgens de wet (DAC7) aan de Belastingdienst moeten doorgeven. Van een particulier zijn dat voornaam en achternaam, straat en huisnummer, postcode, plaats, geboortedatum en burgerservicenummer (BSN); van een bedrijf de officiële naam en het RSIN, als het dat heeft. We bewaren dit versleuteld, los van de rest, en laten het aan geen andere gebruiker zien. Zelf zie je het met de meeste tekens verborgen.",
      "Of je identiteit is geverifieerd, en als dat niet lukte waarom, en het kenmerk bij de betaaldienst. Je identiteitsbewijs gaat naar de betaaldienst, niet naar ons.",
    ],
    direct: [
      "Wat een klusser voor meerwerk vroeg en of dat is afgerekend. Wat jullie elkaar betalen, weten we niet.",
      "Of je identiteit is geverifieerd, als je dat hebt laten doen. Je identiteitsbewijs gaat naar de dienst die het controleert, niet naar ons.",
    ],
  })[mode];

const given = (facts: Facts): Line[] => [
  "Je account: e-mailadres, naam, taal, een klantcode en je wachtwoord, bewaard als een hash waar het wachtwoord niet uit te halen is. Als je ze invult: foto, postcode en plaats, wat je doet, een tekst over jezelf, categorieën, IBAN, passkeys, en de accounts elders waarmee je inlogt.",
  "Van een bedrijf: bedrijfsnaam, KVK-nummer, btw-nummer, vestigingsadres en zakelijke e-mail. Iedereen kan die zien: de wet vraagt dat.",
  "Klussen, vragen, biedingen, berichten, afspraken, meerwerk, beoordelingen, je eerdere werk, bewaarde zoekopdrachten, wie je blokkeerde, en je instellingen voor mail en meldingen.",
  "Hoe een deal verliep: wanneer het werk begon en klaar was, hoe de deal eindigde, en wie meldde dat de ander niet kwam.",
  "Foto’s. We verwijderen de locatie, de datum en het soort camera voordat we ze bewaren, en het origineel bewaren we niet. Foto’s in een chat zijn voor de twee mensen in die chat. Een foto die je nog niet verstuurde, zie alleen jij. Ons team ziet een verstuurde foto alleen als een van de twee een bericht meldt of een geschil opent.",
  ...ofMoney(facts),
  "Wat je meldt en wat daarop is besloten; en het e-mailadres van een melder zonder account.",
  "Wat je ons schrijft met het contactformulier: dat komt in onze mailbox, met je naam en e-mailadres.",
];

const noticed: Line[] = [
  "Wanneer je account is gemaakt, wanneer je er voor het laatst was, met welke versie van de app, en welke sessies en apparaten zijn ingelogd.",
  "Zet je pushmeldingen aan: het adres waarop je browser of app ze krijgt, en de naam van de browser en het apparaat. Dat gaat weg als je ze uitzet of uitlogt.",
  `Je netwerkadres of e-mailadres, zodat niemand eindeloos wachtwoorden probeert of mails verstuurt: hooguit ${KEPT_DAYS.hits + 1} dagen.`,
  "Hoe snel je meestal antwoordt, en hoeveel van je deals doorgingen. We rekenen dat uit van wat je hier doet, en het staat op je profiel.",
  "Als je via de link van een partner kwam: welke partner, een willekeurig nummer voor dat bezoek, de pagina en het tijdstip, en of je je aanmeldde. Het nummer staat in een cookie tot je een account hebt. Bij je account bewaren we welke partner het was.",
  "Als je op een product van een winkel klikt: welk product. Niet wie er klikte.",
  `Alleen als je daar ja op zegt, en je browser niet aan alle websites vraagt om je niet te volgen (Global Privacy Control): hoe pagina’s worden gebruikt, onder een willekeurig nummer, ${EVENT_DAYS} dagen lang. Hoe vaak elke pagina op een dag is gebruikt, zonder dat nummer, ${COUNTED_DAYS} dagen lang.`,
];

const grounds = ({ mode }: Facts): Line[] => [
  "Je account, plaatsen, bieden, chatten, betalen en je daarover bericht sturen: we hebben je gegevens nodig voor onze overeenkomst met jou.",
  "De site veilig houden, met grenzen, het filter op contactgegevens, misbruikmeldingen, besluiten, waarschuwingen voor een nieuwe login en het logboek van wat ons team doet: ons gerechtvaardigd belang, en dat van andere gebruikers.",
  "Laten zien hoe iemand werkt, met beoordelingen, reactietijd en hoeveel deals doorgingen: het gerechtvaardigd belang van gebruikers om goed te kunnen kiezen.",
  "Tellen hoeveel bezoeken de link van een partner bracht, en hoe vaak op producten is geklikt: ons gerechtvaardigd belang, en dat van partners, om te weten wat een link oplevert.",
  {
    held: "De boekhouding, de opgave aan de Belastingdienst, laten zien wie een bedrijf is, en antwoord geven aan rechter en politie: de wet verplicht ons daartoe.",
    direct: "Laten zien wie een bedrijf is, en antwoord geven aan rechter en politie: de wet verplicht ons daartoe.",
  }[mode],
  "Pushmeldingen en meten: je toestemming. Die kun je altijd intrekken, bij je instellingen en, voor het meten, onderaan elke pagina.",
];

const receivers = ({ mode }: Facts): Line[] => [
  "Iedereen, ook zonder account, ziet je voornaam en de eerste letter van je achternaam, je foto, plaats, beoordelingen, wat je over jezelf schrijft en wat je plaatst. Zoekmachines kunnen je klussen vinden en, als je klust, je profiel.",
  "Van een klus ziet iedereen de plaats en de postcode; op onze pagina’s staan daarvan alleen de vier cijfers. Je straat en hoe iemand binnenkomt, als je dat bij een klus schreef, zijn voor de klusser van wie je het bod accepteerde.",
  "Je volledige naam is voor de ander van een bod dat is geaccepteerd. Wie een chat met je heeft, ziet ook of je aan het schrijven bent of een bericht hebt gelezen en, behalve als een van jullie de ander blokkeerde, of je online bent en wanneer je er voor het laatst was. Je e-mailadres en de postcode van je profiel ziet geen andere gebruiker. Van klussers ziet iedereen wel de afstand tot een postcode; daaruit zijn de vier cijfers van hun postcode af te leiden.",
  "Ons eigen team, voor zover hun werk dat vraagt. We leggen vast wat zij doen met iemands account of met wat iemand plaatste.",
  "Cloudflare: daar draaien onze site, database, bestanden en wachtrijen, en misschien gaat onze mail via hen.",
  ...{
    held: [
      `${PAYMENT_SERVICE}, onze betaaldienst, zorgt voor betalingen, uitbetalingen en de controle van je identiteit.`,
    ],
    direct: [`${PAYMENT_SERVICE} controleert je identiteit, als je dat laat doen.`],
  }[mode],
  "Resend: misschien gaat onze mail via hen.",
  "De maker van je browser (zoals Google, Mozilla of Apple) en, voor onze apps, OneSignal bezorgen pushmeldingen, als je die aanzet.",
  `${PROVIDERS}, als je daarmee inlogt: zij weten dan dat je dat doet, en geven ons je naam en e-mailadres.`,
  "Partners zien hoeveel bezoeken en aanmeldingen hun link op welke dag bracht, nooit van wie.",
  ...{
    held: [
      "De Belastingdienst, zoals de wet (DAC7) vraagt: elk jaar wie de klussers en bedrijven zijn, hun e-mailadres, hun IBAN, en wat zij in elk kwartaal via ons verdienden. Er is geen bedrag waaronder we dit weglaten. Elke keer dat iemand van ons team die opgave maakt, leggen we dat vast.",
    ],
    direct: [],
  }[mode],
  "Politie en rechter, als de wet ons daartoe verplicht. We verkopen niemand gegevens.",
];

const periods = ({ mode }: Facts): Line[] => [
  "Je account en wat daarbij hoort: tot je het verwijdert.",
  `Sessies: ${KEPT_DAYS.sessions} dagen nadat ze eindigden. Links in onze mails: ${KEPT_DAYS.links} dagen nadat ze verliepen. Browsers waarin je inlogde: ${KEPT_DAYS.devices} dagen na de laatste keer.`,
  `Dat een mail of melding is verstuurd: ${KEPT_DAYS.deliveries} dagen. Wat erin stond, wissen we zodra die is bezorgd, en na ${KEPT_DAYS.deliveries} dagen als dat niet lukte.`,
  `Meldingen: ${KEPT_DAYS.notifications} dagen. Het willekeurige nummer van een bezoek via de link van een partner: ${KEPT_DAYS.visits} dagen.`,
  `Een foto die je koos voor een chat, je werk of een geschil en niet verstuurde: ${UNSENT_PHOTO_HOURS} uur. Eens per uur ruimen we op.`,
  `Een formulier dat je niet afmaakte: ${DRAFT_DAYS} dagen. Een klus of project, met de foto’s, hoort bij je account als je bent ingelogd, iets anders bij de cookie van je browser.`,
  `Van een formulier waarmee je een klus plaatste: geen antwoorden, alleen het nummer van de klus en een vingerafdruk van elke stap. Zo plaats je niet twee keer dezelfde klus. Die verwijderen we na ${DRAFT_DAYS} dagen.`,
  `Antwoorden waaraan we herkennen dat iets twee keer is verstuurd: ${KEPT_DAYS.answers} dag.`,
  {
    held: "Betalingen en de boekhouding ervan: minstens zeven jaar, zoals de belastingwet vraagt. Ze veranderen daarna nooit meer. Zonder je account staat je naam er niet bij.",
    direct: "Wat een klusser voor meerwerk vroeg: ook nadat je je account verwijdert, zonder je naam.",
  }[mode],
  ...{
    held: [
      `Wat we over jou aan de Belastingdienst doorgeven: tot ${TAX_DATA_YEARS} jaar na het laatste kalenderjaar waarin je betaald kreeg, ook als je je account eerder verwijdert. DAC7 vraagt vijf tot tien jaar, de Nederlandse belastingwet zeven. Kreeg je nooit betaald, dan gaat het weg met je account.`,
      `Facturen van bedrijven, met de namen van beide partijen: zolang beide accounts bestaan, en minstens ${TAX_DATA_YEARS} jaar na het kalenderjaar van de factuur.`,
    ],
    direct: [],
  }[mode],
  "Misbruikmeldingen, besluiten, wat door een besluit is weggehaald, wat ons team deed, en de tellingen van bezoeken via partners: zolang de marktplaats bestaat, zodat we besluiten kunnen verantwoorden.",
  `Kopieën waarmee we de database kunnen terugzetten: ${RESTORE_DAYS} dagen. Zolang staat daar nog in wat is gewist.`,
];

const COOKIE_PURPOSES: CookiePurposes = {
  session: `dat je bent ingelogd (tot ${cookieDays("session")} dagen nadat je er voor het laatst was)`,
  flash: `een bericht voor de volgende pagina (${cookieMinutes("flash")} minuten)`,
  returned: `van welke betaling je net terugkwam, zodat je daarna terug kunt gaan (${cookieMinutes("returned")} minuten)`,
  draft: `waar een formulier staat dat je niet afmaakte (${cookieDays("draft")} dagen)`,
  social: `een login via ${PROVIDERS} die bezig is (${cookieMinutes("social")} minuten)`,
  device: `dat je in deze browser al eerder inlogde, zodat we je alleen voor nieuwe waarschuwen (${cookieDays("device")} dagen)`,
  bookmark: `wanneer je voor het laatst iets veranderde, zodat je het meteen ziet (${cookieMinutes("bookmark")} minuten)`,
  visit: `via de link van welke partner je kwam, zolang je geen account hebt (${cookieDays("visit")} dagen); hij volgt je nergens anders`,
  consent: `of we mogen meten hoe pagina’s worden gebruikt (${cookieDays("consent")} dagen, daarna vragen we het opnieuw)`,
  app: `dat je de balk over onze app hebt gesloten (${cookieDays("app")} dagen)`,
  account_lng: `de taal van het account waarmee je hier het laatst inlogde (${cookieDays("account_lng")} dagen)`,
  lng: `de taal die je koos (${cookieDays("lng")} dagen)`,
};

export default (facts: Facts): PrivacyTexts => ({
  short: {
    title: "In het kort",
    passages: [
      [
        `${brand.name} bewaart wat nodig is om buren bij elkaar te brengen en af te handelen wat ze afspreken. We laten geen advertenties zien die je volgen, en meten alleen hoe je onze pagina’s gebruikt als je ja zegt. Je kunt je gegevens downloaden en je account verwijderen bij `,
        SETTINGS,
        ".",
      ],
      [
        "De verwerkingsverantwoordelijke is ",
        `${signatureLine("nl") || brand.name}. `,
        "Een vraag, of klopt er iets niet? Mail naar ",
        MAIL,
        ".",
      ],
    ],
  },
  given: {
    title: "Wat je ons geeft",
    passages: [
      { list: given(facts) },
      {
        held: "Zonder e-mailadres kun je geen account hebben. Zonder IBAN, geverifieerde identiteit en de gegevens voor de Belastingdienst kunnen we je niet uitbetalen. Een bedrijf moet zeggen wie het is. De rest bepaal je zelf.",
        direct:
          "Zonder e-mailadres kun je geen account hebben. Een bedrijf moet zeggen wie het is. De rest bepaal je zelf.",
      }[facts.mode],
    ],
  },
  noticed: {
    title: "Wat we zelf verzamelen",
    passages: [{ list: noticed }, "In onze logbestanden staan geen namen, e-mailadressen, berichten of wachtwoorden."],
  },
  why: {
    title: "Waar we het voor gebruiken, en waarom dat mag",
    passages: [
      { list: grounds(facts) },
      [
        {
          held: "Alleen mensen beslissen over misbruikmeldingen, bezwaren en geschillen, en of een account wordt geschorst. Andere dingen volgen vanzelf uit een regel, zoals geld dat wordt vrijgegeven als niemand een geschil opent. Ze staan allemaal bij ",
          direct:
            "Alleen mensen beslissen over misbruikmeldingen en bezwaren, en of een account wordt geschorst. Andere dingen volgen vanzelf uit een regel, zoals een klus die verloopt. Ze staan allemaal bij ",
        }[facts.mode],
        AUTOMATIC,
        ". Ben je het ergens niet mee eens, schrijf ons dan: iemand kijkt ernaar.",
      ],
    ],
  },
  receivers: {
    title: "Wie het te zien krijgt",
    passages: [
      { list: receivers(facts) },
      "Sommige van deze bedrijven zitten of werken buiten de Europese Unie. Ze doen dat onder de standaardcontracten of het adequaatheidsbesluit van de Europese Commissie.",
    ],
  },
  periods: {
    title: "Hoe lang we het bewaren",
    passages: [{ list: periods(facts) }, "Wat te oud is, wissen we elke nacht. Het kan er dus een dag langer staan."],
  },
  deleting: {
    title: "Als je je account verwijdert",
    passages: [
      `Je naam, e-mailadres, wachtwoord, postcode, foto, teksten over jezelf, bedrijfsgegevens, IBAN, eerder werk, bewaarde zoekopdrachten, meldingen, apparaten, passkeys, logins elders, de foto’s die je in chats, van je werk of bij een geschil stuurde en de teksten, foto’s en adressen van je klussen wissen we meteen. Je open klussen worden verwijderd en je biedingen waarop nog niet is gekozen, worden ingetrokken. Een foto waarover een misbruikmelding loopt, gaat weg als die is afgehandeld. Een formulier dat je niet afmaakte, gaat binnen ${DRAFT_DAYS} dagen weg.`,
      "Berichten, vragen, beoordelingen en afspraken blijven staan voor de anderen die ze aangaan, onder ‘Verwijderde gebruiker’. Van je klussen blijven het soort werk, de vier cijfers van de postcode en de prijs staan. Ook betalingen, besluiten en misbruikmeldingen blijven. Is er nog geld naar of van jou onderweg, dan moet dat eerst worden afgerond.",
      ...{
        held: [
          "Kreeg je via ons betaald, dan blijft wat we aan de Belastingdienst doorgeven, versleuteld en met je naam en IBAN, tot we het van de wet mogen wissen (zie hierboven).",
        ],
        direct: [],
      }[facts.mode],
    ],
  },
  cookies: {
    title: "Cookies, en wat je browser bewaart",
    passages: [
      "Alleen wat de site nodig heeft. Geen script kan deze cookies lezen, en geen andere site krijgt ze:",
      { list: cookieLines(COOKIE_PURPOSES) },
      "Je browser zelf bewaart chats, klussen, meldingen en formulieren die je open had, om ze zonder verbinding te lezen en af te maken; berichten die wachten op verzending; en wat je aan het typen was. Dat gaat weg als je uitlogt. Of je een geluid of een melding wilt, is een instelling van de browser, en die blijft.",
    ],
  },
  rights: {
    title: "Je rechten",
    passages: [
      [
        "Je mag je gegevens inzien, verbeteren, downloaden en wissen, ze ergens anders mee naartoe nemen, ons laten beperken wat we ermee doen zolang een vraag erover loopt, en er bezwaar tegen maken. Het meeste doe je zelf bij ",
        SETTINGS,
        ": daar download je alles als één bestand. Voor de rest mail je naar ",
        MAIL,
        ". We antwoorden binnen een maand.",
      ],
      [
        "Niet tevreden met ons antwoord? Je kunt een klacht indienen bij de ",
        { text: "Autoriteit Persoonsgegevens", to: "https://autoriteitpersoonsgegevens.nl" },
        ".",
      ],
    ],
  },
  changes: {
    title: "Wijzigingen",
    passages: [
      "Veranderen we wat we met je gegevens doen, dan passen we deze pagina aan. Is het voor jou van belang, dan mailen we je.",
    ],
  },
});
