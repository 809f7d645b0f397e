import { env } from "cloudflare:workers";
import { beforeEach, expect, it } from "vitest";
import { insertComment } from "../../workers/api/db/comment";
import { ConflictError, run } from "../../workers/api/db/transaction";
import { type Person, signedUp, visitor } from "./client";
import { aBid, neighbours } from "./world";

const refusal = (status: number, code: string) => ({ status, body: expect.objectContaining({ code }) });

let bidder: Person;
let stranger: Person;
let job: number;
beforeEach(async () => {
  const { placer, helper, job: posted } = await neighbours();
  [bidder, stranger, job] = [helper, await signedUp(), posted];
  await aBid(bidder, job);
  await env.DB.prepare("UPDATE user SET status = 'suspended' WHERE id = ?").bind(placer.id).run();
});

it("hides the job of a suspended account from all but its bidders", async () => {
  for (const who of [visitor, stranger])
    expect(await who.api("GET", `/api/job/single/${job}/`)).toMatchObject(refusal(404, "job_not_found"));
  expect((await bidder.api("GET", `/api/job/single/${job}/`)).status).toBe(200);
});

it("takes no bid and no question for it", async () => {
  const bid = { job_id: job, amount: "60.00" };
  expect(await stranger.api("POST", "/api/bid/", bid)).toMatchObject(refusal(409, "job_not_open"));
  const ask = (who: Person) => who.api("POST", `/api/job/single/${job}/comment/`, { comment: "Hoe groot?" });
  expect(await ask(bidder)).toMatchObject(refusal(409, "job_not_open"));
  expect(await ask(stranger)).toMatchObject(refusal(404, "job_not_found"));
});

it("takes none that was on its way while the account was suspended", async () => {
  const late = insertComment(env.DB, { job, user: stranger.id, comment: "Hoe groot?", now: Date.now() });
  await expect(run(env.DB, ...late)).rejects.toBeInstanceOf(ConflictError);
});
