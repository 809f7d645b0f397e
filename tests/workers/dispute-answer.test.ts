import { describe, expect, it } from "vitest";
import { browserOf, textOf } from "./browser";
import { mailsOf, PASSWORD, type Person, signedUp } from "./client";
import { accept, aDisputedDeal, close, propose, TRANSITION, timesNotified } from "./disputed";
import { db, paymentOf } from "./money";

describe("the side of the other in a dispute", () => {
  const answer = (person: Pick<Person, "api">, id: number, text = "Het was wel af.") =>
    person.api("POST", `/api/payment/${id}/dispute/answer/`, { answer: text });

  it("is told once: both read it, and the opener is notified", async () => {
    const { owner, helper, id } = await aDisputedDeal();
    expect((await answer(owner, id)).status).toBe(403);
    expect(await answer(await signedUp(), id)).toMatchObject({ status: 404 });
    expect(await answer(helper, id, " ")).toMatchObject({ status: 400, body: { answer: expect.any(Array) } });
    expect(await answer(helper, id)).toMatchObject({ status: 201, body: { dispute: { answer: "Het was wel af." } } });
    expect(await answer(helper, id, "Nog iets")).toMatchObject(TRANSITION);
    const page = textOf(await (await browserOf(helper)).get(`/payment/${id}/geschil/reactie`));
    expect(page).toContain("Je kunt nu geen reactie sturen Je hebt al gereageerd.");
    expect((await paymentOf(owner, id)).dispute).toMatchObject({
      answer: "Het was wel af.",
      answered_at: expect.any(String),
    });
    expect(await timesNotified(owner, "dispute")).toBe(1);
  });

  it("names in its mail the end of the days to agree, as the one that opened the dispute does", async () => {
    const { owner, helper, id } = await aDisputedDeal();
    await answer(helper, id);
    const UNTIL = /Zijn jullie het op (\w+dag \d+ \w+ om \d\d:\d\d) niet eens, dan beslist ons team/;
    const [told] = await mailsOf(owner, "dispute");
    const [opened] = await mailsOf(helper, "dispute");
    const [confirmed] = await mailsOf(owner, "dispute_opened");
    const until = UNTIL.exec(told ?? "")?.[1];
    expect(until).toBeDefined();
    expect(opened).toContain(until);
    expect(confirmed).toContain(`Jullie hebben tot ${until}:`);
    expect(`${told}${opened}`).not.toContain("foto");
    await propose(owner, id, "40.00");
    const proposed = (await mailsOf(helper, "dispute")).at(-1);
    expect(proposed).toContain(`Ga akkoord of doe zelf een voorstel. Zijn jullie het op ${until} niet eens`);
  });

  it("names no end once our team decides", async () => {
    const { owner, helper, id } = await aDisputedDeal();
    await db.prepare("UPDATE dispute SET status = 'desk' WHERE payment_id = ?").bind(id).run();
    await answer(helper, id);
    expect((await mailsOf(owner, "dispute")).at(-1)).not.toContain("Zijn jullie het op");
  });

  it("can be told while our team decides, and not after", async () => {
    const { owner, helper, id } = await aDisputedDeal();
    await db.prepare("UPDATE dispute SET status = 'desk' WHERE payment_id = ?").bind(id).run();
    expect((await answer(helper, id)).status).toBe(201);
    const other = await aDisputedDeal();
    await close(other.owner, other.id);
    expect(await answer(other.helper, other.id)).toMatchObject(TRANSITION);
    expect((await paymentOf(owner, id)).dispute.status).toBe("desk");
  });

  it("is in the export, and erased with the account", async () => {
    const { owner, helper, id } = await aDisputedDeal();
    await answer(helper, id);
    const { disputes } = (await helper.api("GET", "/api/user/export/")).body;
    expect(disputes).toMatchObject([{ answer: "Het was wel af." }]);
    await propose(owner, id, "0.00");
    await accept(helper, id);
    await helper.api("PATCH", "/api/user/data/", { delete_account: true, password: PASSWORD });
    expect((await paymentOf(owner, id)).dispute).toMatchObject({ answer: null });
  });
});
