import { feePercent } from "~/domain/money/money";
import type { JsonSchema } from "~/domain/values/kind";
import { type Components, resolved } from "./schema";

const USUAL: Record<string, unknown> = {
  title: "Schutting schilderen",
  job_title: "Schutting schilderen",
  description: "Twintig meter schutting, twee keer in de verf.",
  name: "Petra de V.",
  first_name: "Petra",
  last_name: "de Vries",
  company: "Bouw en Zo",
  function_title: "Schilder",
  bio: "Ik schilder al twintig jaar, binnen en buiten.",
  comment: "Hoe hoog is de schutting?",
  reply: "Ongeveer twee meter.",
  message: "Ik kan zaterdag komen.",
  last_message: "Ik kan zaterdag komen.",
  text: "Netjes gewerkt en precies op tijd.",
  reason: "Dit klopt niet.",
  statement: "De helft is af.",
  subject: "Algemene vraag",
  city: "Amsterdam",
  email: "petra@example.test",
  zipcode: "1012AB",
  zip4: "1012",
  iban: "NL91******4300",
  chat_uri: "Zx81kLmN0pQrStUv",
  uri: "Zx81kLmN0pQrStUv",
  session_id: "3f2a9c4e-visit",
  partner_id: "buurtkrant",
  partnerId: "buurtkrant",
  partnerName: "Buurtkrant",
  sessionId: "3f2a9c4e-visit",
  token: "b3BlbiBzZXNhbWU",
  access: "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl",
  refresh: "cmVmcmVzaA.c2lnbmF0dXJl",
  expires_in: 900,
  uid: "MQ",
  code: "7KQ2MXWP",
  rating: 4,
  search: "schutting",
  distance: 5000,
  endpoint: "https://push.example.com/send/2b7e",
  year: 2026,
  count: 1,
  latitude: 52.37,
  longitude: 4.89,
  fee_percent: feePercent,
  early_payout_fee_percent: feePercent,
  version: "1.0.0",
  minimum_version: "1.0.0",
  large: "/api/media/2b7c/",
  small: "/api/media/2b7d/",
  image: "/api/media/2b7e/",
  redirect_url: "https://buurklusser.example/betalen/2b7e",
  link: "https://buurklusser.example/task/1",
  ios: "https://apps.example/ios",
  android: "https://apps.example/android",
  social_logins: ["google", "apple", "facebook"],
};

const FORMATS: Record<string, string> = {
  "date-time": "2026-03-01T10:00:00Z",
  date: "2026-03-01",
  email: "petra@example.test",
  uri: "https://buurklusser.example/",
  password: "Welkom123!",
  binary: "(file)",
};

const typesOf = ({ type }: JsonSchema): unknown[] => (Array.isArray(type) ? type : [type]);

function suits(value: unknown, schema: JsonSchema): boolean {
  if (Object.keys(schema).length === 0) return true;
  const types = typesOf(schema);
  if (schema.enum || schema.const !== undefined || schema.examples || schema.format) return false;
  if (typeof value === "string") {
    const pattern = typeof schema.pattern === "string" ? new RegExp(schema.pattern) : null;
    const fits = value.length <= Number(schema.maxLength ?? Infinity) && (!pattern || pattern.test(value));
    return types.includes("string") && fits;
  }
  if (typeof value === "number") {
    const fits = value >= Number(schema.minimum ?? -Infinity) && value <= Number(schema.maximum ?? Infinity);
    return fits && (types.includes("number") || (types.includes("integer") && Number.isInteger(value)));
  }
  if (Array.isArray(value)) return types.includes("array");
  return types.includes("object") && schema.properties === undefined;
}

const between = (schema: JsonSchema) => {
  const min = Number(schema.minimum ?? 1);
  return Number(schema.maximum ?? Infinity) < Math.max(min, 1) ? Number(schema.maximum) : Math.max(min, 1);
};

function ofType(schema: JsonSchema, within: Within): unknown {
  const [type] = typesOf(schema).filter((one) => one !== "null");
  if (type === "string") return FORMATS[String(schema.format)] ?? "abc".padEnd(Number(schema.minLength ?? 0), "d");
  if (type === "integer" || type === "number") return between(schema);
  if (type === "boolean") return true;
  if (type === "array") {
    if ((schema.items as JsonSchema | undefined)?.not) return [];
    const item = sampleOf((schema.items ?? {}) as JsonSchema, { ...within, name: "" });
    return Array.from({ length: Math.max(1, Number(schema.minItems ?? 1)) }, () => item);
  }
  if (type === "object" || schema.properties) return ofObject(schema, within);
  return null;
}

/** Optional fields of people, who are in most examples, and long ones that only admins get. */
const LEFT_OUT = new Set(["has_page", "helper_rating", "helper_reviews_count", "deals", "reviewed_user", "files"]);

const isLeftOut = (name: string, schema: JsonSchema): boolean => LEFT_OUT.has(name) || schema.const === true;

function ofObject(schema: JsonSchema, within: Within): Record<string, unknown> {
  const required = new Set((schema.required ?? []) as string[]);
  const properties = Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>).filter(
    ([name, of]) => required.has(name) || !isLeftOut(name, of),
  );
  return Object.fromEntries(properties.map(([name, of]) => [name, sampleOf(of, { ...within, name })]));
}

interface Within {
  components: Components;
  name: string;
}

export function sampleOf(schema: JsonSchema, within: Within): unknown {
  if (typeof schema.$ref === "string") return sampleOf(resolved(schema, within.components), within);
  const usual = USUAL[within.name];
  if (usual !== undefined && suits(usual, schema)) return usual;
  if (schema.const !== undefined) return schema.const;
  if (Array.isArray(schema.examples)) return schema.examples[0];
  if (schema.default !== undefined) return schema.default;
  if (Array.isArray(schema.enum)) return schema.enum[0];
  for (const choice of [schema.anyOf, schema.oneOf]) {
    const first = (choice as JsonSchema[] | undefined)?.find(({ type }) => type !== "null");
    if (first) return sampleOf({ ...first, ...(first.type === undefined && { type: schema.type }) }, within);
  }
  if (Array.isArray(schema.allOf)) {
    return Object.assign({}, ...(schema.allOf as JsonSchema[]).map((part) => sampleOf(part, within))) as unknown;
  }
  return ofType(schema, within);
}
