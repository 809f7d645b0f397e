import { describe, expect, it } from "vitest";
import { browserOf, textOf } from "./browser";
import type { Person } from "./client";
import { valueOf } from "./money";
import { accept, aProposedDeal, at, drop, linesOf, plain, propose, stopOf, told } from "./stops";
import { tally } from "./world";

const counter = (person: Pick<Person, "api">, job: number, proposal: number, amount = "30.00") =>
  person.api("POST", at(job), { amount, proposal });

describe("another proposal than the other's", () => {
  it("refuses theirs and is made, at once, and is the same the second time", async () => {
    const { owner, helper, job, bid, proposal } = await aProposedDeal();
    const before = await told(owner);
    const { status, body } = await counter(helper, job, proposal);
    expect([status, body.proposal]).toMatchObject([201, { by: helper.id, amount: "30.00", status: "open" }]);
    expect(await valueOf("stop_proposal", proposal, "status")).toBe("refused");
    expect((await counter(helper, job, proposal)).body.proposal.id).toBe(body.proposal.id);
    expect(await told(owner)).toBe(before + 1);
    const [news] = (await owner.api("GET", "/api/notifications/")).body.results;
    expect([news.title, plain(news.text)]).toEqual([
      "Ander voorstel om te stoppen",
      expect.stringMatching(/ weigert je voorstel en doet een ander voorstel om samen te stoppen met /),
    ]);
    expect((await linesOf(owner, bid.chat_uri)).slice(0, 2)).toEqual([
      expect.stringMatching(/^Voorstel om samen te stoppen\./),
      expect.stringMatching(/^Voorstel om te stoppen geweigerd\./),
    ]);
    expect((await accept(owner, job, body.proposal.id)).status).toBe(200);
  });

  it("needs the one that was seen", async () => {
    const { owner, helper, job, proposal } = await aProposedDeal();
    const changed = { status: 409, body: { code: "proposal_changed" } };
    const { body } = await propose(owner, job, "70.00");
    expect(await counter(helper, job, proposal)).toMatchObject(changed);
    await drop(owner, job);
    expect(await counter(helper, job, body.proposal.id)).toMatchObject(changed);
    expect((await stopOf(owner, job)).proposal.status).toBe("withdrawn");
  });

  it("is made once of several at once, or theirs ends another way", async () => {
    const { owner, helper, job, proposal } = await aProposedDeal();
    const amounts = ["10.00", "20.00", "30.00"];
    const answers = await Promise.all([
      ...amounts.map((amount) => counter(helper, job, proposal, amount)),
      drop(owner, job, proposal),
    ]);
    expect(tally(answers.slice(0, 3))[201] ?? 0).toBeLessThanOrEqual(1);
    expect(tally(answers)["500"] ?? 0).toBe(0);
    expect(await valueOf("stop_proposal", proposal, "status")).toMatch(/^(refused|withdrawn)$/);
  });

  it("is one form of the page, which keeps what was typed if theirs changed meanwhile", async () => {
    const { owner, helper, job, proposal } = await aProposedDeal();
    const page = `/task/${job}/samen-stoppen`;
    const browser = await browserOf(helper);
    expect(textOf(await browser.get(page))).toContain("Doe een ander voorstel");
    const check = textOf(await browser.get(`${page}?amount=30`));
    expect(check).toMatch(/Je weigert dan het voorstel van .* \(€ 60 verdiend\)\./);
    await propose(owner, job, "70.00");
    const posted = { intent: "propose", amount: "30.00", proposal: String(proposal) };
    const late = await browser.post(page, posted);
    expect([late.status, textOf(late)]).toEqual([409, expect.stringContaining("Het voorstel is intussen veranderd.")]);
    expect(late.html).toMatch(/<details[^>]* open[^>]*>.*value="30"/s);
    const { id } = (await stopOf(helper, job)).proposal;
    expect((await browser.post(page, { ...posted, proposal: String(id) })).status).toBe(303);
    expect((await stopOf(owner, job)).proposal).toMatchObject({ by: helper.id, amount: "30.00" });
  });
});
