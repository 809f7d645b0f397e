import { describe, expect, it } from "vitest";
import type { Call } from "~/api/call";
import { type Contract, contract } from "~/api/contract";
import { CODES } from "~/api/messages";
import type { Answer } from "./client";
import { DEV, EXTRA } from "./matrix/beyond";
import type { Asked, Row } from "./matrix/row";
import { MATRIX } from "./matrix/rows";
import { aWorld, ROLES, type Role, type World } from "./matrix/world";

const calls = new Map<string, Call>();
for (const [group, named] of Object.entries(contract)) {
  for (const [name, call] of Object.entries(named)) calls.set(`${group}.${name}`, call);
}

const rows = new Map<string, readonly Row[]>();
for (const [group, named] of Object.entries({ ...MATRIX, dev: DEV })) {
  for (const [name, given] of Object.entries(named)) rows.set(`${group}.${name}`, [given].flat());
}

/** Call and status of the answers whose schema was seen to hold. */
const seen = new Set<string>();

/** The answer is what the contract says: nothing missing, nothing more, or a refusal it knows. */
function expectDeclared(name: string, call: Call, { status, body, headers }: Answer): void {
  if (status >= 400) {
    if (body.code === undefined)
      expect(
        Object.values(body)
          .flat()
          .every((one) => typeof one === "string"),
      ).toBe(true);
    else
      expect([CODES[body.code as keyof typeof CODES].status, Object.keys(body).sort()]).toEqual([
        status,
        ["code", "detail"],
      ]);
    return;
  }
  expect(Object.keys(call.answers)).toContain(String(status));
  const schema = call.answers[status as 200];
  seen.add(`${name} ${status}`);
  if (schema === null) expect(body).toBeNull();
  else if (schema !== "raw" && schema !== undefined) expect(schema.parse(body)).toEqual(body);
  expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
}

async function asks(world: World, role: Role, call: Call, asked: Asked): Promise<Answer> {
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => String(asked.params?.[name]));
  return world.as[role].api(call.method, path + (asked.query ?? ""), asked.body, asked.headers);
}

/** What was refused changed nothing, and what all signed-in people may do is done to their own things. */
const leavesTraces = (call: Call, { status }: Answer, [, ...signedIn]: readonly number[]) =>
  call.method !== "GET" && status < 300 && new Set(signedIn).size > 1;

/** A call that needs nothing more than its path. */
const nothing: NonNullable<Row["ask"]> = async () => ({});

/** Seven people, some of them with a password to be hashed. */
const LONG_MS = 60_000;

describe("the permission matrix", () => {
  it("has a row for every call of the contract, and for no other", () => {
    expect([...rows.keys()].sort()).toEqual([...calls.keys()].sort());
  });

  const cells = [...rows].flatMap(([name, of]) =>
    of.map((row) => [name + (row.about ? ` (${row.about})` : ""), name, row] as const),
  );
  it.each(cells)(
    "%s",
    async (_, name, { statuses, ask = nothing }) => {
      const call = calls.get(name) as Call;
      const answered: number[] = [];
      let world = await aWorld();
      for (const role of ROLES) {
        const answer = await asks(world, role, call, await ask(world, role));
        answered.push(answer.status);
        expectDeclared(name, call, answer);
        if (leavesTraces(call, answer, statuses)) world = await aWorld();
      }
      expect(Object.fromEntries(ROLES.map((role, at) => [role, answered[at]]))).toEqual(
        Object.fromEntries(ROLES.map((role, at) => [role, statuses[at]])),
      );
    },
    LONG_MS,
  );

  it.each(EXTRA.map((extra) => [`${extra.call.join(".")}: ${extra.about}`, extra] as const))(
    "beyond it, %s",
    async (_, { call: [group, name], role, status, ask = nothing }) => {
      const call = (contract[group] as Contract[typeof group] & Record<string, Call>)[name] as Call;
      const world = await aWorld();
      const answer = await asks(world, role, call, await ask(world, role));
      expect(answer.status).toBe(status);
      expectDeclared(`${group}.${name}`, call, answer);
    },
  );

  it("has seen every answer that the contract declares a form for", () => {
    const declared = [...calls].flatMap(([name, { answers }]) =>
      Object.entries(answers).flatMap(([status, schema]) => (schema === "raw" ? [] : [`${name} ${status}`])),
    );
    expect(declared.filter((one) => !seen.has(one))).toEqual([]);
  });
});
