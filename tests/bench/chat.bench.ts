// Time from sending a message to receiving it, and messages per second, compared with a bare row in D1 and a bare
// Durable Object that broadcasts. In each round either goes first equally often. The bare side has no login, checks or
// history; both have the same number of sockets, new objects in each round, and a warm-up round.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { apiOfBuild, bundled } from "./api/bundle.ts";
import { signIn } from "./api/town.ts";
import { type Conversation, closeAll, latencies, openSockets, rate } from "./conversation.ts";
import { measuredServer, type Server } from "./measured-server.ts";
import { build, filled, migrated, tokensFor } from "./prepared.ts";

const ROUNDS = Number(process.env.ROUNDS ?? 5);
/** Per round: a user may write 120 per minute. */
const MESSAGES = 80;
const SIZES = [2, 20, 200];
const MAX_PER_PAIR = 20;
const GOAL = 1.5;
const PEOPLE = 1000;

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
const quantile = (values: number[], part: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? Number.NaN;

let pairsUsed = 0;

function pairsFor(sockets: number, tokens: string[]): (ours: Server, bare: Server) => [Conversation[], Conversation[]] {
  const pairs = Math.max(1, sockets / MAX_PER_PAIR);
  const first = pairsUsed;
  pairsUsed += pairs;
  const each = sockets / pairs / 2;
  return (ours, bare) => {
    const conversations = Array.from({ length: pairs }, (_, at) => {
      const low = 2 * (first + at) + 1;
      const people = [low, low + 1].map((person) => ({ Authorization: `Bearer ${tokens[person - 1]}` }));
      return { low, people };
    });
    return [
      conversations.map(({ low, people }) => ({
        each,
        people,
        socket: `${ours.origin}/live/`,
        address: `${ours.origin}/api/chat/${low}/message/`,
      })),
      conversations.map(({ low }) => ({
        each,
        people: [{}, {}],
        socket: `${bare.origin}/room-${low}`,
        address: `${bare.origin}/room-${low}`,
      })),
    ];
  };
}

interface Figures {
  p50: number;
  p99: number;
  perSecond: number;
}

async function measured(conversations: Conversation[]): Promise<Figures> {
  const open = await openSockets(conversations);
  try {
    const took = await latencies(open, MESSAGES);
    const perSecond = await rate(open, MESSAGES);
    return { p50: quantile(took, 0.5), p99: quantile(took, 0.99), perSecond };
  } finally {
    closeAll(open);
  }
}

async function compared(sockets: number, ours: Server, bare: Server, tokens: string[]) {
  const pairs: [Figures, Figures][] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const [own, other] = pairsFor(sockets, tokens)(ours, bare);
    const isFirst = round % 2 === 0;
    const before = isFirst ? null : await measured(other);
    const figures = await measured(own);
    const both: [Figures, Figures] = [figures, before ?? (await measured(other))];
    if (round > 0) pairs.push(both);
  }
  const of = (side: 0 | 1, what: keyof Figures) => median(pairs.map((pair) => pair[side][what]));
  const ratios = (what: keyof Figures) => pairs.map(([own, other]) => own[what] / other[what]);
  return { of, ratios };
}

const cell = (value: number, width: number, digits = 1) => value.toFixed(digits).padStart(width);

if (!process.env.SKIP_BUILD) build();
const objects = { bindings: [{ name: "ROOM", class_name: "Room" }] };
const migrations = [{ tag: "v1", new_sqlite_classes: ["Room"] }];
const folders = {
  ours: await apiOfBuild(),
  bare: await bundled("room", { durable_objects: objects, migrations }),
};
const state = await mkdtemp(path.join(tmpdir(), "buurklusser-bench-"));
try {
  const [persisted, bareState] = [path.join(state, "v3"), path.join(state, "bare")];
  migrated(state);
  const now = Date.now();
  await filled(persisted, async (db) => {
    const upTo = `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${PEOPLE})`;
    await db.batch([
      db.prepare(`INSERT INTO user (id, email, name, code, language, created_at) ${upTo}
        SELECT i, i || '@bench.test', 'Hassan Bakker', 'B' || i, 'nl', 0 FROM n`),
      db.prepare(`INSERT INTO chat (id, uri, low_id, high_id, created_at, updated_at) ${upTo}
        SELECT i, 'bench-chat-000000' || i, i, i + 1, 0, i FROM n WHERE i < ${PEOPLE}`),
    ]);
    await signIn(db, now);
  });
  await filled(bareState, async (db) => {
    await db.prepare("CREATE TABLE said (id INTEGER PRIMARY KEY, room TEXT, message TEXT)").run();
  });
  const tokens = await tokensFor(now);
  const ours = await measuredServer(folders.ours, 5364, persisted, "off");
  const bare = await measuredServer(folders.bare, 5365, bareState);
  try {
    console.log(
      `send to receive in ms, median of ${ROUNDS} rounds of ${MESSAGES} messages; bare: a row in D1, a word of an object`,
    );
    console.log("sockets   p50   p99  a second    bare p50   p99  a second   ratio of p50            of p99");
    for (const sockets of SIZES) {
      const { of, ratios } = await compared(sockets, ours, bare, tokens);
      const p50 = ratios("p50");
      const spread = `(${Math.min(...p50).toFixed(2)}-${Math.max(...p50).toFixed(2)})`;
      const figures = ([0, 1] as const).map(
        (side) => `${cell(of(side, "p50"), 5)} ${cell(of(side, "p99"), 5)} ${cell(of(side, "perSecond"), 9, 0)}`,
      );
      const over = median(p50) > GOAL ? `  over ${GOAL}` : "";
      const told = `${cell(median(p50), 7, 2)} ${spread} ${cell(median(ratios("p99")), 12, 2)}`;
      console.log(`${cell(sockets, 7, 0)} ${figures[0]}       ${figures[1]}   ${told}${over}`);
    }
  } finally {
    ours.stop();
    bare.stop();
  }
} finally {
  await rm(state, { recursive: true, force: true });
}
