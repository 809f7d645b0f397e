import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import type { Job } from "~/domain/jobs/job";
import { OPEN_JOBS } from "../../../workers/api/seed/open-jobs";
import { indexJobs } from "../../../workers/api/tasks/index-jobs";
import { signedUp, visitor } from "../client";
import { insertJob } from "../rows";
import { JOBS, MISSES, QUERIES, TRADES } from "../search/judged";

beforeAll(async () => {
  const { id } = await signedUp();
  for (const { title, description, category } of [...OPEN_JOBS, ...JOBS]) {
    await insertJob(id, { title, description, category });
  }
  while ((await indexJobs(env.DB)) > 0);
});

async function found(typed: string): Promise<string[]> {
  const { status, body } = await visitor.api("GET", `/api/job/list/?${new URLSearchParams({ search: typed })}`);
  expect(status).toBe(200);
  return body.results.map(({ title }: Job) => title.toLowerCase());
}

const isAny = (title: string, pieces: readonly string[]) => pieces.some((piece) => title.includes(piece.toLowerCase()));
const shareOf = <T>(all: readonly T[], good: (one: T) => boolean) => all.filter(good).length / all.length;
const percent = (share: number) => `${Math.round(share * 100)}%`;

interface Judged {
  kind: string;
  typed: string;
  place: number;
}
const isFound = ({ place }: Judged) => place >= 0;
const isAmongFive = ({ place }: Judged) => place >= 0 && place < 5;

describe("a search in everyday words", () => {
  it("finds 95% of what people mean, 90% among the first five", async () => {
    const judged: Judged[] = [];
    for (const { kind, typed, finds } of QUERIES) {
      const place = (await found(typed)).findIndex((title) => isAny(title, [finds].flat()));
      judged.push({ kind, typed, place });
    }
    for (const [kind, all] of Map.groupBy(judged, (one) => one.kind)) {
      console.warn(
        `${kind}: found ${percent(shareOf(all, isFound))}, first five ${percent(shareOf(all, isAmongFive))}`,
      );
    }
    const missed = judged.filter((one) => !isAmongFive(one)).map(({ typed, place }) => `${typed}: ${place}`);
    expect(shareOf(judged, isFound), missed.join("\n")).toBeGreaterThanOrEqual(0.95);
    expect(shareOf(judged, isAmongFive), missed.join("\n")).toBeGreaterThanOrEqual(0.9);
  }, 120_000);

  it.each(TRADES)("finds mostly work of a $typed", async ({ typed, right }) => {
    const five = (await found(typed)).slice(0, 5);
    const rightOnes = five.filter((title) => isAny(title, right));
    expect(rightOnes.length * 2, five.join("\n")).toBeGreaterThanOrEqual(Math.max(1, five.length));
  });

  it.each(MISSES)("lists next to nothing for %s", async (typed) => {
    expect((await found(typed)).length).toBeLessThanOrEqual(3);
  });

  it.each([
    ["piano stemmen", "piano"],
    ["wasmachine doet het niet", "wasmachine"],
    ["printer doet het niet meer", "printer"],
  ])("begins with the jobs that name what %s is about", async (typed, named) => {
    expect((await found(typed))[0]).toContain(named);
  });

  it.each([
    ["deur klemt", ["ramen wassen", "gordijnrails"]],
    ["ikea", ["vloer in de was", "bank naar het grofvuil"]],
    ["painting wall", ["stopcontact", "leeghalen", "schoonmaken"]],
  ])("for %s leaves out jobs that only have a thing or a place of it", async (typed, wrong) => {
    expect((await found(typed)).filter((title) => isAny(title, wrong))).toEqual([]);
  });

  it("says what a misspelt word was taken for", async () => {
    const { body } = await visitor.api("GET", "/api/job/list/?search=stopkontakt");
    expect(body).toMatchObject({ meant: "stopcontact" });
    expect((await visitor.api("GET", "/api/job/list/?search=stopcontact")).body).not.toHaveProperty("meant");
  });
});
