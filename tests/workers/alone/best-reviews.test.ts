import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { contract } from "~/api/contract";
import { signedUp, visitor } from "../client";
import { insertAcceptedBid } from "../rows";
import { aJob, setJob } from "../world";

const best = async () => (await visitor.api("GET", "/api/user/review/best/")).body;

async function aReview(rating: number, status: string): Promise<number> {
  const [placer, helper] = [await signedUp({ name: "Petra de Vries" }), await signedUp({ name: "Hassan Bakker" })];
  const job = await aJob(placer);
  await insertAcceptedBid(job, placer.id, helper.id);
  await setJob(job, "solved");
  const { body } = await placer.api("POST", "/api/user/review/", { job, rating, text: "Fijn gewerkt." });
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
