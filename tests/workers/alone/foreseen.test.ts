import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { jobFilters } from "~/domain/jobs/job";
import { selectionOf } from "../../../workers/api/search/job-selection";
import { findPage } from "../../../workers/api/search/jobs";
import { counting } from "../../bench/counting-db";
import { signedUp } from "../client";
import { jobColumns, jobInsert } from "../rows";

let owner: number;
const posted = (zip4: string) => jobInsert(jobColumns(owner, { zip4 })).run();

async function found(query: Record<string, string>): Promise<{ ids: number[]; count: number; trips: number }> {
  const { db, cost } = counting(env.DB);
  const { rows, count } = await findPage(db, null, selectionOf(jobFilters.parse(query)));
  return { ids: rows.map(({ id }) => id), count, trips: cost.trips };
}

const inSql = async (zip4s: string[]) => {
  const areas = zip4s.map((zip4) => `'${zip4}'`).join(", ");
  const order = zip4s.map((zip4, at) => `WHEN '${zip4}' THEN ${at}`).join(" ");
  const { results } = await env.DB.prepare(
    `SELECT id FROM job WHERE listed = 1 AND zip4 IN (${areas}) ORDER BY CASE zip4 ${order} END, id DESC LIMIT 20`,
  ).all<{ id: number }>();
  return results.map(({ id }) => id);
};

describe("the first page round a place", () => {
  beforeEach(async () => {
    owner = (await signedUp()).id;
  });

  it("takes one trip when it is what the counters seen before foretold, and is exact when it is not", async () => {
    for (const zip4 of ["8911", "8911", "8912"]) await posted(zip4);
    const query = { zipcode: "8911", distance: "3000" };
    const near = ["8911", "8912"];
    await found(query);
    expect(await found(query)).toEqual({ ids: await inSql(near), count: 3, trips: 1 });

    await posted("8912");
    expect(await found(query)).toEqual({ ids: await inSql(near), count: 4, trips: 2 });
    expect(await found(query)).toEqual({ ids: await inSql(near), count: 4, trips: 1 });

    await env.DB.prepare("UPDATE job SET status = 'reserved', listed = 0 WHERE zip4 = '8911'").run();
    expect(await found(query)).toEqual({ ids: await inSql(near), count: 2, trips: 2 });
  });

  it("is foretold by searches from elsewhere, and by none with other filters", async () => {
    await posted("9711");
    await found({ zipcode: "9712", distance: "5000", categories: "6" });
    const before = await found({ zipcode: "9711", distance: "2000" });
    expect(before).toEqual({ ids: await inSql(["9711"]), count: 1, trips: 2 });
    await found({ zipcode: "9712", distance: "5000" });
    expect(await found({ zipcode: "9711", distance: "2000" })).toEqual({ ...before, trips: 1 });
    expect((await found({ zipcode: "9711", distance: "2000", page: "2" })).ids).toEqual([]);
  });
});
