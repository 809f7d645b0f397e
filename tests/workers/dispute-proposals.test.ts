import { describe, expect, it } from "vitest";
import { mailsTo, PASSWORD, type Person, signedUp, visitor } from "./client";
import { accept, aDisputedDeal, close, cron, propose, TRANSITION, timesNotified } from "./disputed";
import { balanceOf, paymentOf } from "./money";

const DAY = 86_400_000;

describe("the words with a proposal", () => {
  const why = "De achterkant is <b>nog niet</b> geverfd.";
  const withWords = (person: Pick<Person, "api">, id: number, words: string) =>
    person.api("POST", `/api/payment/${id}/dispute/proposal/`, { amount: "40.00", why: words });

  it("go to the other, the timeline and the export, and go with the account", async () => {
    const { owner, helper, job, id } = await aDisputedDeal();
    expect(await withWords(owner, id, "a".repeat(301))).toMatchObject({
      status: 400,
      body: { why: expect.any(Array) },
    });
    expect(await withWords(owner, id, why)).toMatchObject({ status: 201, body: { dispute: { proposals: [{ why }] } } });
    const [mail] = (await mailsTo(helper.id)).filter(({ data }) => data.step === "proposed");
    expect(mail?.data.said).toBe(why);
    const textsMailed = async () =>
      (await visitor.api("GET", `/api/dev/outbox/?to=${helper.email}&template=dispute`)).body.results.map(
        ({ text }: { text: string }) => text,
      );
    await expect
      .poll(textsMailed, { timeout: 10_000 })
      .toContainEqual(expect.stringContaining(`bij het voorstel: ‘${why}’`));
    const { events } = (await helper.api("GET", `/api/job/single/${job}/timeline/`)).body;
    expect(events).toContainEqual(expect.objectContaining({ kind: "dispute_proposal", description: why }));
    const { disputes } = (await owner.api("GET", "/api/user/export/")).body;
    expect(disputes).toMatchObject([{ proposals: [{ why }] }]);
    await accept(helper, id);
    await owner.api("PATCH", "/api/user/data/", { delete_account: true, password: PASSWORD });
    expect((await paymentOf(helper, id)).dispute).toMatchObject({ proposals: [{ why: null }] });
  });

  it("go along with the last proposal to our team, and are not needed", async () => {
    const { owner, helper, id } = await aDisputedDeal();
    for (const person of [owner, helper, owner, helper, owner])
      expect((await propose(person, id, "10")).status).toBe(201);
    expect((await withWords(helper, id, why)).body.dispute.status).toBe("desk");
    const desk = async (person: Person) => (await mailsTo(person.id)).find(({ data }) => data.step === "desk");
    expect((await desk(owner))?.data.said).toBe(why);
    expect((await desk(helper))?.data).not.toHaveProperty("said");
  });
});

describe("proposals", () => {
  it("take turns, three times each, and then it is the desk's", async () => {
    const { owner, helper, id } = await aDisputedDeal();
    expect(await accept(helper, id)).toMatchObject(TRANSITION);
    const first = await propose(helper, id, "90,00");
    expect(first).toMatchObject({
      status: 201,
      body: { status: "disputed", dispute: { proposals: [{ by: helper.id, amount: "90.00" }] } },
    });
    expect(await propose(helper, id, "80.00")).toMatchObject(TRANSITION);
    for (const amount of ["100.01", "-1", "x", undefined]) {
      const { status, body } = await propose(owner, id, amount);
      expect([status, Object.keys(body)], String(amount)).toEqual([400, ["amount"]]);
    }
    expect(await propose(await signedUp(), id, "1")).toMatchObject({ status: 404 });
    for (const [person, amount] of [
      [owner, "0.00"],
      [helper, "100.00"],
      [owner, "20"],
      [helper, "70"],
    ] as const) {
      expect(await propose(person, id, amount)).toMatchObject({ status: 201, body: { dispute: { status: "open" } } });
    }
    const last = await propose(owner, id, "40.00");
    expect(last.body.dispute).toMatchObject({ status: "desk", desk_at: expect.any(String) });
    expect(last.body.dispute.proposals).toHaveLength(6);
    expect(await propose(helper, id, "60")).toMatchObject(TRANSITION);
    expect(await timesNotified(helper, "dispute")).toBe(4);
    const newest = async (person: Person) => (await person.api("GET", "/api/notifications/")).body.results[0].text;
    expect(await newest(helper)).toMatch(/betaling van €\s95.*je nog akkoord gaan .*: je krijgt €\s38/);
    expect(await newest(owner)).toMatch(/betaling van €\s105.*nog akkoord gaan met jouw laatste voorstel/);
    expect(await accept(owner, id)).toMatchObject({ status: 403 });
    // A page from before the own proposal.
    const stale = await owner.api("POST", `/api/payment/${id}/dispute/accept/`, { amount: "70.00" });
    expect(stale).toMatchObject({ status: 409, body: { code: "proposal_changed" } });
    expect(await accept(helper, id)).toMatchObject({ status: 200, body: { status: "released" } });
    expect(await balanceOf(`balance:${helper.id}`)).toBe(3800);
  });

  it("are not accepted with an amount that is none", async () => {
    const { owner, helper, id } = await aDisputedDeal();
    await propose(owner, id, "40.00");
    const path = `/api/payment/${id}/dispute/accept/`;
    const { status, body } = await helper.api("POST", path, { amount: "veel", total: "-1" });
    expect([status, Object.keys(body)]).toEqual([400, ["amount", "total"]]);
    expect((await accept(helper, id)).status).toBe(200);
  });

  it("go to the desk after seven days", async () => {
    const { owner, helper, id } = await aDisputedDeal();
    expect(await cron("release", Date.now() + 6.9 * DAY, owner.id)).toEqual({ done: 0 });
    expect(await cron("release", Date.now() + 7.1 * DAY, helper.id)).toEqual({ done: 1 });
    expect((await paymentOf(owner, id)).dispute).toMatchObject({ status: "desk", desk_at: expect.any(String) });
    expect(await timesNotified(owner, "dispute")).toBe(1);
    expect(await cron("release", Date.now() + 7.2 * DAY, owner.id)).toEqual({ done: 0 });
    expect(await propose(owner, id, "10")).toMatchObject(TRANSITION);
    expect(await close(owner, id)).toMatchObject({ status: 200, body: { status: "held" } });
  });
});
