import { describe, expect, it } from "vitest";
import type { Call } from "~/api/call";
import { type Contract, contract } from "~/api/contract";
import type { Answer } from "./client";
import { EXTRA } from "./matrix/beyond";
import { calls, cells, expectDeclared, leavesTraces, nothing, rows } from "./matrix/cells";
import type { RowInput } from "./matrix/row";
import { aWorld, ROLES, type Role, type World } from "./matrix/world";

const seen = new Set<string>();

function see(name: string, call: Call, answer: Answer): void {
  expectDeclared(call, answer);
  if (answer.status >= 400) return;
  seen.add(`${name} ${answer.status}`);
  expect(answer.headers.get("X-Content-Type-Options")).toBe("nosniff");
}

async function asks(world: World, role: Role, call: Call, asked: RowInput): Promise<Answer> {
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => String(asked.params?.[name]));
  return world.as[role].api(call.method, path + (asked.query ?? ""), asked.body, asked.headers);
}

/** Seven users, some with a password to hash. */
const LONG_MS = 60_000;

describe("the permission matrix", () => {
  it("has a row for every call of the contract, and for no other", () => {
    expect([...rows.keys()].sort()).toEqual([...calls.keys()].sort());
  });

  it.each(cells)(
    "%s",
    async (_, name, { statuses, ask = nothing }) => {
      const call = calls.get(name) as Call;
      const answered: number[] = [];
      let world = await aWorld();
      for (const role of ROLES) {
        const answer = await asks(world, role, call, await ask(world, role));
        answered.push(answer.status);
        see(name, call, answer);
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
      see(`${group}.${name}`, call, answer);
    },
  );

  it("has seen every answer that the contract declares a form for", () => {
    const declared = [...calls].flatMap(([name, { answers }]) =>
      Object.entries(answers).flatMap(([status, schema]) => (schema === "raw" ? [] : [`${name} ${status}`])),
    );
    expect(declared.filter((one) => !seen.has(one))).toEqual([]);
  });
});
