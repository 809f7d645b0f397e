import type { z } from "zod";
import type { Call } from "~/api/call";
import { LIMITS } from "../http/limit";
import type { NamedCall } from "./calls";
import { EXAMPLES } from "./examples";
import { pascal } from "./names";
import { parametersOf } from "./parameters";
import { type Responses, refusalRefs } from "./refusal-responses";
import { sampleOf } from "./sample";
import { type Components, type ObjectSchema, schemaRef, sentAs, withoutNull } from "./schema";

const ref = (kind: string, name: string) => ({ $ref: `#/components/${kind}/${name}` });

const bodyOf = ({ ids, fields }: Call) => [ids, fields].filter((one) => one !== undefined);

function only(schema: ObjectSchema, kept: (name: string) => boolean): ObjectSchema {
  const { properties = {}, required = [], ...rest } = schema;
  const left = required.filter(kept);
  const entries = Object.entries(properties).filter(([name]) => kept(name));
  return { ...rest, properties: Object.fromEntries(entries), ...(left.length > 0 && { required: left }) };
}

function filesOf(body: ObjectSchema, files: string[]): ObjectSchema {
  const { properties = {}, ...rest } = only(body, (field) => files.includes(field));
  const entries = Object.entries(properties).map(([name, of]) => [name, withoutNull(of)]);
  return { ...rest, properties: Object.fromEntries(entries) };
}

const SIGNED = { type: "object", description: "An event of the provider, signed over its bytes" };

export interface Shared {
  schemas: Components;
  nameOf: (schema: z.ZodType) => string | undefined;
  refusals: Responses;
}

function requestBody(named: NamedCall, { schemas }: Shared) {
  const { id, call } = named;
  if (call.method === "GET") return null;
  const body: ObjectSchema | null = call.path.includes("/webhook/") ? SIGNED : sentAs(bodyOf(call));
  if (!body) return null;
  const files = Object.keys(call.multipart ?? {});
  const name = pascal(id);
  const schema = schemaRef(`${name}Request`);
  // JSON cannot carry files.
  const json = files.length > 0 ? only(body, (field) => !files.includes(field)) : body;
  schemas[`${name}Request`] = json;
  if (files.length > 0) schemas[`${name}Form`] = { allOf: [schema, filesOf(body, files)] };
  return {
    required: (body.required?.length ?? 0) > 0,
    content: {
      "application/json": { schema, example: EXAMPLES[id]?.body ?? sampleOf(json, { components: schemas, name: "" }) },
      ...(files.length > 0 && { "multipart/form-data": { schema: schemaRef(`${name}Form`) } }),
      ...(call.takesForm && { "application/x-www-form-urlencoded": { schema }, "text/plain": { schema } }),
    },
  };
}

const MEANING: Record<number, string> = {
  101: "Open",
  200: "Done",
  201: "Made",
  303: "See the other page",
};

function rawContent(mediaType: string) {
  const format = mediaType.startsWith("image/") && { format: "binary" };
  return { [mediaType]: { schema: { type: "string", ...format } } };
}

function answer({ id, call }: NamedCall, status: number, { nameOf }: Shared) {
  if (status === 204) return ref("responses", "NoContent");
  const schema = call.answers[status as 200];
  const tagged = call.cache && status === 200 && { headers: { ETag: ref("headers", "ETag") } };
  const said = { description: MEANING[status] ?? "Done", ...tagged };
  if (schema === null || schema === undefined || status === 303) return said;
  if (schema === "raw") return { ...said, content: rawContent(call.mediaType ?? "*/*") };
  const example = EXAMPLES[id]?.answer;
  const json = { schema: schemaRef(nameOf(schema) ?? ""), ...(example !== undefined && { example }) };
  return { ...said, content: { "application/json": json, ...(call.mediaType && rawContent(call.mediaType)) } };
}

function responsesOf(named: NamedCall, shared: Shared) {
  const { call } = named;
  const said = Object.keys(call.answers).map((status) => [status, answer(named, Number(status), shared)] as const);
  const unchanged = call.cache ? [["304", ref("responses", "NotModified")] as const] : [];
  return Object.fromEntries<unknown>([...said, ...unchanged, ...refusalRefs(call, shared.refusals)]);
}

const WHO = {
  everyone: "For everyone, visitors too.",
  user: "",
  partner: "For partners.",
  admin: "For admins.",
} satisfies Record<Call["who"], string>;

export const whoOf = (operation: { "x-who"?: Call["who"] }) => operation["x-who"] ?? "user";

export const CREDENTIALS: Record<string, string[]>[] = [{ bearer: [] }, { token: [] }];

function securityOf({ who, ignoresCredential }: Call) {
  if (ignoresCredential) return { security: [] };
  return who === "everyone" && { security: [{}, ...CREDENTIALS] };
}

const limitOf = ({ limit }: Call) => limit && { what: limit, ...LIMITS[limit] };

export function operationOf(named: NamedCall, shared: Shared) {
  const { id, group, call } = named;
  const limit = limitOf(call);
  const body = requestBody(named, shared);
  const counted = limit ? `At most ${limit.most} in ${limit.seconds} seconds.` : "";
  const description = [WHO[call.who], counted].filter(Boolean).join(" ");
  return {
    operationId: id,
    tags: [group],
    summary: call.summary,
    ...(description && { description }),
    ...(call.who !== "user" && { "x-who": call.who }),
    ...(limit && { "x-rate-limit": limit }),
    ...securityOf(call),
    parameters: parametersOf(named),
    ...(body && { requestBody: body }),
    responses: responsesOf(named, shared),
  };
}
export type Operation = ReturnType<typeof operationOf>;
