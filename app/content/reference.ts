import { look } from "~/brand-look";
import { ACCESS_SECONDS } from "~/domain/accounts/account";
import type { Language } from "~/domain/values/language";
import { PAGE_SIZE } from "~/domain/values/page";

export interface Words {
  title: string;
  intro: string;
  document: string;
  contents: string;
  skip: string;
  conventions: string[];
  who: Record<"everyone" | "user" | "partner" | "admin", string>;
  limit: (most: number, minutes: number) => string;
  path: string;
  query: string;
  body: string;
  files: string;
  name: string;
  kind: string;
  limits: string;
  required: string;
  yes: string;
  no: string;
  length: string;
  items: string;
  usually: string;
  answers: string;
  refusals: string;
  fieldsAtFault: string;
  usualRefusals: string;
  ofAny: string;
  ofChanges: string;
  request: string;
  answer: string;
  noBody: string;
  schemas: string;
  listOf: string;
  orNothing: string;
  top: string;
}

export const API_TITLE = `${look.name} REST API`;

export const WORDS: Record<Language, Words> = {
  nl: {
    title: API_TITLE,
    intro: "Alle aanroepen, met wat je stuurt, wat je terugkrijgt en wanneer je een nee krijgt.",
    document: "Hetzelfde als OpenAPI 3.1-document",
    contents: "Inhoud",
    skip: "Naar de aanroepen",
    conventions: [
      "Je stuurt JSON of, waar bestanden bij horen, multipart/form-data. Onbekende velden tellen niet mee.",
      `Lijsten komen per ${PAGE_SIZE}: { count, results }, met ?page= vanaf 1. Een veld zonder waarde is null.`,
      "Een nee is { detail, code }, of bij verkeerde velden per veld een lijst met zinnen (400).",
      `Inloggen geeft een access-token van ${ACCESS_SECONDS / 60} minuten: Authorization: Bearer … . Apps met social login sturen Authorization: Token … .`,
      "Met Idempotency-Key gebeurt iets één keer, hoe vaak je het ook stuurt. Accept-Language kiest nl of en.",
    ],
    who: { everyone: "Iedereen", user: "Ingelogd", partner: "Partners", admin: "Beheerders" },
    limit: (most, minutes) => `hoogstens ${most} per ${minutes === 60 ? "uur" : `${minutes} minuten`}`,
    path: "In het pad",
    query: "In de query",
    body: "In de body",
    files: "Ook als multipart/form-data, met bestanden.",
    name: "Naam",
    kind: "Soort",
    limits: "Grenzen",
    required: "Verplicht",
    yes: "verplicht",
    no: "mag weg",
    length: "lengte",
    items: "aantal",
    usually: "anders",
    answers: "Antwoorden",
    refusals: "Weigeringen",
    fieldsAtFault: "velden die niet kloppen",
    usualRefusals: "Weigeringen die overal kunnen",
    ofAny: "Elke aanroep",
    ofChanges: "Een aanroep die iets verandert",
    request: "Voorbeeld van een verzoek",
    answer: "Voorbeeld van een antwoord",
    noBody: "zonder inhoud",
    schemas: "Schema's",
    listOf: "lijst van",
    orNothing: "of null",
    top: "Terug naar de inhoud",
  },
  en: {
    title: API_TITLE,
    intro: "Every call, with what you send, what you get back, and when the answer is no.",
    document: "The same as an OpenAPI 3.1 document",
    contents: "Contents",
    skip: "To the calls",
    conventions: [
      "You send JSON or, where files belong to it, multipart/form-data. Unknown fields do not count.",
      `Lists come ${PAGE_SIZE} at a time: { count, results }, with ?page= from 1. A field without a value is null.`,
      "A refusal is { detail, code }, or for wrong fields a list of sentences per field (400).",
      `Logging in gives an access token of ${ACCESS_SECONDS / 60} minutes: Authorization: Bearer … . Apps with a social login send Authorization: Token … .`,
      "With an Idempotency-Key a thing happens once, however often you send it. Accept-Language chooses nl or en.",
    ],
    who: { everyone: "Everyone", user: "Signed in", partner: "Partners", admin: "Admins" },
    limit: (most, minutes) => `at most ${most} per ${minutes === 60 ? "hour" : `${minutes} minutes`}`,
    path: "In the path",
    query: "In the query",
    body: "In the body",
    files: "Also as multipart/form-data, with files.",
    name: "Name",
    kind: "Type",
    limits: "Limits",
    required: "Required",
    yes: "required",
    no: "optional",
    length: "length",
    items: "items",
    usually: "default",
    answers: "Answers",
    refusals: "Refusals",
    fieldsAtFault: "fields at fault",
    usualRefusals: "Refusals that any call may give",
    ofAny: "Any call",
    ofChanges: "A call that changes something",
    request: "Example of a request",
    answer: "Example of an answer",
    noBody: "no body",
    schemas: "Schemas",
    listOf: "list of",
    orNothing: "or null",
    top: "Back to the contents",
  },
};

export const GROUPS: Record<string, { nl: string; en: string }> = {
  global: { nl: "Algemeen", en: "General" },
  account: { nl: "Accounts en sessies", en: "Accounts and sessions" },
  profile: { nl: "Profiel", en: "Profile" },
  job: { nl: "Klussen", en: "Jobs" },
  bid: { nl: "Biedingen", en: "Bids" },
  chat: { nl: "Chat", en: "Chat" },
  payment: { nl: "Betalen", en: "Payments" },
  wallet: { nl: "Portemonnee", en: "Wallet" },
  notification: { nl: "Meldingen", en: "Notifications" },
  review: { nl: "Beoordelingen", en: "Reviews" },
  experience: { nl: "Werkervaring", en: "Work experience" },
  search: { nl: "Bewaarde zoekopdrachten", en: "Saved searches" },
  passkey: { nl: "Passkeys", en: "Passkeys" },
  social: { nl: "Gekoppelde accounts", en: "Linked accounts" },
  moderation: { nl: "Meldingen en besluiten", en: "Reports and decisions" },
  partner: { nl: "Partners", en: "Partners" },
  affiliate: { nl: "Producten van winkels", en: "Products of shops" },
  admin: { nl: "Beheer", en: "Admin" },
};
