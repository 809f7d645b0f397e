import { expect } from "vitest";
import type { Call } from "~/api/call";
import { contract } from "~/api/contract";
import { refusalsOf } from "../../../workers/api/reference/refusals";
import { DEV } from "./beyond";
import type { Ask, Row } from "./row";
import { MATRIX } from "./rows";

export const calls = new Map<string, Call>();
for (const [group, named] of Object.entries(contract)) {
  for (const [name, call] of Object.entries(named)) calls.set(`${group}.${name}`, call);
}

export const rows = new Map<string, readonly Row[]>();
for (const [group, named] of Object.entries({ ...MATRIX, dev: DEV })) {
  for (const [name, given] of Object.entries(named)) rows.set(`${group}.${name}`, [given].flat());
}

export const cells = [...rows].flatMap(([name, of]) =>
  of.map((row) => [name + (row.about ? ` (${row.about})` : ""), name, row] as const),
);

/** A refused call changed nothing, and calls open to all users only change their own things. */
export const leavesTraces = (call: Call, { status }: { status: number }, [, ...signedIn]: readonly number[]) =>
  call.method !== "GET" && status < 300 && new Set(signedIn).size > 1;

export const nothing: Ask = async () => ({});

function expectKnownRefusal(call: Call, status: number, body: Record<string, unknown>): void {
  if (body.code === undefined) {
    const said = Object.values(body).flat();
    expect(said.every((one) => typeof one === "string")).toBe(true);
    return;
  }
  expect(refusalsOf(call).get(status) ?? []).toContain(body.code);
  expect(Object.keys(body).sort()).toEqual(["code", "detail"]);
}

export function expectDeclared(call: Call, { status, body }: { status: number; body: unknown }): void {
  if (status >= 400) return expectKnownRefusal(call, status, body as Record<string, unknown>);
  expect(Object.keys(call.answers)).toContain(String(status));
  const schema = call.answers[status as 200];
  if (schema === null) expect(body).toBeNull();
  else if (schema !== "raw" && schema !== undefined) expect(schema.parse(body)).toEqual(body);
}
