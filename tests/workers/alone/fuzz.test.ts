import { beforeAll, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import type { JsonSchema } from "~/domain/values/kind";
import { publicCalls, templateOf } from "../../../workers/api/reference/calls";
import { openApiOf } from "../../../workers/api/reference/document";
import { sampleOf } from "../../../workers/api/reference/sample";
import { bearing, type Call, PASSWORD, visitor } from "../client";
import { valueOf as stored } from "../world";

const document = JSON.parse(JSON.stringify(openApiOf({ origin: "https://buurklusser.test", version: "1.0.0" })));
const { schemas, responses, parameters } = document.components;

function dice(seed: number) {
  let at = seed;
  return (sides: number) => {
    at = (at + 0x6d2b79f5) | 0;
    let mixed = Math.imul(at ^ (at >>> 15), 1 | at);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % sides;
  };
}
type Dice = ReturnType<typeof dice>;

const ODD = [
  null,
  "",
  " ",
  "\u3164",
  "1e3",
  "-1",
  0,
  -5,
  1.005,
  2 ** 53,
  true,
  [],
  {},
  ["x"],
  "2026-02-30",
  "x".repeat(2001),
  "1012AB",
  "€",
];

/** Id of a deleted job; in the demonstration data users, jobs, chats and payments start at 1. */
let deletedJob = 0;
const idOf = (roll: Dice) => (roll(6) === 0 ? deletedJob : 1 + roll(roll(2) === 0 ? 6 : 14));

function valueOf(schema: JsonSchema, name: string, roll: Dice): unknown {
  if (roll(7) === 0) return ODD[roll(ODD.length)];
  const { enum: choices } = schema;
  if (Array.isArray(choices)) return choices[roll(choices.length)];
  if (/(?:^|_)id$/.test(name)) return idOf(roll);
  return sampleOf(schema, { components: schemas, name });
}

const resolvedSchema = (schema: JsonSchema): JsonSchema =>
  typeof schema.$ref === "string" ? schemas[schema.$ref.replace(/.*\//, "")] : schema;

function bodyOf(operation: JsonSchema, roll: Dice): unknown {
  const content = (operation.requestBody as { content?: Record<string, { schema: JsonSchema }> } | undefined)?.content;
  const schema = content?.["application/json"]?.schema;
  if (!schema) return undefined;
  const properties = Object.entries((resolvedSchema(schema).properties ?? {}) as Record<string, JsonSchema>);
  const sent = properties.filter(() => roll(5) > 0).map(([name, of]) => [name, valueOf(of, name, roll)]);
  return Object.fromEntries(sent);
}

function pathOf(template: string, operation: JsonSchema, roll: Dice): string {
  const given = (operation.parameters as (JsonSchema & { $ref?: string })[]).map((one) =>
    one.$ref ? parameters[one.$ref.replace(/.*\//, "")] : one,
  );
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const { schema } = given.find((one) => one.name === name);
    return encodeURIComponent(
      String(schema.type === "integer" || name === "id" ? idOf(roll) : valueOf(schema, name, roll)),
    );
  });
  const query = new URLSearchParams();
  for (const one of given) {
    if (one.in === "query" && roll(3) > 0)
      query.set(one.name, String(one.example ?? valueOf(one.schema, one.name, roll)));
  }
  return query.size > 0 ? `${path}?${query}` : path;
}

const validators = new Map<JsonSchema, z.ZodType>();
function validatorOf(schema: JsonSchema): z.ZodType {
  const known = validators.get(schema);
  if (known) return known;
  const whole = JSON.stringify({ ...schema, $defs: schemas }).replaceAll("#/components/schemas/", "#/$defs/");
  const made = z.fromJSONSchema(JSON.parse(whole));
  validators.set(schema, made);
  return made;
}

interface FuzzAnswer {
  status: number;
  body: unknown;
}

function undeclared(operation: JsonSchema, { status, body }: FuzzAnswer): string | null {
  const declared = operation.responses as Record<string, JsonSchema>;
  let response = declared[status] ?? (status >= 400 ? declared.default : undefined);
  if (!response) return "status";
  if (typeof response.$ref === "string") response = responses[response.$ref.replace(/.*\//, "")] as JsonSchema;
  const content = (response.content ?? {}) as Record<string, { schema: JsonSchema }>;
  const schema = content["application/json"]?.schema;
  const isFile = typeof body === "string" && Object.keys(content).some((type) => type !== "application/json");
  if (!schema || isFile) return null;
  const parsed = validatorOf(schema).safeParse(body);
  return parsed.success ? null : JSON.stringify(parsed.error.issues).slice(0, 300);
}

const PEOPLE = ["placer", "helper", "business", "partner", "admin"];
const clients: [string, Call][] = [["visitor", visitor.api]];

/** They end sessions that others need, or belong to the provider. */
const LAST = ["account.logOut", "account.setPassword"];
const operations = publicCalls()
  .filter(({ call }) => !call.path.includes("/webhook/"))
  .toSorted((one, other) => LAST.indexOf(one.id) - LAST.indexOf(other.id));

const TRIES = 8;

describe("answers to odd requests", () => {
  beforeAll(async () => {
    await visitor.api("POST", "/api/dev/seed/");
    deletedJob = Number(await stored("SELECT id FROM job WHERE status = 'deleted' ORDER BY id LIMIT 1"));
    for (const who of PEOPLE) {
      const email = `${who}@example.test`;
      const { body } = await visitor.api("POST", "/api/user/token/", { email, password: PASSWORD });
      clients.push([who, bearing(body.access)]);
    }
  }, 60_000);

  it("are what the API's own OpenAPI document declares", async () => {
    vi.spyOn(console, "error").mockReturnValue();
    const roll = dice(20_260_301);
    const seen = new Set<string>();
    const faults: string[] = [];
    for (const { id, call } of operations) {
      const operation = document.paths[templateOf(call.path)][call.method.toLowerCase()];
      for (const [who, ask] of clients) {
        for (let n = 0; n < TRIES; n++) {
          const path = pathOf(templateOf(call.path), operation, roll);
          const body = call.method === "GET" ? undefined : bodyOf(operation, roll);
          const answer = await ask(call.method, path, body, { "X-Fuzz": who });
          seen.add(`${id} ${answer.status}`);
          const fault = answer.status >= 500 && answer.status !== 503 ? "5xx" : undeclared(operation, answer);
          if (fault)
            faults.push(
              `${call.method} ${path} by ${who}: ${answer.status} ${JSON.stringify(answer.body).slice(0, 200)}: ${fault}`,
            );
        }
      }
    }
    expect(faults.slice(0, 20)).toEqual([]);
    expect(new Set([...seen].map((one) => one.split(" ")[0])).size).toBe(operations.length);
    expect([...seen].filter((one) => / 20[014]$/.test(one)).length).toBeGreaterThan(60);
    expect(seen.size).toBeGreaterThan(2 * operations.length);
  }, 300_000);
});
