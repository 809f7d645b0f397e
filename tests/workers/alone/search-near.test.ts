import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { indexJobs } from "../../../workers/api/tasks/index-jobs";
import { signedUp, visitor } from "../client";
import { insertJob, jobColumns, jobInsert } from "../rows";

const found = async (query: Record<string, string>) =>
  (await visitor.api("GET", `/api/job/list/?${new URLSearchParams({ search: "muurtje", ...query })}`)).body;

it("finds an old job within the radius, behind more newer ones elsewhere than a search looks at", async () => {
  const { id } = await signedUp();
  const title = "Muurtje metselen";
  const old = await insertJob(id, { title, zip4: "9711" });
  const remote = await insertJob(id, { title, zip4: "0" });
  await env.DB.batch(Array.from({ length: 401 }, () => jobInsert(jobColumns(id, { title, zip4: "1012" }))));
  while ((await indexJobs(env.DB)) > 0);
  const near = await found({ zipcode: "9711", distance: "5000" });
  expect(near.results.map((job: { id: number }) => job.id)).toEqual([old, remote]);
  expect((await found({ zipcode: "9711", distance: "100000" })).count).toBe(2);
  expect((await found({ zip4: "9711" })).count).toBe(1);
  await env.DB.prepare("UPDATE job SET zip4 = '6211', zipcode = '6211AB', city = 'Maastricht' WHERE id = ?")
    .bind(old)
    .run();
  await indexJobs(env.DB);
  expect((await found({ zipcode: "6211", distance: "5000" })).count).toBe(2);
  expect((await found({ zipcode: "9711", distance: "5000" })).count).toBe(1);
});
