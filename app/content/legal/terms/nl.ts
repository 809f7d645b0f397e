import { brand } from "~/brand";
import { signatureLine } from "~/brand-shown";
import { MIN_AGE_YEARS } from "~/domain/accounts/account-life";
import { MISSED_AFTER_MINUTES, MISSED_ANSWER_HOURS } from "~/domain/deals/appointment-life";
import { COMPENSATION_MAX, COMPENSATION_PERCENT, LATE_HOURS } from "~/domain/deals/cancellation-rule";
import { DESK_DAYS, PROPOSALS_EACH } from "~/domain/deals/dispute-life";
import { REVIEW_DAYS } from "~/domain/deals/review";
import { START_CODE_WORDS } from "~/domain/deals/start-limits";
import { STOP_DAYS } from "~/domain/deals/stop-life";
import { WITHDRAWAL_DAYS } from "~/domain/deals/withdrawal";
import { RELEASE_DAYS } from "~/domain/money/deal-money";
import { formatEuros } from "~/domain/money/money";
import { HOLD_DAYS, HOLD_REMINDER_DAYS } from "~/domain/money/payment-life";
import { hasEarlyPayouts, payoutsInWords } from "~/domain/money/payout-schedule";
import { IBAN_WAIT_HOURS, MIN_PAYOUT_CENTS } from "~/domain/money/wallet";
import type { Passage } from "~/domain/site/site-text";
import type { Facts } from "../../facts";
import { BUSINESS_NOTICE_DAYS, DAMAGE_TIMES, LIABILITY_EUROS, NOTICE } from "../limits";
import type { TermsTexts } from "./chapters";

const MAIL = { text: brand.supportEmail, to: `mailto:${brand.supportEmail}` };

const WHO = signatureLine("nl");

const agreement = ({ mode }: Facts): Passage[] => [
  {
    held: "De plaatser en de klusser sluiten een overeenkomst als de plaatser het bod van de klusser accepteert. Een bod is geaccepteerd zodra de betaling ervoor is gelukt.",
    direct: "De plaatser en de klusser sluiten een overeenkomst als de plaatser het bod van de klusser accepteert.",
  }[mode],
  `${brand.name} is geen partij bij die overeenkomst. Wij brengen de twee bij elkaar; zij moeten zich houden aan wat ze afspreken.`,
  `De startcode bestaat uit ${START_CODE_WORDS} woorden, die de plaatser bij de klus ziet en aan de klusser voorleest als die begint. Vult de klusser ze in, dan is het werk met de startcode begonnen. Niemand hoeft de startcode te gebruiken.`,
  {
    held: "De plaatser mag de overeenkomst op elk moment herroepen: door de klus te annuleren. Is het werk met de startcode begonnen, of heeft de klusser aangegeven dat het klaar is, dan doet de plaatser het door dat aan de klusser te laten weten en met de klusser een bedrag af te spreken, of een geschil te openen over het geld dat in bewaring is. Werk dat tot dan toe is gedaan, rekenen de twee samen af.",
    direct:
      "De plaatser mag de overeenkomst op elk moment herroepen: door de klus te annuleren. Heeft de klusser aangegeven dat het werk klaar is, dan doet de plaatser het door dat aan de klusser te laten weten. Werk dat tot dan toe is gedaan, rekenen de twee samen af.",
  }[mode],
  {
    held: "Een klusser mag zich terugtrekken zolang de klus niet is afgerond en er geen geschil loopt.",
    direct: "Een klusser mag zich terugtrekken zolang de klus niet is afgerond.",
  }[mode],
];

const money = ({ mode, percent, earlyPercent, payouts }: Facts): Passage[] =>
  ({
    held: [
      "Een klus plaatsen en een bod doen is gratis.",
      {
        list: [
          `De plaatser betaalt bij het accepteren het bod en ${percent}% servicekosten. De plaatser ziet het bedrag voor het betalen.`,
          "Het geld is in bewaring bij onze betaaldienst tot de klus is afgerond. Tot dan kan geen van beiden erbij.",
          `Is de klus afgerond, dan krijgt de klusser het bod min ${percent}% servicekosten. De plaatser rondt de klus af. Anders gebeurt dat ${RELEASE_DAYS} dagen nadat de klusser aangaf dat het werk klaar is. Is de afspraak later, dan tellen de dagen vanaf het begin daarvan, tenzij de startcode is gebruikt. Een geschil, een terugboeking door de bank en een pauze door ons team zetten die dagen stil.`,
          "Voor meerwerk waar de klusser geld voor vraagt en dat de plaatser via ons betaalt, gelden dezelfde regels en dezelfde kosten.",
          "Tot het werk met de startcode begint of de klusser aangeeft dat het klaar is, mag de plaatser de klus annuleren. Annuleert de plaatser op tijd, of trekt de klusser zich terug, dan krijgt de plaatser alles terug, ook de servicekosten. Wat met tegoed is betaald, komt terug als tegoed.",
          `Annuleert de plaatser minder dan ${LATE_HOURS} uur voor het begin dat de twee in de chat afspraken, of daarna, dan krijgt de klusser ${COMPENSATION_PERCENT}% van het bod als vergoeding, ten hoogste ${formatEuros(COMPENSATION_MAX, "nl")}. Wij houden dan geen kosten in. De plaatser krijgt de rest terug.`,
          `Kan de plaatser niet meer annuleren of krijgt die daarbij niet alles terug, dan kunnen de twee afspreken welk deel van het geld in bewaring is verdiend. Dan stopt de deal. Beiden betalen servicekosten over dat deel. De rest krijgt de plaatser terug. Een voorstel vervalt na ${STOP_DAYS} dagen zonder antwoord en houdt de betaling niet tegen.`,
          `Vanaf ${MISSED_AFTER_MINUTES} minuten na het afgesproken begin mag elk van beiden melden dat de ander niet is gekomen, behalve als het werk met de startcode is begonnen. De ander heeft ${MISSED_ANSWER_HOURS} uur om te antwoorden. Zolang mag de plaatser de klus niet annuleren. Herroepen kan wel, via de pagina daarvoor. Geeft die het toe, of komt er geen antwoord, dan stopt de deal: kwam de klusser niet, dan krijgt de plaatser alles terug; was de plaatser er niet, dan krijgt de klusser dezelfde vergoeding. Spreekt de ander het tegen, dan begint een geschil.`,
          `Begint het werk niet, dan is geld ten hoogste ${HOLD_DAYS} dagen in bewaring. Daarna gaat het terug naar de plaatser, behalve als de klusser heeft aangegeven dat het werk klaar is, of als er een geschil loopt. Begon het werk met de startcode, dan gaat het geld niet vanzelf terug: is het werk na ${HOLD_DAYS} dagen niet als klaar doorgegeven, dan beslissen wij wie het krijgt. Beiden krijgen ${HOLD_REMINDER_DAYS} dagen eerder bericht.`,
          `In een geschil doen beiden ten hoogste ${PROPOSALS_EACH} voorstellen om het geld te verdelen. Worden ze het daarmee of binnen ${DESK_DAYS} dagen niet eens, dan beslissen wij. Beiden betalen servicekosten over het deel dat als verdiend telt. De rest krijgt de plaatser terug.`,
          "Boekt de bank van de plaatser een betaling terug, dan staat het geld apart tot de bank beslist, en gebeurt er verder niets mee. Had de klusser het al, dan gaat het zolang van het saldo van de klusser af, voor zover dat er is. Krijgt de plaatser gelijk van de bank, dan krijgt de klusser het niet terug.",
          "Is de klusser een bedrijf met een btw-nummer, dan maken we namens dat bedrijf een factuur voor de plaatser zodra we het geld vrijgeven, en een creditfactuur als een bank dat geld daarna van de klusser terughaalt. Betalen wij de plaatser zelf terug, dan blijft de factuur gelden: de klusser houdt het geld. Het bedrijf kiest het btw-tarief en doet zelf btw-aangifte.",
          `Wat een klusser heeft verdiend, betalen we ${payoutsInWords(payouts, "nl")} uit, vanaf ${formatEuros(MIN_PAYOUT_CENTS, "nl")}.${hasEarlyPayouts(payouts) ? ` Eerder uitbetalen kost ${earlyPercent}%.` : ""} Voor een uitbetaling heeft de klusser een IBAN nodig, een identiteit die onze betaaldienst heeft geverifieerd en, omdat de belastingwet dat vraagt, de gegevens die we aan de Belastingdienst doorgeven. Na een nieuw IBAN wacht een uitbetaling ${IBAN_WAIT_HOURS} uur, behalve als het het eerste is en de klusser net heeft ingelogd.`,
        ],
      },
    ],
    direct: [
      `${brand.name} gebruiken is gratis. Wij zijn geen betaaldienst: plaatser en klusser spreken zelf af hoe de klusser wordt betaald, en betalen elkaar rechtstreeks. Wij bewaren geen geld en kunnen niets terugbetalen.`,
    ],
  })[mode];

export default (facts: Facts): TermsTexts => ({
  about: {
    title: "Waar deze voorwaarden over gaan",
    passages: [
      `${brand.name} (${brand.domain}) is een marktplaats in Nederland. Wie een klus wil laten doen (de plaatser), zet die erop. Wie de klus kan doen (de klusser), doet een bod. Deze voorwaarden gelden voor iedereen die de site gebruikt, als particulier of als bedrijf.`,
      ...(WHO ? [`${brand.name} is van ${WHO}.`] : []),
    ],
  },
  profile: {
    title: "Je profiel",
    passages: [
      {
        list: [
          `Je bent ${MIN_AGE_YEARS} jaar of ouder.`,
          "Je hebt één profiel per persoon of bedrijf.",
          "Je login is alleen van jou: deel hem niet.",
          "Wat er op je profiel staat, is waar en blijft waar.",
          "Handel je als bedrijf, dan zeg je dat, met je bedrijfsnaam, KVK-nummer, btw-nummer, vestigingsadres en zakelijke e-mail.",
        ],
      },
    ],
  },
  content: {
    title: "Wat je schrijft en laat zien",
    passages: [
      "Niets wat je plaatst mag beledigend, onwettig, obsceen, lasterlijk of discriminerend zijn. Plaats niets van een ander zonder toestemming.",
      "Telefoonnummers, e-mailadressen, websites en accountnamen horen niet in teksten die iedereen kan lezen, en ook niet in het bericht bij een bod. Een filter houdt ze tegen. Is een bod geaccepteerd, dan mogen de twee ze in hun chat uitwisselen.",
    ],
  },
  agreement: { title: "De overeenkomst tussen plaatser en klusser", passages: agreement(facts) },
  money: { title: "Geld", passages: money(facts) },
  withdrawal: {
    title: "Een overeenkomst herroepen",
    passages: {
      held: [
        [
          `Tot ${WITHDRAWAL_DAYS} dagen na het betalen mag een consument onze dienst herroepen, en ook het werk als de klusser een bedrijf is. Dat doe je op de pagina `,
          { text: "je overeenkomst herroepen", to: "/herroepen" },
          ". Daar staat voordat je bevestigt wat herroepen doet. Je krijgt meteen een ontvangstbewijs per mail.",
        ],
      ],
      direct: [
        `Wie een bedrijf werk laat doen, mag die overeenkomst met het bedrijf meestal ${WITHDRAWAL_DAYS} dagen lang herroepen. Via ons wordt niets betaald.`,
      ],
    }[facts.mode],
  },
  helpers: {
    title: "Als je klust",
    passages: [
      "Jij bepaalt welke klussen je doet, en hoe. Je zorgt zelf voor je verzekering en je belasting, en je neemt alleen werk aan dat je mag en kunt doen.",
    ],
  },
  reviews: {
    title: "Beoordelingen",
    passages: [
      `Na een afgeronde klus mogen beiden de ander beoordelen, één keer. Een beoordeling wordt zichtbaar als beiden er een schreven, of na ${REVIEW_DAYS} dagen. Er staat in wat er echt gebeurde.`,
    ],
  },
  measures: {
    title: "Wat wij mogen doen",
    passages: [
      "Om de marktplaats veilig te houden mogen we:",
      {
        list: [
          "gebruikers vragen om zich te identificeren;",
          "iemand de toegang weigeren;",
          "profielen verwijderen, en wat tegen deze voorwaarden is geplaatst;",
          "beoordelingen aanpassen of verwijderen.",
        ],
      },
      "Iedereen kan melden wat er niet hoort. Een mens beslist, geen computer. Gaat een besluit over een misbruikmelding over jou, dan mailen we je waarom en kun je één keer bezwaar maken; daarover beslist iemand anders van ons team. Dat geldt ook als we zonder melding iets van je weghalen of je account schorsen.",
      [
        "Hoe lijsten geordend zijn, wat het filter tegenhoudt en wat er verder vanzelf gaat, staat bij ",
        { text: "wat vanzelf gaat", to: "/automatisch" },
        ".",
      ],
    ],
  },
  liability: {
    title: "Aansprakelijkheid",
    passages: [
      `Onze aansprakelijkheid is beperkt tot EUR ${LIABILITY_EUROS}. Niets in deze voorwaarden beperkt aansprakelijkheid voor opzet of grove nalatigheid, of andere aansprakelijkheid die volgens de wet niet beperkt mag worden.`,
      `Is er bij een klus iets beschadigd, spreek dan eerst de klusser aan. Wij kunnen, als wij daar zelf voor kiezen, ten hoogste ${DAMAGE_TIMES.nl} de prijs van de klus vergoeden. Je hebt daar geen recht op.`,
    ],
  },
  changes: {
    title: "Wijzigingen",
    passages: [
      `We kondigen een wijziging van deze voorwaarden per mail aan, ${NOTICE.nl} voordat die ingaat. Ga je niet akkoord, dan kun je voor die tijd je account verwijderen.`,
      `Klus je als bedrijf, dan laten we het minstens ${BUSINESS_NOTICE_DAYS} dagen van tevoren weten, of langer als je meer tijd nodig hebt om je aan te passen. Je mag de overeenkomst opzeggen voordat de wijziging ingaat. Een bedrijf waarvan we het account beperken of beëindigen, krijgt de redenen op schrift en kan bezwaar maken.`,
    ],
  },
  law: {
    title: "Recht en rechter",
    passages: [
      "Het Nederlandse recht geldt. Geschillen gaan naar de rechtbank Amsterdam, behalve als de wet een consument het recht geeft op een andere rechter.",
    ],
  },
  contact: {
    title: "Contact",
    passages: [
      [
        "Overheden en gebruikers bereiken ons contactpunt voor de digitaledienstenverordening (Verordening (EU) 2022/2065, artikelen 11 en 12) in het Nederlands of Engels via ",
        MAIL,
        ". Wat er gemeld is en wat we besloten, staat bij ",
        { text: "misbruik melden", to: "/meldingen" },
        ".",
      ],
      [
        "Vragen over deze voorwaarden? Mail naar ",
        MAIL,
        ", of gebruik ",
        { text: "ons contactformulier", to: "/contact" },
        ".",
      ],
    ],
  },
});
