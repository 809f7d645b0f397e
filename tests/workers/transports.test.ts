import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import type { ApiResponse, CallInput } from "~/api/ask";
import type { Call } from "~/api/call";
import { contract } from "~/api/contract";
import { overWire } from "~/api/over-wire";
import { api, embedded } from "../../workers/api/app";
import { type Person, signedUp } from "./client";
import { calls, cells, expectDeclared, leavesTraces, nothing } from "./matrix/cells";
import type { RowInput } from "./matrix/row";
import { aWorld, ROLES, type Role, type World } from "./matrix/world";

// Pages of this Worker call the API without requests: answers and errors must equal those of a request.

const HERE = "https://buurklusser.test";
type Headers = Record<string, string>;

async function ask(
  how: "directly" | "by request",
  call: Call,
  input: CallInput,
  headers: Headers,
): Promise<ApiResponse> {
  const execution = createExecutionContext();
  const carry =
    how === "directly"
      ? embedded(env, execution, HERE)
      : overWire({ fetch: async (request) => api.fetch(request, env, execution), origin: HERE });
  const answer = await carry({ call, input, language: "nl", headers });
  await waitOnExecutionContext(execution);
  return answer;
}

function listed(entries: Iterable<[string, unknown]>): Record<string, unknown[]> {
  const values: Record<string, unknown[]> = {};
  for (const [name, value] of entries) values[name] = [...(values[name] ?? []), value];
  return values;
}

const inputOf = ({ params, query = "", body }: RowInput): CallInput => ({
  ...(params && { params }),
  query: listed(new URLSearchParams(query)),
  body: body instanceof FormData ? listed(body) : (body as Record<string, unknown> | undefined),
});

const bearerOf = (world: World, role: Role): Headers =>
  role === "visitor" ? {} : { Authorization: `Bearer ${world.as[role].token}` };

/** Webhooks are signed over their bytes, and pages do not send them. */
const asked = cells.filter(([, name]) => !calls.get(name)?.path.includes("/webhook/"));
const LONG_MS = 60_000;
/** The queue's work may run between two calls: it soon ends. */
const SETTLING = { timeout: 20_000 };

async function answersAlike(call: Call, input: CallInput, headers: Headers): Promise<void> {
  const direct = await ask("directly", call, input, headers);
  expect((await ask("by request", call, input, headers)).body).toStrictEqual(direct.body);
}

/** Permissions are for the matrix: of roles with equal answers, one is called. Reads differ by reader. */
const isAsked = ({ method }: Call, statuses: readonly number[], at: number) =>
  method === "GET" || statuses.indexOf(statuses[at] as number) === at;

describe("every call", () => {
  it.each(asked)(
    "%s",
    async (_, name, { statuses, ask: sent = nothing }) => {
      const call = calls.get(name) as Call;
      let world = await aWorld();
      for (const [at, role] of ROLES.entries()) {
        if (!isAsked(call, statuses, at)) continue;
        const given = await sent(world, role);
        const headers = { ...bearerOf(world, role), ...given.headers };
        const answer = await ask("directly", call, inputOf(given), headers);
        expect([role, answer.status]).toEqual([role, statuses[at]]);
        expectDeclared(call, answer);
        if (call.method === "GET" && !(answer.body instanceof Response)) {
          await vi.waitFor(() => answersAlike(call, inputOf(given), headers), SETTLING);
        }
        if (leavesTraces(call, answer, statuses)) world = await aWorld();
      }
    },
    LONG_MS,
  );
});

describe("both ways", () => {
  const bearer = ({ token }: Person): Headers => ({ Authorization: `Bearer ${token}` });
  const post = (title: string): CallInput => ({
    body: { title, description: "De kraan lekt al een week.", zipcode: "1012AB", price_type: "TBD", category: 1 },
  });

  async function both(call: Call, input: CallInput, headers: Headers) {
    const answers = [await ask("directly", call, input, headers), await ask("by request", call, input, headers)];
    return answers.map(({ status, body }) => ({ status, body }));
  }

  it("a body may be as big, and a caller is told of themselves before of it", async () => {
    const person = await signedUp();
    const tooBig = post("x".repeat(128 * 1024));
    const [direct, wire] = await both(contract.job.post, tooBig, bearer(person));
    expect(direct).toEqual(wire);
    expect(direct?.status).toBe(413);
    expect((await both(contract.job.post, tooBig, {})).map(({ status }) => status)).toEqual([401, 401]);
    const ended = await both(contract.job.post, tooBig, { Authorization: "Bearer none" });
    expect(ended.map(({ body }) => (body as { code: string }).code)).toEqual(["token_not_valid", "token_not_valid"]);
  });

  it("faults are told in the same words, all at once", async () => {
    const [direct, wire] = await both(contract.job.post, { body: { title: "" } }, bearer(await signedUp()));
    expect(direct).toEqual(wire);
    expect(Object.keys(direct?.body as object).length).toBeGreaterThan(1);
  });

  it("a key makes one thing, whichever way it is sent again", async () => {
    const headers = { ...bearer(await signedUp()), "Idempotency-Key": crypto.randomUUID() };
    const [direct, wire] = await both(contract.job.post, post("Kraan lekt"), headers);
    expect(direct?.status).toBe(201);
    expect(wire).toEqual(direct);
    expect((await both(contract.job.post, post("Iets anders"), headers)).map(({ status }) => status)).toEqual([
      422, 422,
    ]);
  });

  it("count against one limit", async () => {
    const person = await signedUp();
    const now = Date.now();
    const hit = env.DB.prepare("INSERT INTO hit (what, subject, at) VALUES ('jobs', ?, ?)").bind(
      String(person.id),
      now,
    );
    await env.DB.batch(Array.from({ length: 30 }, () => hit));
    const answers = [
      await ask("directly", contract.job.post, post("Kraan lekt"), bearer(person)),
      await ask("by request", contract.job.post, post("Kraan lekt"), bearer(person)),
    ];
    expect(answers.map(({ status }) => status)).toEqual([429, 429]);
    expect(Number(answers[0]?.header("retry-after"))).toBeGreaterThan(0);
  });

  it.each(["", "..", "0", "1/others", "a%2Fb", "é"])("nothing is at the address %j", async (id) => {
    const [direct, wire] = await both(contract.job.find, { params: { id } }, {});
    expect([direct?.status, wire?.status]).toEqual([404, 404]);
  });

  it("an id that would make another address of it names nothing", async () => {
    const asked: [Call, string][] = [
      [contract.job.find, "."],
      [contract.chat.find, "."],
      [contract.chat.find, ".."],
    ];
    for (const [call, id] of asked) {
      const answer = await ask("directly", call, { params: { id, uri: id } }, bearer(await signedUp()));
      expect(answer.status).toBe(404);
    }
  });

  it("hands over what nobody else holds", async () => {
    const [first, second] = await Promise.all([1, 2].map(() => ask("directly", contract.global.settings, {}, {})));
    Object.assign(first?.body as object, { payment_mode: "changed" });
    expect(second?.body).not.toHaveProperty("payment_mode", "changed");
    const third = await ask("directly", contract.global.settings, {}, {});
    expect(third.body).toEqual(second?.body);
  });
});
