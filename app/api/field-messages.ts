import { MIN_AGE_YEARS } from "../domain/accounts/account-life";
import { MIN_PASSWORD_LENGTH } from "../domain/accounts/password-limits";
import { START_CODE_WORDS } from "../domain/deals/start-limits";
import { MAX_DISTANCE_KM } from "../domain/jobs/distance";
import {
  MAX_DEAL_PHOTOS,
  MAX_IMAGE_MEGABYTES,
  MAX_IMAGE_PIXELS,
  MAX_JOB_IMAGES,
  MAX_MESSAGE_PHOTOS,
  MAX_WORK_IMAGES,
  type UploadRefusal,
} from "../domain/jobs/image-limits";
import { AMOUNT_MIN, formatEuros, formatMoney, formatSum, isUnclearMoney } from "../domain/money/money";
import { dayInWords } from "../domain/values/day-words";
import type { Language } from "../domain/values/language";
import { CODES, type Code } from "./messages";

const LEAST_AMOUNT = formatMoney(AMOUNT_MIN);

/** `{n}` follows the colon of a key; `{amount}` is the same in cents, `{day}` a day. `required@email` is the message of a context. */
export const FIELD_MESSAGES = {
  required: { nl: "Dit veld is verplicht.", en: "This field is required." },
  "required@title@page": {
    nl: "Vul een titel in, zoals ‘Kraan vervangen’.",
    en: "Enter a title, such as ‘Replace a tap’.",
  },
  "required@description@page": {
    nl: "Vul een omschrijving in.",
    en: "Enter a description.",
  },
  "required@zipcode@page": { nl: "Vul een postcode in, zoals 1012AB.", en: "Enter a postcode, such as 1012AB." },
  "required@execution_date@page": { nl: "Kies een dag, zoals 31-12-2026.", en: "Choose a day, such as 31-12-2026." },
  "required@date@page": { nl: "Kies een dag, zoals 31-12-2026.", en: "Choose a day, such as 31-12-2026." },
  "required@from@page": { nl: "Vul een tijd in, zoals 14:00.", en: "Enter a time, such as 14:00." },
  "required@to@page": { nl: "Vul een tijd in, zoals 16:00.", en: "Enter a time, such as 16:00." },
  "required@budget@page": { nl: "Vul je budget in, zoals 60 of 12,50.", en: "Enter your budget, such as 60 or 12.50." },
  "required@amount@page": { nl: "Vul een bedrag in, zoals 60 of 12,50.", en: "Enter an amount, such as 60 or 12.50." },
  "required@name@page": { nl: "Vul je naam in, zoals Sanne de Boer.", en: "Enter your name, such as Sanne de Boer." },
  "required@company@page": { nl: "Vul je bedrijfsnaam in.", en: "Enter your company name." },
  "required@subject@page": { nl: "Kies een onderwerp.", en: "Choose a subject." },
  "required@text@page": { nl: "Schrijf hier je tekst.", en: "Write your text here." },
  "required@letter@page": { nl: "Schrijf hier je bericht.", en: "Write your message here." },
  "required@message@page": { nl: "Schrijf hier je bericht.", en: "Write your message here." },
  "required@comment@page": { nl: "Schrijf hier je vraag.", en: "Write your question here." },
  "required@reply@page": { nl: "Schrijf hier je antwoord.", en: "Write your answer here." },
  "required@function_title@page": {
    nl: "Vul in wat je doet, zoals ‘Handige buurman’.",
    en: "Enter what you do, such as ‘Handy neighbour’.",
  },
  "required@bio@page": { nl: "Vertel iets over jezelf.", en: "Say something about yourself." },
  "required@words@page": {
    nl: "Vul de woorden in die de plaatser voorleest.",
    en: "Enter the words that the client reads out.",
  },
  "required@email": { nl: "E-mail is verplicht", en: "Email is required" },
  "required@password": { nl: "Wachtwoord is verplicht", en: "Password is required" },
  "required@set_password": { nl: "Vul alle velden in", en: "Please fill in all fields" },
  "required@work_experience": { nl: "Vul titel en beschrijving in", en: "Fill in title and description" },
  "required@partner_login": { nl: "Email en wachtwoord zijn verplicht.", en: "Email and password are required." },
  email: { nl: "Ongeldig e-mailadres", en: "Invalid email address" },
  email_own: { nl: "Dit is al het e-mailadres van je account.", en: "This is already your account’s email address." },
  email_other: { nl: "Dit is niet het e-mailadres van je account.", en: "This isn’t your account’s email address." },
  password_short: {
    nl: `Wachtwoord moet minimaal ${MIN_PASSWORD_LENGTH} tekens bevatten`,
    en: `Password must be at least ${MIN_PASSWORD_LENGTH} characters`,
  },
  "password_short@set_password": {
    nl: `Nieuw wachtwoord moet minimaal ${MIN_PASSWORD_LENGTH} tekens bevatten`,
    en: `New password must be at least ${MIN_PASSWORD_LENGTH} characters`,
  },
  "password_short@reset": {
    nl: `Nieuw wachtwoord moet minimaal ${MIN_PASSWORD_LENGTH} tekens bevatten`,
    en: `New password must be at least ${MIN_PASSWORD_LENGTH} characters`,
  },
  password_weak: {
    nl: `Gebruik minimaal ${MIN_PASSWORD_LENGTH} tekens, met een kleine letter, een hoofdletter en een cijfer`,
    en: `Use at least ${MIN_PASSWORD_LENGTH} characters, with a lower-case letter, an upper-case letter and a digit`,
  },
  password_same: {
    nl: "Dit is je huidige wachtwoord. Kies een ander.",
    en: "This is your current password. Choose another one.",
  },
  password_wrong: { nl: "Huidig wachtwoord klopt niet", en: "Current password is not correct" },
  "password_wrong@password@page": { nl: "Dit wachtwoord klopt niet.", en: "This password isn’t correct." },
  password_match: { nl: "Wachtwoorden komen niet overeen", en: "Passwords do not match" },
  max_length: { nl: "Maximaal {n} tekens.", en: "At most {n} characters." },
  invalid: { nl: "Ongeldige waarde.", en: "Invalid value." },
  "invalid@distance@page": {
    nl: `Vul een afstand in van 1 tot en met ${MAX_DISTANCE_KM} km.`,
    en: `Enter a distance from 1 to ${MAX_DISTANCE_KM} km.`,
  },
  extra_none: {
    nl: "Er is geen meerwerk in bewaring dat terug kan.",
    en: "There’s no held extra work that can go back.",
  },
  no_words: {
    nl: "Gebruik ook letters of cijfers, zoals ‘Kraan vervangen’.",
    en: "Use letters or digits too, such as ‘Replace a tap’.",
  },
  invalid_characters: { nl: "Er staan tekens in die niet zijn toegestaan.", en: "Some characters are not allowed." },
  choice: { nl: "Kies een van de mogelijkheden.", en: "Choose one of the options." },
  money_unclear: {
    nl: "Dit bedrag kunnen we op twee manieren lezen. Vul het in zonder punt of komma, zoals 1250, of met twee cijfers na de komma, zoals 12,50.",
    en: "We can read this amount in two ways. Enter it without a comma or point, such as 1250, or with two digits after the point, such as 12.50.",
  },
  money: { nl: "Vul een geldig bedrag in, zoals 12,50.", en: "Enter a valid amount, such as 12.50." },
  amount_min: {
    nl: `Het bedrag is minimaal € ${LEAST_AMOUNT.replace(".", ",")}.`,
    en: `The amount is at least € ${LEAST_AMOUNT}.`,
  },
  amount_max: { nl: "Het bedrag is te hoog.", en: "The amount is too high." },
  "amount_max@page": { nl: "Het bedrag is maximaal {amount}.", en: "The amount is at most {amount}." },
  zipcode: { nl: "De postcode klopt niet (zoals 1234AB)", en: "The postcode is not correct (like 1234AB)" },
  /** It looks whole, but such a postcode does not exist. */
  zipcode_none: { nl: "De postcode klopt niet (zoals 1234AB)", en: "The postcode is not correct (like 1234AB)" },
  "zipcode_none@page": { nl: "Deze postcode bestaat niet.", en: "This postcode doesn’t exist." },
  zipcode_area: { nl: "De postcode klopt niet (zoals 1234AB)", en: "The postcode is not correct (like 1234AB)" },
  zipcode_unknown: { nl: "Deze postcode bestaat niet.", en: "This postcode does not exist." },
  "zipcode@page": {
    nl: "Vul een hele postcode in, zoals 1012AB, zonder huisnummer.",
    en: "Enter a whole postcode, such as 1012AB, without a house number.",
  },
  "zipcode_area@page": {
    nl: "Vul een postcode in, zoals 1012AB of 1012.",
    en: "Enter a postcode, such as 1012AB or 1012.",
  },
  date: { nl: "Vul een geldige datum in.", en: "Enter a valid date." },
  "date@page": { nl: "Vul een datum in, zoals 31-12-2026.", en: "Enter a date, such as 31-12-2026." },
  time: { nl: "Vul een tijd in, zoals 14:00.", en: "Enter a time, such as 14:00." },
  time_past: { nl: "Dit tijdstip is al voorbij.", en: "This time has passed." },
  time_skipped: {
    nl: "Deze tijd bestaat die nacht niet: de klok gaat een uur vooruit.",
    en: "This time doesn’t exist that night: the clock goes forward an hour.",
  },
  time_order: { nl: "Kies een tijd na de begintijd.", en: "Choose a time after the start." },
  date_far: {
    nl: "Dit is meer dan {n} dagen weg. Klopt het jaartal?",
    en: "This is more than {n} days away. Is the year right?",
  },
  date_held: {
    nl: "Kies een dag tot en met {day}. De dag daarna gaat het geld in bewaring vanzelf terug.",
    en: "Choose {day} or an earlier day. The day after, the held money goes back automatically.",
  },
  name_letters: {
    nl: "Vul een naam met letters in, zoals Anna de Boer.",
    en: "Enter a name with letters, such as Anna de Boer.",
  },
  name_initial: {
    nl: "Vul je hele voornaam in, zoals Anna de Boer.",
    en: "Enter your full first name, such as Anna de Boer.",
  },
  name_reserved: {
    nl: "Deze naam lijkt op die van ons team. Vul je eigen naam in, zoals Anna de Boer.",
    en: "This name looks like one of our team. Enter your own name, such as Anna de Boer.",
  },
  "name_reserved@company": {
    nl: "Deze naam lijkt op die van ons bedrijf. Vul de naam van je eigen bedrijf in.",
    en: "This name looks like the name of our company. Enter the name of your own company.",
  },
  "name_reserved@business_details": {
    nl: "Deze naam lijkt op die van ons bedrijf. Vul de naam van je eigen bedrijf in.",
    en: "This name looks like the name of our company. Enter the name of your own company.",
  },
  "name_reserved@function_title": {
    nl: "Dit lijkt op een functie in ons team. Vul in wat je doet, zoals Handige buurman.",
    en: "This looks like a role in our team. Enter what you do, such as Handy neighbour.",
  },
  date_past: { nl: "Deze datum is al voorbij.", en: "This date has passed." },
  period_order: {
    nl: "De periode eindigt voordat ze begint. Kies een eerdere dag.",
    en: "The period ends before it begins. Choose an earlier day.",
  },
  period_long: {
    nl: "Kies een periode van hoogstens {n} dagen.",
    en: "Choose a period of at most {n} days.",
  },
  quiet_same: { nl: "Kies twee verschillende tijden.", en: "Choose two different times." },
  images_max: { nl: `Maximaal ${MAX_JOB_IMAGES} foto's.`, en: `At most ${MAX_JOB_IMAGES} photos.` },
  "images_max@page": { nl: `Maximaal ${MAX_JOB_IMAGES} foto’s.`, en: `At most ${MAX_JOB_IMAGES} photos.` },
  "images_max@deal": {
    nl: `Stuur hoogstens ${MAX_DEAL_PHOTOS} foto’s.`,
    en: `Send at most ${MAX_DEAL_PHOTOS} photos.`,
  },
  "images_max@message": {
    nl: `Stuur hoogstens ${MAX_MESSAGE_PHOTOS} foto’s per bericht.`,
    en: `Send at most ${MAX_MESSAGE_PHOTOS} photos in a message.`,
  },
  "images_max@work_experience": {
    nl: `Maximaal ${MAX_WORK_IMAGES} foto's.`,
    en: `At most ${MAX_WORK_IMAGES} photos.`,
  },
  images_left: {
    nl: "Niet toegevoegd: {n}. Je kunt zonder verdergaan.",
    en: "Not added: {n}. You can go on without.",
  },
  photo_gone: {
    nl: "Een van je foto's is er niet meer. Voeg hem opnieuw toe.",
    en: "One of your photos is no longer there. Add it again.",
  },
  image_type: { nl: "Gebruik een JPEG-, PNG- of WebP-bestand.", en: "Use a JPEG, PNG or WebP file." },
  image_size: {
    nl: `Een foto mag maximaal ${MAX_IMAGE_MEGABYTES} MB zijn.`,
    en: `A photo may be at most ${MAX_IMAGE_MEGABYTES} MB.`,
  },
  image_pixels: {
    nl: `Deze foto heeft te veel pixels. Maak hem kleiner: hoogstens ${MAX_IMAGE_PIXELS / 1e6} megapixel.`,
    en: `This photo has too many pixels. Make it smaller: ${MAX_IMAGE_PIXELS / 1e6} megapixels at most.`,
  },
  image_damaged: {
    nl: "Deze foto is beschadigd. Sla hem opnieuw op, of kies een andere.",
    en: "This photo is damaged. Save it again, or choose another one.",
  },
  iban: { nl: "Dit is geen geldig IBAN.", en: "This is not a valid IBAN." },
  categories_none: { nl: "Kies waarmee je helpt.", en: "Choose what you help with." },
  "required@rating@page": { nl: "Kies hoeveel sterren.", en: "Choose how many stars." },
  "required@dispute@page": { nl: "Vertel wat er niet klopt.", en: "Say what is wrong." },
  "required@answer@page": { nl: "Vertel wat er volgens jou is gebeurd.", en: "Say what happened, in your view." },
  "required@location_details@page": { nl: "Vul het adres in.", en: "Enter the address." },
  "required@reason@page": { nl: "Geef een reden.", en: "Give a reason." },
  "required@job@page": { nl: "Kies een klus.", en: "Choose a job." },
  "required@street@page": {
    nl: "Vul een straat met huisnummer in, zoals Kerkstraat 12.",
    en: "Enter a street with a house number, such as Kerkstraat 12.",
  },
  "required@first_name@page": { nl: "Vul je voornaam in, zoals Petra.", en: "Enter your first name, such as Petra." },
  "required@last_name@page": {
    nl: "Vul je achternaam in, zoals De Vries.",
    en: "Enter your last name, such as De Vries.",
  },
  "required@bsn@page": { nl: "Vul je BSN in, zoals 123456782.", en: "Enter your BSN, such as 123456782." },
  "choice@subject@page": { nl: "Kies een onderwerp.", en: "Choose a subject." },
  rating: { nl: "Geef 1 tot 5 sterren.", en: "Give 1 to 5 stars." },
  contact_details: {
    nl: "Het is niet toegestaan om telefoonnummers of websites in je reactie te zetten. Je kunt vrij chatten nadat je bod is geaccepteerd",
    en: "It is not allowed to put phone numbers or websites in your comment. You're free to chat after your bid has been accepted",
  },
  "contact_details@reply@page": {
    nl: "Zet geen telefoonnummer, e-mailadres, website, accountnaam of verzoek om te appen in je antwoord. Je kunt vrij chatten zodra je een bod hebt geaccepteerd.",
    en: "Don’t put a phone number, email address, website or account name in your answer, or ask to be messaged elsewhere. You can chat freely once you’ve accepted an offer.",
  },
  "contact_details@question@page": {
    nl: "Zet geen telefoonnummer, e-mailadres, website, accountnaam of verzoek om te appen in je vraag. Je kunt vrij chatten nadat je bod is geaccepteerd.",
    en: "Don’t put a phone number, email address, website or account name in your question, or ask to be messaged elsewhere. You can chat freely once your offer is accepted.",
  },
  "contact_details@bid@page": {
    nl: "Zet geen telefoonnummer, e-mailadres, website, accountnaam of verzoek om te appen in je bericht. Je kunt vrij chatten nadat je bod is geaccepteerd.",
    en: "Don’t put a phone number, email address, website or account name in your message, or ask to be messaged elsewhere. You can chat freely once your offer is accepted.",
  },
  "contact_details@job@page": {
    nl: "Zet hier geen telefoonnummer, e-mailadres, website, accountnaam of verzoek om te appen. Je kunt vrij chatten zodra je een bod hebt geaccepteerd.",
    en: "Don’t put a phone number, email address, website or account name here, or ask to be messaged elsewhere. You can chat freely once you’ve accepted an offer.",
  },
  "contact_details@review@page": {
    nl: "Zet hier geen telefoonnummer, e-mailadres, website, accountnaam of verzoek om te appen. Iedereen kan beoordelingen lezen.",
    en: "Don’t put a phone number, email address, website or account name here, or ask to be messaged elsewhere. Everyone can read reviews.",
  },
  "contact_details@public@page": {
    nl: "Zet hier geen telefoonnummer, e-mailadres, website, accountnaam of verzoek om te appen. Iedereen kan dit lezen.",
    en: "Don’t put a phone number, email address, website or account name here, or ask to be messaged elsewhere. Everyone can read this.",
  },
  "contact_details@message": {
    nl: "Zet geen telefoonnummer, e-mailadres, website, accountnaam of verzoek om te appen in je bericht. Je kunt vrij chatten zodra een bod tussen jullie is geaccepteerd.",
    en: "Do not put a phone number, email address, website or account name in your message, or ask to be messaged elsewhere. You can chat freely once an offer between you is accepted.",
  },
  job_address: {
    nl: "Laat het adres van de klus weg, want iedereen kan dit lezen. Haal dit weg: {words}.",
    en: "Leave the address of the job out: everyone can read this. Remove this: {words}.",
  },
  contact_words: { nl: "Pas dit aan: {words}", en: "Change this: {words}" },
  vat: { nl: "Dit nummer klopt niet.", en: "This number is not correct." },
  kvk: { nl: "Dit nummer klopt niet.", en: "This number is not correct." },
  bsn: { nl: "Dit nummer klopt niet.", en: "This number is not correct." },
  rsin: { nl: "Dit nummer klopt niet.", en: "This number is not correct." },
  birth_date: { nl: "Vul de dag in waarop je bent geboren.", en: "Enter the day you were born." },
  birth_date_age: {
    nl: `Om via ons te klussen moet je minstens ${MIN_AGE_YEARS} jaar zijn. Kijk je geboortedatum na.`,
    en: `You have to be at least ${MIN_AGE_YEARS} to do jobs through us. Check your date of birth.`,
  },
  "date@birth_date@page": {
    nl: "Vul de dag in waarop je bent geboren, zoals 31-12-1990.",
    en: "Enter the day you were born, such as 31-12-1990.",
  },
  "birth_date@page": {
    nl: "Vul de dag in waarop je bent geboren, zoals 31-12-1990.",
    en: "Enter the day you were born, such as 31-12-1990.",
  },
  first_name: {
    nl: "Vul je hele voornaam in, zoals Petra. Een voorletter is niet genoeg.",
    en: "Enter your whole first name, such as Petra. An initial isn’t enough.",
  },
  last_name: {
    nl: "Vul je hele achternaam in, zoals De Vries. Een voorletter is niet genoeg.",
    en: "Enter your whole last name, such as De Vries. An initial isn’t enough.",
  },
  street: {
    nl: "Vul een straat met huisnummer in, zoals Kerkstraat 12.",
    en: "Enter a street with a house number, such as Kerkstraat 12.",
  },
  "bsn@page": {
    nl: "Dit BSN klopt niet. Het heeft 9 cijfers, zoals 123456782, en staat op je paspoort, rijbewijs of ID-kaart.",
    en: "This BSN is not correct. It has 9 digits, such as 123456782, and is on your passport, driving licence or ID card.",
  },
  "rsin@page": {
    nl: "Dit RSIN klopt niet. Het heeft 9 cijfers, zoals 123456782, en staat op je uittreksel van de KVK.",
    en: "This RSIN is not correct. It has 9 digits, such as 123456782, and is on your KVK extract.",
  },
  "required@iban@page": {
    nl: "Vul een IBAN in, zoals NL91 ABNA 0417 1643 00.",
    en: "Enter an IBAN, such as NL91 ABNA 0417 1643 00.",
  },
  "iban@page": {
    nl: "Dit IBAN klopt niet. Kijk het na: het lijkt op NL91 ABNA 0417 1643 00.",
    en: "This IBAN is not correct. Check it: it looks like NL91 ABNA 0417 1643 00.",
  },
  "kvk@page": {
    nl: "Dit KVK-nummer klopt niet. Het heeft 8 cijfers, zoals 12345678.",
    en: "This KVK number is not correct. It has 8 digits, such as 12345678.",
  },
  "vat@page": {
    nl: "Dit btw-nummer klopt niet. Kijk het na: het lijkt op NL123456782B01.",
    en: "This VAT number is not correct. Check it: it looks like NL123456782B01.",
  },
  "amount_min@page": {
    nl: `Het bedrag is minimaal ${formatSum(AMOUNT_MIN, "nl")}.`,
    en: `The amount is at least ${formatSum(AMOUNT_MIN, "en")}.`,
  },
  start_words: {
    nl: `De startcode heeft ${START_CODE_WORDS} woorden. Zet een spatie tussen de woorden, zoals ‘kaars wortel fiets lynx’.`,
    en: `The start code has ${START_CODE_WORDS} words. Put a space between them, such as ‘kaars wortel fiets lynx’.`,
  },
  start_code: {
    nl: "Deze woorden kloppen niet. Vraag de plaatser ze nog eens voor te lezen.",
    en: "These words aren’t right. Ask the client to read them out again.",
  },
  page: { nl: "Ongeldige pagina.", en: "Invalid page." },
  self: { nl: "Dit ben je zelf.", en: "This is you." },
} as const;

const nameOf = (key: string) => key.replace(/:.*/s, "");
const withoutContext = (name: string) => name.replace(/@.*/, "");

export const isFieldMessage = (key: string): boolean =>
  nameOf(key) in FIELD_MESSAGES || withoutContext(nameOf(key)) in FIELD_MESSAGES;

export function fieldMessage(key: string, language: Language, contexts: readonly string[] = []): string {
  const [name = key, value = ""] = key.split(/:(.*)/s);
  const known = FIELD_MESSAGES as Record<string, { nl: string; en: string } | undefined>;
  const special = contexts.map((context) => known[`${name}@${context}`]).find(Boolean);
  const plain = known[name] ?? known[withoutContext(name)];
  const said = value === "" && special?.nl.includes("{amount}") ? plain : (special ?? plain);
  const filled = (_: string, is: string) => {
    if (is === "day") return dayInWords(value, language);
    return is === "amount" ? formatEuros(Number(value), language) : value;
  };
  return said ? said[language].replace(/\{(\w+)\}/, filled) : key;
}

/** Pages give an example, unlike the API's short messages. */
export const pageContexts = (field: string): string[] => [`${field}@page`, field, "page"];

function keyOf(said: string, name: string): { key: string; language: Language } | null {
  const known = Object.entries(FIELD_MESSAGES).filter(
    ([key, { nl, en }]) => !key.includes("@") && (nl === said || en === said),
  );
  const [key, sentences] = known.find(([key]) => key === name) ?? (known.length === 1 ? known[0] : undefined) ?? [];
  return key && sentences ? { key, language: sentences.nl === said ? "nl" : "en" } : null;
}

export function pageErrors(
  fields: Record<string, string[]>,
  keys: Record<string, string> = {},
): Record<string, string[]> {
  const inPage = (field: string) => (said: string) => {
    const known = keyOf(said, keys[field] ?? field);
    return known ? fieldMessage(known.key, known.language, pageContexts(field)) : said;
  };
  return Object.fromEntries(Object.entries(fields).map(([field, said]) => [field, said.map(inPage(field))]));
}

export const filterErrors = (fields: Record<string, string[]>) => pageErrors(fields, { zipcode: "zipcode_area" });

/** The API does not know the language in which a price was typed. */
export const priceErrors = (errors: string[] | undefined, typed: string, language: Language) =>
  errors && isUnclearMoney(typed, language) ? [fieldMessage("money_unclear", language)] : errors;

export const uploadError = (refused: UploadRefusal, language: Language): string =>
  refused in CODES ? CODES[refused as Code][language] : fieldMessage(refused, language);
