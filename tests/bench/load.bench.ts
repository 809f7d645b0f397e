// A day in a town of 100,000 users, on the production build: the cost of each kind of request, and the rest in the
// queue. One minute by default: `DURATION=600 npm run bench load` takes ten minutes. Fails if a request is refused, or
// if the p99 of a page exceeds ten times its p50.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { COST, countedSite } from "./load/counted-site.ts";
import { Day, type Seen } from "./load/day.ts";
import { type Kind, kindsOf } from "./load/kinds.ts";
import { build as buildTown, peopleOf, type Town, waitingIn } from "./load/town.ts";
import { measuredServer } from "./measured-server.ts";
import { build } from "./prepared.ts";

/** Seconds. */
const DURATION = Number(process.env.DURATION ?? 60);
const CONNECTIONS = Number(process.env.CONNECTIONS ?? 10);
const PEOPLE = Number(process.env.PEOPLE ?? 100_000);
/** Requests per kind, measured alone for their processor time. */
const ALONE = Number(process.env.REQUESTS ?? 200);
const PORT = Number(process.env.PORT ?? 5364);
const MAX_P99_RATIO = 10;
const SAMPLES = 5;

const sorted = (values: number[]) => values.toSorted((a, b) => a - b);
const quantile = (values: number[], part: number) =>
  sorted(values)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? Number.NaN;
const most = (rows: number[][]) => [0, 1, 2].map((at) => Math.max(...rows.map((row) => row[at] ?? 0)));

interface Price {
  /** Seconds of processor time per 1,000 requests. */
  cpu: number;
  rows: number[];
}

async function rowsOf(town: Town, kinds: Kind[], day: Day): Promise<Map<Kind, number[]>> {
  const server = await measuredServer(await countedSite(), PORT + 1, town.persisted, "off");
  const found = new Map<Kind, number[]>();
  try {
    for (const kind of kinds) {
      const said = await day.headersOf(server.origin, kind, SAMPLES, COST);
      found.set(kind, most(said.map((one) => one.split(" ").map(Number))));
    }
  } finally {
    server.stop();
  }
  return found;
}

function line(kind: Kind, { times, errors }: Seen, { cpu, rows: [read = 0, written = 0, trips = 0] }: Price): string {
  const cells: [string, number][] = [
    [String(times.length), 9],
    [quantile(times, 0.5).toFixed(1), 8],
    [quantile(times, 0.99).toFixed(1), 8],
    [String(errors.length), 7],
    [cpu.toFixed(2), 10],
    [String(read), 10],
    [String(written), 8],
    [String(trips), 6],
  ];
  return kind.name.padEnd(16) + cells.map(([value, width]) => value.padStart(width)).join(" ");
}

function faultsOf(kind: Kind, { times, errors }: Seen): string[] {
  const ratio = quantile(times, 0.99) / quantile(times, 0.5);
  return [
    ...(errors.length > 0 ? [`${kind.name}: ${errors.length} failed, the first: ${errors[0]}`] : []),
    ...(kind.isPage && ratio > MAX_P99_RATIO
      ? [`${kind.name}: p99 is ${ratio.toFixed(1)} times p50, over ${MAX_P99_RATIO}`]
      : []),
  ];
}

async function live(town: Town): Promise<string[]> {
  const people = await peopleOf(town, `http://127.0.0.1:${PORT}`);
  const kinds = kindsOf(people, PEOPLE);
  const day = new Day(kinds);
  const rows = await rowsOf(town, kinds, day);
  const server = await measuredServer(path.resolve("build/server"), PORT, town.persisted);
  const prices = new Map<Kind, Price>();
  let seen: Map<Kind, Seen>;
  let total: number;
  try {
    for (const kind of kinds) {
      await day.alone(server.origin, kind, ALONE / 4, CONNECTIONS);
      const cpu = await server.spent(() => day.alone(server.origin, kind, ALONE, CONNECTIONS));
      prices.set(kind, { cpu: (cpu * 1000) / ALONE, rows: rows.get(kind) ?? [] });
    }
    seen = new Map();
    total = await server.spent(async () => {
      seen = await day.lived(server.origin, DURATION * 1000, CONNECTIONS);
    });
  } finally {
    server.stop();
  }
  const made = [...seen.values()].reduce((sum, { times }) => sum + times.length, 0);
  console.log(
    `\n${PEOPLE.toLocaleString("en")} people and open jobs; ${DURATION} s (DURATION=600: ten minutes), ${CONNECTIONS} connections, ${(made / DURATION).toFixed(0)} requests a second`,
  );
  console.log("kind             requests      p50      p99  errors  cpu/1,000  rows read  written  trips");
  for (const [kind, found] of seen) console.log(line(kind, found, prices.get(kind) as Price));
  console.log(`all of it, with the queue: ${((total * 1000) / made).toFixed(2)} s of processor per 1,000 requests`);
  return [...seen].flatMap(([kind, found]) => faultsOf(kind, found));
}

async function tellQueue(town: Town): Promise<void> {
  const waiting = await waitingIn(town);
  const told = waiting.map(({ kind, n, oldest }) => `${n} of ${kind}, the oldest for ${oldest.toFixed(0)} s`);
  console.log(`waiting in the outbox when the day ends: ${told.join("; ") || "nothing"}`);
}

if (!process.env.SKIP_BUILD) build();
const state = await mkdtemp(path.join(tmpdir(), "buurklusser-bench-"));
try {
  const town = await buildTown(state, PEOPLE);
  const faults = await live(town);
  await tellQueue(town);
  console.log(
    faults.length > 0 ? faults.join("\n") : `nothing failed, and no page's p99 is over ${MAX_P99_RATIO} times its p50`,
  );
  process.exitCode = faults.length > 0 ? 1 : 0;
} finally {
  await rm(state, { recursive: true, force: true });
}
