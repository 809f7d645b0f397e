import { describe, expect, it } from "vitest";
import { KINDS_OF_WORK } from "~/domain/search/kinds-of-work";
import { signedUp, visitor } from "./client";
import { db } from "./money";
import { insertBid, insertJob, jobColumns, jobInsert } from "./rows";

let state = 11;
const random = (below: number) => {
  state = (state * 48_271) % 2_147_483_647;
  return state % below;
};
const one = <T>(list: readonly T[]): T => list[random(list.length)] as T;

const AREAS = ["1012", "3511", "0"];
const BUDGETS = [100, 499, 500, 1234, 4999, 5000, 5100, 49_999, 50_000, 52_500, 51_050, 999_900];

function plainMean(category: number | null, zip4: string | null, price: number): Promise<number | null> {
  return db
    .prepare(
      `SELECT floor(avg(budget) / 100 + 0.5) AS mean FROM job WHERE listed = 1 AND price_type = 'budget' AND budget >= ?3
       AND (?1 IS NULL OR category = ?1) AND (?2 IS NULL OR zip4 = ?2)`,
    )
    .bind(category, zip4, price)
    .first<number>("mean");
}

describe("the mean of budgets", () => {
  it("is what going through all jobs says, while they come, change and go", async () => {
    const { id } = await signedUp();
    const jobs: number[] = [];
    for (let n = 0; n < 80; n++) {
      const tbd = random(6) === 0;
      jobs.push(
        await insertJob(id, {
          category: one([1, 4, 9]),
          zip4: one(AREAS),
          budget: tbd ? 0 : one(BUDGETS),
          price_type: tbd ? "TBD" : "budget",
          listed: Number(random(5) > 0),
        }),
      );
    }
    for (let round = 0; round < 3; round++) {
      for (const job of jobs) {
        const change = one([
          "",
          "status = 'solved', listed = 0",
          "status = 'open', listed = 1",
          `budget = ${one(BUDGETS)}, price_type = 'budget'`,
          "budget = 0, price_type = 'TBD'",
          `zip4 = '${one(AREAS)}', category = ${one([1, 4, 9])}`,
        ]);
        if (change) await db.prepare(`UPDATE job SET ${change} WHERE id = ?`).bind(job).run();
      }
      await db
        .prepare("DELETE FROM job WHERE id = ?")
        .bind(jobs.pop() ?? 0)
        .run();
      for (const category of [null, 1, 9, 2]) {
        for (const zip4 of [null, "1012", "3511"]) {
          for (const price of [0, 100, 500, 1230, 5000, 5001, 50_000, 51_000, 900_000]) {
            const query = new URLSearchParams({
              ...(category && { category: String(category) }),
              ...(zip4 && { zip4 }),
              ...(price && { price: (price / 100).toFixed(2) }),
            });
            const { body } = await visitor.api("GET", `/api/job/statistics/?${query}`);
            expect(body.average_budget, String(query)).toBe(await plainMean(category, zip4, price));
          }
        }
      }
    }
  });
});

describe("what work of a kind was agreed for", () => {
  it("is said of the newest two hundred deals nearby", async () => {
    const [placer, helper] = [await signedUp(), await signedUp()];
    for (let n = 0; n < 205; n++) {
      const job = Number(
        await jobInsert(
          jobColumns(placer.id, { category: 2, status: "solved", listed: 0, helper_id: helper.id }),
        ).first("id"),
      );
      await insertBid(job, placer.id, helper.id, { status: "accepted", amount: 1000 + n * 100 });
    }
    const ask = async (more: string) => (await visitor.api("GET", `/api/job/price/?category=2${more}`)).body;
    expect(await ask("")).toEqual({ count: 200, low: "15.00", median: "114.50", high: "214.00", kind: null });
    expect((await ask("&zipcode=1071")).count).toBe(200);
    expect(await ask("&zipcode=9711")).toEqual({ count: 0, low: null, median: null, high: null, kind: null });
  });

  it("is of the kind of work, and of the whole category where too few of it were done", async () => {
    const [placer, helper] = [await signedUp(), await signedUp()];
    const [WINDOWS, IRONING] = ["Ramen wassen", "Wassen en strijken"].map(
      (name) => KINDS_OF_WORK.find(({ nl }) => nl === name)?.id,
    );
    for (let n = 0; n < 5; n++) {
      const job = Number(
        await jobInsert(
          jobColumns(placer.id, { category: 2, status: "solved", listed: 0, helper_id: helper.id }),
        ).first("id"),
      );
      await insertBid(job, placer.id, helper.id, { status: "accepted", amount: 777 });
      await db
        .prepare(
          "INSERT OR REPLACE INTO job_terms (job_id, title, title_stems, stems, facets) VALUES (?, '', '', '', ?)",
        )
        .bind(job, `#k${WINDOWS}#`)
        .run();
    }
    const ask = async (kind: number | undefined) =>
      (await visitor.api("GET", `/api/job/price/?category=2&kind=${kind}`)).body;
    expect(await ask(WINDOWS)).toEqual({ count: 5, low: "7.77", median: "7.77", high: "7.77", kind: WINDOWS });
    expect(await ask(IRONING)).toMatchObject({ count: 200, kind: null });
  });
});
