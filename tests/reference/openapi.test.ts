import { readFile } from "node:fs/promises";
import { Validator } from "@seriousme/openapi-schema-validator";
import { describe, expect, it } from "vitest";
import type { z } from "zod";
import type { Call } from "~/api/call";
import { contract } from "~/api/contract";
import { CODES } from "~/api/messages";
import { CALLS_A_MINUTE } from "~/domain/site/call-limits";
import type { JsonSchema } from "~/domain/values/kind";
import { paramsOf, publicCalls, templateOf } from "../../workers/api/reference/calls";
import { openApiOf } from "../../workers/api/reference/document";
import { EXAMPLES } from "../../workers/api/reference/examples";
import { LIVE } from "../../workers/api/reference/live";
import { CREDENTIALS, type Operation } from "../../workers/api/reference/operation";
import { type Parameter, parameterOf } from "../../workers/api/reference/parameters";
import { parseRefusals } from "../../workers/api/reference/refusal-responses";
import { refusalsOf } from "../../workers/api/reference/refusals";
import { sampleOf } from "../../workers/api/reference/sample";
import { resolved } from "../../workers/api/reference/schema";

const served = JSON.stringify(openApiOf({ origin: "https://buurklusser.test", version: "1.0.0" }));
const document = JSON.parse(served);
const { schemas: components, responses: shared } = document.components;
const calls = publicCalls();
const operation = (call: Call): Operation => document.paths[templateOf(call.path)][call.method.toLowerCase()];

function found(key: string, within: unknown): unknown[] {
  if (Array.isArray(within)) return within.flatMap((one) => found(key, one));
  if (typeof within !== "object" || within === null) return [];
  return Object.entries(within).flatMap(([name, value]) => [...(name === key ? [value] : []), ...found(key, value)]);
}

describe("the OpenAPI document", () => {
  it("is valid OpenAPI 3.1", async () => {
    const validator = new Validator();
    const { valid, errors } = await validator.validate(structuredClone(document));
    expect(errors).toBeUndefined();
    expect([valid, validator.version]).toEqual([true, "3.1"]);
  });

  it("names every call but those of development, each by its own name", () => {
    const all = Object.entries(contract).flatMap(([group, of]) =>
      Object.entries(of as Record<string, Call>).map(([name, call]) => ({ id: `${group}.${name}`, call })),
    );
    const wanted = [...all.filter(({ call }) => !call.dev).map(({ id }) => id), "chat.live"];
    const named = found("operationId", document.paths);
    expect([...named].sort()).toEqual([...wanted].sort());
    expect(new Set(named).size).toBe(named.length);
    expect(Object.keys(document.paths).filter((path) => path.startsWith("/api/dev/"))).toEqual([]);
  });

  it("has a component behind every reference, and none that nothing refers to", () => {
    const references = new Set(found("$ref", document) as string[]);
    for (const reference of references) {
      const target = reference
        .slice(2)
        .split("/")
        .reduce((at, key) => at?.[key], document);
      expect(target, reference).toBeDefined();
    }
    const unused = Object.keys(document.components.schemas).filter(
      (name) => !references.has(`#/components/schemas/${name}`),
    );
    expect(unused).toEqual([]);
  });

  it.each(calls.map(({ id, call }) => [id, call] as const))(
    "declares the path, the credential and the refusals of %s",
    (_, call) => {
      const { parameters, security = CREDENTIALS, responses } = operation(call);
      const inPath = parameters.map(parameterOf).filter((one) => one.in === "path");
      expect(inPath.map(({ name }) => name)).toEqual(paramsOf(call.path));
      const anonymous = security.length === 0 || security.some((one) => Object.keys(one).length === 0);
      expect(anonymous).toBe(call.who === "everyone");
      expect(Object.keys(responses)).toEqual(expect.arrayContaining([...Object.keys(call.answers), "default"]));
      if (call.who !== "everyone") expect(responses).toHaveProperty("401");
      if (call.cache) expect(responses).toHaveProperty("304");
    },
  );

  it("says the limits of fields that lie in functions", () => {
    const { schema } = document.paths["/api/job/single/"].post.requestBody.content["multipart/form-data"];
    const [request, files] = resolved(schema, components).allOf as [object, Record<string, object>];
    const { properties, required } = resolved(request as typeof schema, components) as Record<string, object>;
    expect(properties).toMatchObject({ title: { type: "string", minLength: 1, maxLength: 50 } });
    expect(files.properties).toMatchObject({ images: { items: { format: "binary" } } });
    expect(required).toEqual(["title", "description"]);
    expect(document.paths["/api/job/list/"].get.parameters.map((one: Parameter) => parameterOf(one))).toContainEqual({
      name: "page",
      in: "query",
      schema: { type: "integer", minimum: 1, default: 1 },
    });
  });

  it.each(calls.filter(({ call }) => call.method !== "GET").map(({ id, call }) => [id, call] as const))(
    "declares null and numbers where the body of %s takes them",
    (_, call) => {
      const { schema } = operation(call).requestBody?.content["application/json"] ?? { schema: {} };
      const properties = Object.entries(resolved(schema as JsonSchema, components).properties ?? {});
      const undeclared = properties.flatMap(([name, declared]) => {
        const types = found("type", declared).flat();
        const isTaken = (value: unknown) =>
          schemas([call.ids, call.fields])
            .flatMap((part) => part.safeParse({ [name]: value }).error?.issues ?? [])
            .every(({ path }) => path[0] !== name);
        return [
          ...(isTaken(null) && !types.includes("null") ? [`${name}: null`] : []),
          // Texts refuse a number. `payment.transaction` ignores every other status.
          ...(types.includes("string") && isTaken(60.5) && !types.includes("number") ? [`${name}: number`] : []),
        ];
      });
      expect(undeclared.filter((one) => one !== "status: number")).toEqual([]);
    },
  );

  it("is small enough to be read: what many calls say is said once", () => {
    expect(served.length / calls.length).toBeLessThan(1_600);
  });

  it("has no value twice in an enum, not even by case", () => {
    const enums = found("enum", document) as unknown[][];
    const twice = enums.filter(
      (values) => new Set(values.map((one) => String(one).toLowerCase())).size < values.length,
    );
    expect(enums.length).toBeGreaterThan(20);
    expect(twice).toEqual([]);
  });

  it("has component names that differ by more than case: generators write a file for each", () => {
    const named = Object.entries<object>(document.components).flatMap(([kind, of]) =>
      // A generator adds the kind to the name of what is not a schema.
      Object.keys(of).map((name) => (kind === "schemas" ? name : name + kind.slice(0, -1)).toLowerCase()),
    );
    expect(named.filter((name, at) => named.indexOf(name) < at)).toEqual([]);
  });

  it("says the call rates of the deployments", async () => {
    const { visitor, user } = CALLS_A_MINUTE;
    const settings = await readFile("wrangler.toml", "utf8");
    const limits = [
      ...settings.matchAll(/name = "(VISITOR|USER)_CALLS"\n.*\nsimple = \{ limit = (\d+), period = 60 \}/g),
    ];
    expect(limits.map(([, who, limit]) => `${who} ${limit}`)).toEqual(
      ["staging", "production"].flatMap(() => [`VISITOR ${visitor}`, `USER ${user}`]),
    );
  });

  it("asks for a credential where a call says nothing else", () => {
    expect(document.security).toEqual(CREDENTIALS);
  });

  it("gives what is sent and answered a name", () => {
    const json = found("application/json", document.paths) as { schema: { $ref?: string } }[];
    expect(json.filter(({ schema }) => !schema.$ref?.startsWith("#/components/schemas/"))).toEqual([]);
    const names = [
      "Job",
      "Bid",
      "Chat",
      "Message",
      "Payment",
      "User",
      "Review",
      "Money",
      "Error",
      "JobPage",
      "JobPostRequest",
    ];
    expect(Object.keys(components)).toEqual(expect.arrayContaining(names));
  });

  // A name from one of several calls would be wrong for the others.
  it("names after a call only what that call alone answers", () => {
    const references = (found("$ref", document) as string[]).filter((one) => one.endsWith("Response"));
    expect(references.filter((one, at) => references.indexOf(one) !== at)).toEqual([]);
  });

  it.each([...calls, LIVE].map(({ id, call }) => [id, call] as const))("tells every refusal of %s", (_, call) => {
    for (const [status, codes] of refusalsOf(call)) {
      const { responses } = operation(call);
      const { $ref, description } = (responses[status] ?? responses.default) as { $ref: string; description?: string };
      const response = shared[$ref.replace("#/components/responses/", "")];
      const told = parseRefusals(description ?? response.description).codes.filter(
        (code) => CODES[code].status === status,
      );
      expect(told).toEqual(responses[status] ? codes : expect.arrayContaining(codes));
      expect(Object.keys(response.content["application/json"].examples)).toEqual(expect.arrayContaining(codes));
    }
  });

  it("leaves no field, item or choice without a type", () => {
    const fields = (found("properties", document) as object[]).flatMap((properties) => Object.entries(properties));
    const items = found("items", document).map((item) => ["items", item] as const);
    const choices = (found("anyOf", document) as object[][]).flat().map((choice) => ["anyOf", choice] as const);
    const typed = ["type", "$ref", "anyOf", "allOf"];
    const bare = [...fields, ...items, ...choices].filter(([, schema]) => !typed.some((key) => key in Object(schema)));
    expect(bare).toEqual([]);
  });
});

const schemas = (of: (z.ZodType | undefined)[]) => of.filter((one) => one !== undefined);

interface Answer {
  content: { "application/json": { schema: JsonSchema; example?: unknown } };
}

describe("examples", () => {
  it("belong to calls there are", () => {
    const ids = calls.map(({ id }) => id);
    expect(Object.keys(EXAMPLES).filter((id) => !ids.includes(id))).toEqual([]);
  });

  it.each(calls.map((named) => [named.id, named] as const))("of %s are taken by its schemas", (_, { id, call }) => {
    const { requestBody, parameters, responses } = operation(call);
    const body = requestBody?.content["application/json"].example;
    const query = Object.fromEntries(
      parameters
        .map(parameterOf)
        .filter((one) => one.in === "query" && one.example !== undefined)
        .map(({ name, example }) => [name, String(example)]),
    );
    const [ofBody, ofQuery] =
      call.method === "GET"
        ? [[], schemas([call.fields, call.query])]
        : [schemas([call.ids, call.fields]), schemas([call.query])];
    const files = Object.keys(call.multipart ?? {});
    for (const schema of ofBody) {
      const { error } = schema.safeParse(body);
      const faults = error?.issues.filter(({ path }) => !files.includes(String(path[0])));
      expect(faults ?? [], `${id} ${JSON.stringify(body)}`).toEqual([]);
    }
    if (Object.keys(query).length > 0)
      for (const schema of ofQuery) expect(schema.safeParse(query).error).toBeUndefined();
    for (const [status, schema] of Object.entries(call.answers)) {
      if (schema === null || schema === "raw") continue;
      const json = (responses as Record<string, Answer>)[status]?.content["application/json"];
      const example = json?.example ?? sampleOf(json?.schema ?? {}, { components, name: "" });
      expect(schema.parse(example), id).toEqual(example);
    }
  });
});
