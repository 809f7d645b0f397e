import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { contract } from "~/api/contract";
import { signedUp, visitor } from "../client";
import { insertAcceptedBid } from "../rows";
import { aJob, setJob } from "../world";

interface Options {
  text?: string;
  by?: Awaited<ReturnType<typeof signedUp>>;
}

const best = async () => (await visitor.api("GET", "/api/user/review/best/")).body;

const aPlacer = () => signedUp({ name: "Petra de Vries" });

async function aReview(rating: number, status: string, { text = "Fijn gewerkt.", by }: Options = {}): Promise<number> {
  const [placer, helper] = [by ?? (await aPlacer()), await signedUp({ name: "Hassan Bakker" })];
  const job = await aJob(placer);
  await insertAcceptedBid(job, placer.id, helper.id);
  await setJob(job, "solved");
  const { body } = await placer.api("POST", "/api/user/review/", { job, rating, text });
  await env.DB.prepare("UPDATE review SET status = ? WHERE id = ?").bind(status, body.id).run();
  return Number(body.id);
}

it("the best reviews are the newest that everyone sees, of five stars, six at most", async () => {
  expect(await best()).toEqual({ count: 0, results: [] });
  await aReview(4, "visible");
  await aReview(5, "hidden");
  await aReview(5, "removed");
  const ids: number[] = [];
  for (let n = 0; n < 7; n++) ids.push(await aReview(5, "visible"));
  const found = await best();
  expect(contract.review.best.answers[200].parse(found)).toEqual(found);
  expect(found.results.map(({ id }: { id: number }) => id)).toEqual(ids.toReversed().slice(0, 6));
  expect(found.results[0].author.name).toBe("Petra de V.");
});

it("long ones come first, and of each author one before the next", async () => {
  const long = { text: "Op tijd, netjes gewerkt en alles weer meegenomen." };
  const same = { ...long, by: await aPlacer() };
  const first = await aReview(5, "visible", long);
  const second = await aReview(5, "visible", same);
  const third = await aReview(5, "visible", same);
  await aReview(5, "visible");
  const { results } = await best();
  expect(results.slice(0, 3).map(({ id }: { id: number }) => id)).toEqual([third, first, second]);
});
