import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { updateTrackRecord } from "../../workers/api/db/track-record";
import { deliverDue } from "../../workers/api/tasks/deliver";
import { browserOf, textOf } from "./browser";
import { bank, silenceErrors } from "./charged-back";
import { type Person, signedUp, visitor } from "./client";
import { accept, close, dispute, propose, withExtra } from "./disputed";
import { aPaidDeal, db } from "./money";
import { insertAcceptedBid, insertBid, insertJob } from "./rows";
import { aBid, accepted, act } from "./world";

silenceErrors();

const HOUR = 3_600_000;
type PaidDeal = Awaited<ReturnType<typeof aPaidDeal>>;

const recordOf = async ({ id }: Pick<Person, "id">) => {
  await deliverDue(env);
  const { completion_rate, as_owner } = (await visitor.api("GET", `/api/user/data/${id}/`)).body;
  return { completion_rate, as_owner };
};

async function solvedJobs(count: number, owner: number, helper: number): Promise<void> {
  for (let n = 0; n < count; n++) {
    await insertAcceptedBid(await insertJob(owner), owner, helper, { status: "solved" });
  }
}

/** The helper finished three of four deals: the next makes it 80, 60, or changes nothing. */
async function aKnownDeal(): Promise<PaidDeal> {
  const [deal, other] = [await aPaidDeal(6000), await signedUp()];
  await solvedJobs(3, other.id, deal.helper.id);
  await solvedJobs(3, deal.owner.id, other.id);
  const left = await insertJob(other.id);
  await insertBid(left, other.id, deal.helper.id, { status: "withdrawn", late: 1 });
  await db.prepare("INSERT INTO helper_of_job (job_id, user_id) VALUES (?, ?)").bind(left, deal.helper.id).run();
  return deal;
}

const meetingOf = ({ bid }: PaidDeal) => `/api/chat/${bid.chat_uri}/appointment/`;

async function meet(deal: PaidDeal, inHours: number): Promise<void> {
  const at = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();
  await deal.owner.api("POST", meetingOf(deal), { starts_at: at(2), ends_at: at(3) });
  await deal.helper.api("PATCH", meetingOf(deal), { status: "accepted" });
  await db
    .prepare("UPDATE appointment SET starts_at = ?, ends_at = ? WHERE chat_id = ?")
    .bind(Date.now() + inHours * HOUR, Date.now() + (inHours + 1) * HOUR, deal.bid.chat)
    .run();
}

const withdraw = ({ helper, bid }: PaidDeal) => helper.api("DELETE", "/api/bid/", { bid_id: bid.id });
const say = (deal: PaidDeal, person: Person, status: string) => person.api("PATCH", meetingOf(deal), { status });
const later = (deal: PaidDeal, hours: number) =>
  visitor.api("POST", "/api/dev/cron/", {
    task: "release",
    user: deal.owner.id,
    now: new Date(Date.now() + hours * HOUR).toISOString(),
  });

async function missed(deal: PaidDeal, by: "owner" | "helper", answer?: "admitted" | "contested"): Promise<void> {
  const [absent, other] = by === "owner" ? [deal.owner, deal.helper] : [deal.helper, deal.owner];
  await meet(deal, -1);
  await say(deal, other, "missed");
  await (answer ? say(deal, absent, answer) : later(deal, 25));
}

async function agree(deal: PaidDeal, amount: string, payment = deal.payment.id): Promise<void> {
  await propose(deal.helper, payment, amount);
  await accept(deal.owner, payment);
}

const desk = async (path: string, body: object, method = "POST") =>
  (await signedUp({ roles: "admin" })).api(method, `/api/admin/${path}`, {
    reason: "Billijk",
    statement: "Zo.",
    ...body,
  });

const FINISHED = 80;
const NOTHING = 75;
const FAILED = 60;

const ENDS: [string, (deal: PaidDeal) => Promise<unknown>, number, finished: number, missed: number][] = [
  ["approved", ({ owner, job }) => act(owner, job, "solve"), FINISHED, 4, 0],
  ["cancelled in time", ({ owner, job }) => act(owner, job, "cancel"), NOTHING, 3, 0],
  [
    "cancelled late",
    async (deal) => {
      await meet(deal, 2);
      await act(deal.owner, deal.job, "cancel");
    },
    NOTHING,
    3,
    0,
  ],
  ["withdrawn in time", withdraw, NOTHING, 3, 0],
  [
    "withdrawn late",
    async (deal) => {
      await meet(deal, 2);
      await withdraw(deal);
    },
    FAILED,
    3,
    0,
  ],
  ["missed by the helper, who admits it", (deal) => missed(deal, "helper", "admitted"), FAILED, 3, 0],
  ["missed by the helper, who is silent", (deal) => missed(deal, "helper"), FAILED, 3, 0],
  ["missed by the owner, who admits it", (deal) => missed(deal, "owner", "admitted"), NOTHING, 3, 1],
  ["missed by the owner, who is silent", (deal) => missed(deal, "owner"), NOTHING, 3, 1],
  [
    "an absence contested and withdrawn, and the work approved",
    async (deal) => {
      await missed(deal, "helper", "contested");
      await close(deal.helper, deal.payment.id);
      await act(deal.owner, deal.job, "solve");
    },
    FINISHED,
    4,
    0,
  ],
  [
    "a dispute agreed to pay nothing",
    async (deal) => {
      await dispute(deal.owner, deal.payment.id);
      await agree(deal, "0");
    },
    FAILED,
    3,
    0,
  ],
  [
    "a dispute agreed to pay a part",
    async (deal) => {
      await dispute(deal.owner, deal.payment.id);
      await agree(deal, "20");
    },
    FINISHED,
    4,
    0,
  ],
  [
    "a dispute decided to pay nothing",
    async (deal) => {
      await dispute(deal.owner, deal.payment.id);
      await desk(`disputes/${deal.payment.id}/resolve/`, { outcome: "refund" });
    },
    FAILED,
    3,
    0,
  ],
  [
    "a dispute about extra work alone, and the work approved",
    async (deal) => {
      const extra = await withExtra(deal);
      await dispute(deal.owner, extra);
      await agree(deal, "0", extra);
      await act(deal.owner, deal.job, "solve");
    },
    FINISHED,
    4,
    0,
  ],
  [
    "a withdrawn dispute, then cancelled in time",
    async (deal) => {
      await dispute(deal.helper, deal.payment.id);
      await close(deal.helper, deal.payment.id);
      await act(deal.owner, deal.job, "cancel");
    },
    NOTHING,
    3,
    0,
  ],
  [
    "a withdrawn dispute, then missed by the owner",
    async (deal) => {
      await dispute(deal.owner, deal.payment.id);
      await close(deal.owner, deal.payment.id);
      await missed(deal, "owner", "admitted");
    },
    NOTHING,
    3,
    1,
  ],
  [
    "charged back during a dispute about done work",
    async (deal) => {
      await act(deal.helper, deal.job, "done");
      await dispute(deal.owner, deal.payment.id);
      for (const step of ["opened", "lost"] as const) await bank(deal.payment.session, step, { amount: 6300 });
    },
    NOTHING,
    3,
    0,
  ],
  ["refunded by our team", (deal) => desk(`payments/${deal.payment.id}/refund/`, { amount: "63.00" }), NOTHING, 3, 0],
  [
    "withdrawn from the contract",
    (deal) => deal.owner.api("POST", `/api/payment/${deal.payment.id}/withdraw/`),
    NOTHING,
    3,
    0,
  ],
  [
    "stopped together for an amount",
    async (deal) => {
      await db.prepare("UPDATE job SET begun_at = ? WHERE id = ?").bind(Date.now(), deal.job).run();
      const path = `/api/job/single/${deal.job}/stop/`;
      const { body } = await deal.owner.api("POST", path, { amount: "20.00" });
      await deal.helper.api("POST", `${path}accept/`, { proposal: body.proposal.id });
    },
    NOTHING,
    3,
    0,
  ],
  ["deleted by our team", ({ job }) => desk(`jobs/${job}/`, {}, "DELETE"), NOTHING, 3, 0],
];

describe("the record of both after a deal", () => {
  it.each(ENDS)("%s", async (_, end, completion_rate, finished, missedByOwner) => {
    const deal = await aKnownDeal();
    await end(deal);
    // Not every end changes a record: count both anew.
    for (const person of [deal.owner, deal.helper]) await updateTrackRecord(env, { user: person.id });
    expect(await recordOf(deal.helper)).toEqual({ completion_rate, as_owner: null });
    expect(await recordOf(deal.owner)).toEqual({
      completion_rate: null,
      as_owner: { finished, missed: missedByOwner },
    });
  });

  it("changes with the deal itself, also of the placer", async () => {
    const deal = await aKnownDeal();
    await act(deal.owner, deal.job, "solve");
    expect(await recordOf(deal.owner)).toMatchObject({ as_owner: { finished: 4, missed: 0 } });
    expect(await recordOf(deal.helper)).toMatchObject({ completion_rate: FINISHED });
  });

  it("counts a deal that failed beside a later one about the same job", async () => {
    const deal = await aKnownDeal();
    await missed(deal, "helper", "admitted");
    const again = await aBid(deal.helper, deal.job);
    await accepted(deal.owner, again.id);
    await act(deal.owner, deal.job, "solve");
    await deliverDue(env);
    await updateTrackRecord(env, { user: deal.helper.id });
    expect((await recordOf(deal.helper)).completion_rate).toBe(67);
  });
});

it("a placer reads on the pages as a placer: three good deals and three absences", async () => {
  const placer = await signedUp({ owner_finished: 3, owner_missed: 3, completion_rate: 96, reply_minutes: 40 });
  const job = await insertJob(placer.id);
  const browser = await browserOf(await signedUp());
  const page = textOf(await browser.get(`/task/${job}`));
  expect(page).toContain("Rondde 3 geplaatste klussen af · Kwam als plaatser 3 keer niet op een afspraak");
  expect(page).not.toMatch(/afgesproken klussen/);
  const profile = textOf(await browser.get(`/helper/${placer.id}`));
  expect(profile).toMatch(/Maakt als klusser afgesproken klussen af\s*96%/);
  expect(profile).toMatch(/Rondde als plaatser af\s*3 klussen\s*Kwam als plaatser niet op een afspraak\s*3 keer/);
});
