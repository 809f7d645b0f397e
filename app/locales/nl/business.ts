import { brand } from "../../brand";
import { WITHDRAWAL_DAYS } from "../../domain/deals/withdrawal";
import { VAT_RATES } from "../../domain/money/vat";
import fields from "./fields";

const { label: field } = fields;

export const identity = "KVK {{kvk}} · btw {{vat}}";

export default {
  title: "Zakelijk profiel",
  link: "Klus je met een eigen bedrijf? Maak je profiel zakelijk",
  linkOwn: "Zakelijk profiel van {{company}}",
  nameIs: "Anderen zien je bedrijfsnaam: {{company}}.",
  nameChange: "Wijzig je bedrijfsgegevens",
  back: "Mijn profiel",
  intro: "Klus je met een eigen bedrijf? Dan moeten mensen dat weten voordat ze met je afspreken. Dit verandert er:",
  introOwn: "Dit zien anderen van je bedrijf. Wat je hier wijzigt, staat meteen op je profiel.",
  changes: {
    name: "Je bedrijfsnaam staat overal in plaats van je eigen naam.",
    shown: "Op je profiel staan je KVK-nummer, btw-nummer, adres en zakelijke e-mail.",
    rights: `Wie je inhuurt, heeft de rechten van een consument, zoals recht op goed werk (of herstel) en vaak ${WITHDRAWAL_DAYS} dagen bedenktijd.`,
    bids: "Je kunt ook bieden op klussen die alleen voor bedrijven zijn.",
    tax: "Worden je klussen via ons betaald? Vul dan in je wallet de gegevens voor de Belastingdienst aan, voordat je weer uitbetaald krijgt.",
  },
  state: { none: "Nog niet ingevuld", filled: "Nummers ingevuld" },
  details: "Bedrijfsgegevens",
  detailsText:
    "We rekenen na of je KVK- en btw-nummer goed zijn opgebouwd. In de registers van de KVK en de Belastingdienst kijken we niet.",
  company: field.company,
  kvk: field.kvk,
  kvkHint: "8 cijfers. Je vindt het op je uittreksel.",
  vat: field.vat,
  vatHint: "Zoals NL123456782B01. Als zzp’er is dit je btw-id.",
  vatRate: field.vat_rate,
  vatRateHint: `Na elke vrijgegeven betaling maakt ${brand.name} namens jou een factuur met dit tarief. Gebruik je de kleineondernemersregeling (KOR)? Kies dan ${VAT_RATES[0]}%.`,
  rate: "{{rate}}%",
  address: field.address,
  addressHint: "Het adres waar je bedrijf gevestigd is.",
  email: field.email,
  emailHint: "Voor klanten. Iedereen kan dit adres zien.",
  save: "Maak mijn profiel zakelijk",
  made: "Je profiel is nu zakelijk.",
  saved: "Bedrijfsgegevens opgeslagen.",
  stop: {
    link: "Stop met je zakelijke profiel",
    title: "Wil je stoppen met je zakelijke profiel?",
    text: "Je eigen naam komt weer op je profiel en je bedrijfsgegevens verdwijnen ervan. Bieden op klussen die alleen voor bedrijven zijn, kan dan niet meer.",
    keep: "Biedingen die je al deed en overeenkomsten die je al sloot, blijven staan. Daar ben je nog steeds als bedrijf aan gebonden.",
    submit: "Maak mijn profiel weer particulier",
    pending: "Bezig…",
    cancel: "Nee, houd mijn zakelijke profiel",
    done: "Je profiel is weer particulier.",
  },
  barred: {
    title: "Deze klus is alleen voor bedrijven",
    why: "De plaatser zoekt een bedrijf met een KVK- en een btw-nummer.",
    how: "Heb je een bedrijf? Maak je profiel zakelijk, dan kun je meteen bieden.",
    action: "Maak je profiel zakelijk",
  },
  seen: {
    question: "Bedrijf of particulier?",
    bids: `Staat er ‘Bedrijf’ bij een bod, dan sluit je een overeenkomst met een bedrijf. Je hebt dan de rechten van een consument, zoals recht op goed werk (of herstel) en vaak ${WITHDRAWAL_DAYS} dagen bedenktijd. Staat het er niet, dan sluit je een overeenkomst met een particulier en gelden die regels niet.`,
    numbers: "KVK- en btw-nummer staan op het profiel.",
    poster: "Deze klus komt van een bedrijf. KVK- en btw-nummer staan op het profiel.",
    identity,
  },
};
