import { env } from "cloudflare:workers";
import { beforeAll, expect, it } from "vitest";
import { indexJobs } from "../../../workers/api/tasks/index-jobs";
import { signedUp, visitor } from "../client";
import { insertJob } from "../rows";

const JOBS = {
  tap: { title: "Kraan vervangen", description: "Hij lekt al weken." },
  curtain: { title: "ÉGALE gordijnen", description: "Van 100% linnen, 2 stuks." },
  hall: { title: "Muur verven", description: "In de hal.", zip4: "2511" },
  hedge: { title: "Heg snoeien", description: "Langs het pad." },
};
const titles: Record<string, string> = Object.fromEntries(
  Object.entries(JOBS).map(([name, { title }]) => [title, name]),
);

beforeAll(async () => {
  const { id } = await signedUp();
  for (const job of Object.values(JOBS)) await insertJob(id, job);
  await insertJob(id, { title: "Plafond witten", description: "Twee kamers.", zip4: "2511" });
  while ((await indexJobs(env.DB)) > 0);
});

const found = async (search: string, more = "") => {
  const { body } = await visitor.api("GET", `/api/job/list/?search=${encodeURIComponent(search)}${more}`);
  return body.results.map(({ title }: { title: string }) => titles[title] ?? title).sort();
};

it.each([
  ["kr", ["tap"]],
  ["KR", ["tap"]],
  ["é", ["curtain"]],
  ["0%", ["curtain"]],
  ["%", ["curtain"]],
  ["kr an", ["tap"]],
  ["an kraan", ["tap"]],
  ["zq", []],
])("a search for %s finds the jobs that contain each word", async (typed, names) => {
  expect(await found(typed)).toEqual(names);
});

it("keeps the filters", async () => {
  expect(await found("kr", "&categories=2")).toEqual([]);
  expect(await found("kr", "&zip4=9999")).toEqual([]);
});

it("does not take a city for a synonym, but for a word that was typed", async () => {
  expect(await found("heg")).toEqual(["hedge"]);
  expect(await found("den haag")).toEqual(["Plafond witten", "hall"]);
});
