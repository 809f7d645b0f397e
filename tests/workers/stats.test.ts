import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { aReview } from "./admin-fixtures";
import { signedUp, visitor } from "./client";
import { aJob } from "./world";

const counted = async () => (await visitor.api("GET", "/api/figures/")).body;

it("what was done here is counted as it happens, and again when it is taken back", async () => {
  const before = await counted();
  const [placer, helper] = [await signedUp(), await signedUp({ active_worker: 1 })];
  const job = await aJob(placer);
  await placer.api("PATCH", `/api/job/single/${job}/?action=solve`);
  expect(await counted()).toMatchObject({ jobs_solved: before.jobs_solved + 1, helpers: before.helpers + 1 });
  await placer.api("PATCH", `/api/job/single/${job}/?action=cancel`);
  expect(await counted()).toMatchObject({ jobs_solved: before.jobs_solved });

  const review = await aReview(job, placer, helper);
  const after = await counted();
  expect(after.reviews).toBe(before.reviews + 1);
  const sum = (before.rating ?? 0) * before.reviews + 1;
  expect(after.rating).toBeCloseTo(sum / after.reviews, 0);
  await env.DB.prepare("UPDATE review SET status = 'removed' WHERE id = ?").bind(review.target_id).run();
  expect((await counted()).reviews).toBe(before.reviews);
});

it("says how long it may be kept", async () => {
  expect((await visitor.api("GET", "/api/figures/")).headers.get("Cache-Control")).toContain("max-age=300");
});
