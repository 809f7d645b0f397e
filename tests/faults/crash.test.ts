import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { randomFrom } from "../random";
import { anHourPasses, broken, countOf, reading } from "./invariants";
import type { Write } from "./kinds";
import { logIn, Market } from "./market";
import { ensureBuilt, type Server, start } from "./server";
import { perform, writeUntilKilled } from "./writes";

const ROUNDS = Number(process.env.CRASH_ROUNDS ?? 4);
const SEED = Number(process.env.CRASH_SEED ?? 1);

const MADE = ["job", "bid", "message", "payout"];

const stateDir = mkdtempSync(path.join(tmpdir(), "buurklusser-crash-"));
const market = new Market();
const acknowledged: Write[] = [];
const sent: Write[] = [];
let server: Server;

beforeAll(async () => {
  await ensureBuilt();
  server = await start(stateDir);
}, 180_000);

afterAll(async () => {
  await server?.kill();
  rmSync(stateDir, { recursive: true, force: true });
});

function expectWhole(): void {
  reading(stateDir, (db) => {
    expect(broken(db)).toEqual({});
    expect(acknowledged.filter((write) => countOf(db, write) !== 1).map(({ key }) => key)).toEqual([]);
    expect(sent.filter((write) => countOf(db, write) > 1).map(({ key }) => key)).toEqual([]);
  });
}

/** A committed write is reported as done and not repeated. */
async function retry(interrupted: Write[], landed: Write[]): Promise<string[]> {
  const said: string[] = [];
  for (const write of interrupted) {
    const answer = await perform(write, server.origin);
    said.push(answer?.said ?? `${write.what} without an answer`);
    if (answer?.ok || landed.includes(write)) acknowledged.push(write);
    if (landed.includes(write) && MADE.includes(write.what))
      expect(said.at(-1)).toMatch(/ 201 |in_progress|answer_lost/);
  }
  return said;
}

it(
  `keeps what it acknowledged, whole, when it is killed amid writes ${ROUNDS} times`,
  async () => {
    const tally: string[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      await logIn(market, server.origin);
      const outcome = await writeUntilKilled(market, server, randomFrom(SEED * 1000 + round));
      acknowledged.push(...outcome.acknowledged);
      sent.push(...outcome.acknowledged, ...outcome.interrupted);
      expect(outcome.refused.filter((said) => / 5\d\d /.test(said))).toEqual([]);
      expect(outcome.refused.length).toBeLessThan(outcome.acknowledged.length / 2);
      expectWhole();
      const landed = reading(stateDir, (db) => outcome.interrupted.filter((write) => countOf(db, write) === 1));

      // In every other round the server finds its log and recent keys unchanged.
      if (round % 2 === 1) anHourPasses(stateDir);
      server = await start(stateDir);
      const said = await retry(outcome.interrupted, landed);
      expect(said.filter((one) => / 5\d\d |without/.test(one))).toEqual([]);
      const { length } = outcome.interrupted;
      tally.push(
        `${outcome.acknowledged.length} acknowledged, ${length} interrupted, ${landed.length} of them done: ${said.join(", ")}`,
      );
    }
    await server.kill();
    expectWhole();
    process.stdout.write(`${tally.join("\n")}\n`);
  },
  ROUNDS * 60_000,
);
