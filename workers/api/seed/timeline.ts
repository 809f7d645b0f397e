import { DAY, HOUR } from "./clock";
import { DEALS, GONE, type SeedDeal } from "./deals";
import { OPEN_JOBS, type SeedJob } from "./open-jobs";

export interface DealTimes {
  placed: number;
  bid: number;
  accepted: number;
  done: number;
  released: number;
}

export function timesOf(deal: SeedDeal, now: number): DealTimes {
  const accepted = now - deal.daysAgo * DAY;
  const done = accepted + 2 * DAY;
  return { placed: accepted - 2 * DAY, bid: accepted - DAY, accepted, done, released: done + 20 * HOUR };
}

const NEWEST = [31, 0, 13, 19, 8, 45, 59, 34, 26, 53, 1, 61, 38, 57, 21];

/** The list goes by city; 37 shares no factor with its length, so it mixes. */
const RANKING = [
  ...NEWEST,
  ...OPEN_JOBS.map((_, at) => (at * 37) % OPEN_JOBS.length).filter((at) => !NEWEST.includes(at)),
];

function ageOf(at: number): number {
  const rank = RANKING.indexOf(at);
  return Math.round((0.5 + rank * 0.4 + rank * rank * 0.12) * HOUR);
}

interface PlacedJob {
  id: number;
  placed: number;
}
type Life =
  | ({ kind: "open"; at: number; job: SeedJob } & PlacedJob)
  | ({ kind: "deal"; at: number; job: SeedDeal } & PlacedJob)
  | ({ kind: "gone"; at: number; job: typeof GONE } & PlacedJob);

export function lives(now: number): Life[] {
  const jobs: Life[] = [
    ...OPEN_JOBS.map((job, at) => ({ kind: "open" as const, at, job, placed: now - ageOf(at), id: 0 })),
    ...DEALS.map((job, at) => ({ kind: "deal" as const, at, job, placed: timesOf(job, now).placed, id: 0 })),
    { kind: "gone", at: 0, job: GONE, placed: now - GONE.daysAgo * DAY, id: 0 },
  ];
  return jobs.sort((a, b) => a.placed - b.placed).map((life, index) => ({ ...life, id: index + 1 }));
}

export interface Timeline {
  now: number;
  lives: Life[];
  open: (at: number) => PlacedJob;
  deal: (at: number) => PlacedJob;
}

export function timelineOf(now: number): Timeline {
  const all = lives(now);
  const find = (kind: Life["kind"]) => {
    const known = new Map(all.filter((life) => life.kind === kind).map((life) => [life.at, life]));
    return (at: number) => {
      const life = known.get(at);
      if (!life) throw new Error(`there is no ${kind} job ${at}`);
      return life;
    };
  };
  return { now, lives: all, open: find("open"), deal: find("deal") };
}
