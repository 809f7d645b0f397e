// Cost of a call of the API at 1,000 and 100,000 jobs and users, compared with a bare point read and point write of
// Hono and D1: ratios within one run, in alternating rounds.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { apiOfBuild, bundled } from "./api/bundle.ts";
import { type ApiCall, callsOf, MAX_RATIO } from "./api/calls.ts";
import { CALLERS, growItems, growTown, signIn } from "./api/town.ts";
import { openMarket } from "./market.ts";
import { type Cost, measuredServer, type Server } from "./measured-server.ts";
import { build, filled, migrated, product, tokensFor } from "./prepared.ts";

const ROUNDS = Number(process.env.ROUNDS ?? 3);
const REQUESTS = Number(process.env.REQUESTS ?? 1000);
const ONLY = process.env.CALLS?.split(",");
const SIZES = (process.env.SIZES ?? "1000,100000").split(",").map(Number);
/** Milliseconds until the queue has handled a hundred writes. */
const SETTLED = 8000;

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
let handed = 0;
const next = (call: ApiCall) => () => call.ask(handed++);

async function rowsOf(server: Server, call: ApiCall): Promise<number[]> {
  const seen: number[][] = [];
  for (let at = 0; at < 5; at++) {
    const { path: address, ...request } = next(call)();
    const answer = await fetch(server.origin + address, request);
    if (!answer.ok) throw new Error(`${call.name}: ${answer.status} ${await answer.text()}`);
    seen.push((answer.headers.get("X-D1") ?? "").split(" ").map(Number));
  }
  return [0, 1, 2].map((at) => Math.max(...seen.map((one) => one[at] ?? 0)));
}

async function compared(ours: Server, bare: Server, call: ApiCall, size: number) {
  const items = { title: "Lamp ophangen", price: 5000 };
  const theirs =
    call.kind === "read"
      ? () => ({ method: "GET" as const, path: `/item/${1 + (handed++ % size)}` })
      : () => ({
          method: "POST" as const,
          path: "/item",
          headers: { "Content-Type": "application/json" },
          body: JSON.stringify(items),
        });
  const measureBoth = async (): Promise<[Cost, Cost]> => [
    await ours.measure(next(call), REQUESTS),
    await bare.measure(theirs, REQUESTS),
  ];
  await measureBoth();
  const pairs: [Cost, Cost][] = [];
  for (let round = 0; round < ROUNDS; round++) pairs.push(await measureBoth());
  const of = (side: 0 | 1, what: keyof Cost) => median(pairs.map((pair) => pair[side][what]));
  return { of, ratio: of(0, "cpu") / of(1, "cpu") };
}

const cell = (value: number | string, width: number) => String(value).padStart(width);

interface Figures extends Awaited<ReturnType<typeof compared>> {
  whole: number | null;
}

function line(call: ApiCall, { of, ratio, whole }: Figures, [read = 0, written = 0, trips = 0]: number[]): string {
  const cells = [
    call.name.padEnd(13),
    cell(of(0, "p50"), 6),
    cell(of(0, "p99"), 6),
    cell(of(0, "cpu").toFixed(2), 11),
    cell(of(1, "cpu").toFixed(2), 6),
    cell(ratio.toFixed(2), 6),
    cell(whole?.toFixed(2) ?? "", 11),
    cell(read, 11),
    cell(written, 8),
    cell(trips, 6),
  ];
  return cells.join(" ") + (ratio > MAX_RATIO[call.kind] ? `  over ${MAX_RATIO[call.kind]}` : "");
}

interface BenchFolders {
  folders: Record<"ours" | "bare" | "counted", string>;
  persisted: string;
  bareState: string;
}

async function costs(calls: ApiCall[], size: number, { folders, persisted, bareState }: BenchFolders) {
  const ours = await measuredServer(folders.ours, 5360, persisted, "off");
  const bare = await measuredServer(folders.bare, 5361, bareState);
  const found = new Map<ApiCall, Awaited<ReturnType<typeof compared>>>();
  try {
    for (const call of calls) found.set(call, await compared(ours, bare, call, size));
  } finally {
    ours.stop();
    bare.stop();
  }
  return found;
}

async function wholes(calls: ApiCall[], { folders, persisted }: BenchFolders) {
  await filled(persisted, async (db) => {
    await db.prepare("UPDATE outbox SET delivered_at = 0 WHERE delivered_at IS NULL").run();
  });
  const server = await measuredServer(folders.ours, 5363, persisted);
  const found = new Map<ApiCall, number>();
  try {
    for (const call of calls.filter(({ kind }) => kind === "write")) {
      const rounds: number[] = [];
      for (let round = 0; round < ROUNDS; round++) {
        rounds.push((await server.measure(next(call), REQUESTS / 10, SETTLED)).cpu);
      }
      found.set(call, median(rounds));
    }
  } finally {
    server.stop();
  }
  return found;
}

async function report(size: number, place: BenchFolders, tokens: string[]): Promise<number> {
  const calls = callsOf(tokens, size).filter(({ name }) => ONLY?.includes(name) ?? true);
  const counted = await measuredServer(place.folders.counted, 5362, place.persisted, "off");
  const rows = new Map<ApiCall, number[]>();
  for (const call of calls) rows.set(call, await rowsOf(counted, call));
  counted.stop();
  const found = await costs(calls, size, place);
  const whole = await wholes(calls, place);
  const people = size.toLocaleString("en");
  console.log(`\n${people} open jobs, ${people} people; ${ROUNDS} rounds of ${REQUESTS}, ten connections`);
  console.log("call            p50    p99   cpu/1,000   bare  ratio  with queue   rows read  written  trips");
  let missed = 0;
  for (const [call, figures] of found) {
    if (figures.ratio > MAX_RATIO[call.kind]) missed++;
    console.log(line(call, { ...figures, whole: whole.get(call) ?? null }, rows.get(call) ?? []));
  }
  return missed;
}

async function town(size: number, folders: BenchFolders["folders"]): Promise<number> {
  const state = await mkdtemp(path.join(tmpdir(), "buurklusser-bench-"));
  const place = { folders, persisted: path.join(state, "v3"), bareState: path.join(state, "bare") };
  try {
    migrated(state);
    const { areas } = await product<typeof import("../../workers/api/postcodes/areas")>(
      "workers/api/postcodes/areas.ts",
    );
    const now = Date.now();
    await filled(place.persisted, async (db) => {
      const market = await openMarket(db, areas());
      await market.growTo(size);
      await market.goLive();
      await growTown(db, Math.max(size, CALLERS));
      await signIn(db, now);
    });
    await filled(place.bareState, (db) => growItems(db, size));
    return await report(size, place, await tokensFor(now));
  } finally {
    await rm(state, { recursive: true, force: true });
  }
}

if (!process.env.SKIP_BUILD) build();
const folders = {
  ours: await apiOfBuild(),
  bare: await bundled("bare"),
  counted: await bundled("counted"),
};
let missed = 0;
for (const size of SIZES) missed += await town(size, folders);
console.log(
  `\n${missed} calls cost more than their goal (a read ${MAX_RATIO.read}, a write ${MAX_RATIO.write} times the bare one)`,
);
