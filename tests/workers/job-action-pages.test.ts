import { describe, expect, it } from "vitest";
import { formatDay } from "~/components/format";
import { aPng } from "../pictures";
import { browserOf, textOf } from "./browser";
import { mailsTo, signedUp, visitor } from "./client";
import { aPaidDeal, db, onPage, sessionOf } from "./money";
import { aJob, neighbours } from "./world";

const page = (job: number, action: string) => `/task/${job}/actie/${action}`;
const menuOf = (html: string, job: number) =>
  [...html.matchAll(new RegExp(`href="/task/${job}/actie/(\\w+)"`, "g"))].map(([, action]) => action);

describe("what an owner is asked once more", () => {
  it("names the helper, the agreed amount and the money, not what was asked for the job", async () => {
    const { owner, job } = await aPaidDeal(6_000);
    await db.prepare("UPDATE job SET budget = 9900 WHERE id = ?").bind(job).run();
    const browser = await browserOf(owner);
    const solve = textOf(await browser.get(page(job, "solve")));
    expect(solve).toMatch(/Bod van \S+.*€ 60,00.*Servicekosten.*− € 3,00.*ontvangt € 57,00/);
    expect(solve).toContain("Je betaalde al € 63, met servicekosten.");
    expect(solve).toMatch(/Dit kun je niet terugdraaien.*Keur goed: € 60/);
    expect(solve).not.toContain("99");
    expect(textOf(await browser.get(page(job, "cancel")))).toContain("Je krijgt alles terug wat je betaalde: € 63,");
  });

  it("says that withdrawing from a business stays possible", async () => {
    const { owner, helper, job, payment } = await aPaidDeal(6_000);
    await db.prepare("UPDATE user SET business = 1 WHERE id = ?").bind(helper.id).run();
    const browser = await browserOf(owner);
    const solve = async () => textOf(await browser.get(page(job, "solve")));
    expect(await solve()).toMatch(/Goedkeuren kun je niet terugdraaien.*herroepen kan ook daarna nog, tot 14 dagen/);
    expect(await solve()).not.toContain("kun je het niet terugkrijgen");
    await db.prepare("UPDATE payment SET paid_at = paid_at - 15 * 86400000 WHERE id = ?").bind(payment.id).run();
    expect(await solve()).toContain("Daarna kun je het niet terugkrijgen");
  });

  it("is not offered when it would be refused, and says why", async () => {
    const { owner, job } = await aPaidDeal();
    const browser = await browserOf(owner);
    expect(menuOf((await browser.get(`/task/${job}`)).html, job)).toEqual(["solve", "cancel"]);
    const remove = await browser.get(page(job, "delete"));
    expect(textOf(remove)).toContain("Er staat nog geld open. Rond dat eerst af.");
    expect(textOf(remove)).not.toContain("Ja, verwijder klus");
    await db.prepare("UPDATE payment SET status = 'disputed' WHERE job_id = ?").bind(job).run();
    expect(menuOf((await browser.get(`/task/${job}`)).html, job)).toEqual([]);
  });

  it("is one thing once the work is said to be done: what it pays, and afterwards what each has", async () => {
    const { owner, helper, job, payment } = await aPaidDeal(6_000);
    const [asOwner, asHelper] = [await browserOf(owner), await browserOf(helper)];
    expect(textOf(await asOwner.get(`/task/${job}`))).not.toContain("is klaar met het werk");
    await asHelper.post(page(job, "done"), {});
    const done = await asOwner.get(`/task/${job}`);
    expect(textOf(done)).toMatch(
      /is klaar met het werk.*krijgt dan € 57.*Keur goed: € 60.*Een bericht houdt .*dan betalen we .* op /,
    );
    expect(menuOf(done.html, job)).toEqual(["solve"]);
    await asOwner.post(page(job, "solve"), {});
    const solved = textOf(await asOwner.get(`/task/${job}`));
    expect(solved).toMatch(/Schrijf je beoordeling.*Goedgekeurd: € 60/);
    expect(solved).toContain("€ 57 op het saldo");
    const paid = await asHelper.get(`/task/${job}`);
    expect(textOf(paid)).toMatch(/€ 57 is van jou.*op je saldo/);
    expect(paid.html).toContain(`href="/wallet/betaling/${payment.id}"`);
  });

  it("adds up what came on top of the bid", async () => {
    const { owner, helper, job, bid } = await aPaidDeal(6_000);
    const asked = { chat_uri: bid.chat_uri, amount: "20.00", description: "Extra verf" };
    const { body } = await helper.api("POST", "/api/payment/", asked);
    const intent = { payment_request_id: body.id, chat_uri: bid.chat_uri, amount_with_platform_cost: "21.00" };
    const { body: opened } = await owner.api("POST", "/api/payment/stripe/payment-intent/", intent);
    await visitor.api("POST", `/api/dev/pay/${sessionOf(opened.redirect_url)}/`, { action: "success" });
    const browser = await browserOf(owner);
    const solve = textOf(await browser.get(page(job, "solve")));
    expect(solve).toMatch(/€ 60,00.*Extra verf € 20,00.*− € 4,00.*ontvangt € 76,00.*Je betaalde al € 84/);
    expect(solve).toContain("Keur goed: € 80");
    expect(textOf(await browser.get(page(job, "cancel")))).toContain("Je krijgt alles terug wat je betaalde: € 84,");
    await browser.post(page(job, "solve"), {});
    const solved = textOf(await browser.get(`/task/${job}`));
    expect(solved).toContain("Goedgekeurd: € 80");
    // The placer asked for another day than that on which the work was done.
    const days = "UPDATE job SET execution_date = '2026-02-05', done_at = ? WHERE id = ?";
    await db.prepare(days).bind(Date.parse("2026-02-03T11:00:00Z"), job).run();
    expect(textOf(await browser.get(`/task/${job}`))).toContain("Wanneer di 3 feb");
    expect(textOf(await browser.get("/my-jobs"))).not.toContain("5 feb");
    expect(textOf(await browser.get(`/task/${job}/beoordelen`))).toContain("€ 80");
  });

  it("says what came back after cancelling, and links to the course of the deal", async () => {
    const { owner, job } = await aPaidDeal(6_000);
    const browser = await browserOf(owner);
    await browser.post(page(job, "cancel"), { compensation: "0.00" });
    const open = await browser.get(`/task/${job}`);
    expect(textOf(open)).toContain("De deal is geannuleerd. Je krijgt € 63 terug. Je klus staat weer open.");
    expect(open.html).toContain(`href="/task/${job}/verloop"`);
    expect((await browser.get(page(job, "cancel"))).to).toBe(`/task/${job}`);
  });

  it("without a helper speaks of no money", async () => {
    const owner = await signedUp();
    const job = await aJob(owner);
    const browser = await browserOf(owner);
    expect(menuOf((await browser.get(`/task/${job}`)).html, job)).toEqual(["solve", "reserve", "delete"]);
    expect(textOf(await browser.get(page(job, "solve")))).toContain("De klus komt niet meer in de lijst");
  });

  it("offers to renew from the day that it adds one, and says until when", async () => {
    const owner = await signedUp();
    const job = await aJob(owner);
    const browser = await browserOf(owner);
    const left = Date.now() + 28.5 * 86_400_000;
    await db.prepare("UPDATE job SET expires_at = ? WHERE id = ?").bind(left, job).run();
    expect(menuOf((await browser.get(`/task/${job}`)).html, job)).toContain("renew");
    const last = formatDay(new Date(Date.now() + 30 * 86_400_000), "nl");
    expect(textOf(await browser.get(page(job, "renew")))).toContain(`Klussers kunnen dan bieden tot ${last}.`);
    const { status, to } = await browser.post(page(job, "renew"), {});
    expect([status, to]).toEqual([303, `/task/${job}`]);
    const renewed = await browser.get(`/task/${job}`);
    expect(textOf(renewed)).toContain(`Je klus is verlengd. Klussers kunnen bieden tot ${last}.`);
    expect(menuOf(renewed.html, job)).not.toContain("renew");
  });
});

describe("the page of the helper who is done", () => {
  const donePage = async (deal: Awaited<ReturnType<typeof aPaidDeal>>) =>
    textOf(await (await browserOf(deal.helper)).get(page(deal.job, "done")));

  it("promises nothing while our team has paused the payment", async () => {
    const deal = await aPaidDeal();
    await db.prepare("UPDATE payment SET paused_at = 1 WHERE job_id = ?").bind(deal.job).run();
    const said = await donePage(deal);
    expect(said).toContain("Ons team kijkt nog naar de betaling.");
    expect(said).not.toContain("komt er geen geschil");
    expect(said).toContain("Ja, het werk is klaar");
  });

  it("says beside finished work why it cannot be approved during a pause", async () => {
    const deal = await aPaidDeal();
    await deal.helper.api("PATCH", `/api/job/single/${deal.job}/?action=done`, { early: true });
    const shown = async () => (await browserOf(deal.owner)).get(`/task/${deal.job}`);
    expect((await shown()).html).toContain(`/task/${deal.job}/actie/solve`);
    await db.prepare("UPDATE payment SET paused_at = 1 WHERE job_id = ?").bind(deal.job).run();
    const paused = await shown();
    expect(textOf(paused)).toContain("Je kunt het werk nu niet goedkeuren");
    expect(paused.html).not.toContain(`/task/${deal.job}/actie/solve`);
    expect(paused.html).toContain(`/payment/${deal.payment.id}/geschil/openen`);
  });

  it("is closed in a dispute, with the way to it, and while the bank has the money", async () => {
    const disputed = await aPaidDeal();
    await disputed.owner.api("POST", `/api/payment/${disputed.payment.id}/dispute/`, { reason: "Het is niet af." });
    expect(await donePage(disputed)).toMatch(/Er loopt een geschil.*Naar het geschil/);
    const back = await aPaidDeal();
    await onPage(back.payment.session, "charge_back");
    const said = await donePage(back);
    expect(said).toMatch(/teruggeboekt\. De deal staat stil tot de bank beslist\..*Bekijk de betaling/);
    expect(said).not.toContain("Ja, het werk is klaar");
    expect(said).not.toContain("Er loopt een geschil");
  });
});

describe("photos of a form that is refused", () => {
  const keptIn = (html: string) =>
    [...html.matchAll(/<input[^>]*name="unsent"[^>]*>/g)].map(([input]) => /value="([^"]+)"/.exec(input)?.[1] ?? "");
  const withPhotos = (...names: string[]) => {
    const form = new FormData();
    for (const name of names) form.append("images", new File([name.endsWith(".png") ? aPng() : "geen foto"], name));
    return form;
  };
  const again = (kept: string[], fields: Record<string, string>) => {
    const form = new FormData();
    for (const id of kept) form.append("unsent", id);
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    return form;
  };

  it("stay when they are sound, and each other one is named", async () => {
    const { helper, job, bid } = await aPaidDeal();
    const browser = await browserOf(helper);
    const form = withPhotos("voor.png", "brief.jpg", "na.png", "lijst.jpg");
    form.append("alts", "De kraan zit vast");
    const refused = await browser.post(page(job, "done"), form);
    expect(textOf(refused)).toMatch(/brief\.jpg: .*lijst\.jpg: /);
    expect(refused.html).toContain('value="De kraan zit vast"');
    const kept = keptIn(refused.html);
    expect(kept).toHaveLength(2);
    const done = await browser.post(page(job, "done"), again(kept, { alts: "De kraan zit vast" }));
    expect(done.to).toBe(`/task/${job}`);
    const { body } = await helper.api("GET", `/api/chat/${bid.chat_uri}/photo/`);
    expect(body.result.map(({ alt }: { alt: string }) => alt)).toEqual(["De kraan zit vast", "De kraan zit vast"]);
    expect(body.unsent).toEqual([]);
  });

  it("stay as many as fit: a refused file takes no place", async () => {
    const { helper, job } = await aPaidDeal();
    const form = withPhotos("brief.jpg", "1.png", "2.png", "3.png", "4.png", "5.png");
    const refused = await (await browserOf(helper)).post(page(job, "done"), form);
    expect(keptIn(refused.html)).toHaveLength(4);
    expect(textOf(refused)).toContain("Niet toegevoegd: 5.png. Je kunt zonder verdergaan.");
  });

  it("stay with a dispute without a reason, and only those of the form go with it", async () => {
    const { owner, payment, bid } = await aPaidDeal();
    const browser = await browserOf(owner);
    const opening = `/payment/${payment.id}/geschil/openen`;
    const kept = keptIn((await browser.post(opening, withPhotos("voor.png", "na.png"))).html);
    expect(kept).toHaveLength(2);
    await browser.post(opening, again(kept.slice(1), { reason: "De kraan druppelt nog." }));
    expect((await owner.api("GET", `/api/chat/${bid.chat_uri}/photo/`)).body.dispute).toHaveLength(1);
  });

  it("stay with a message in a chat", async () => {
    const { owner, bid } = await aPaidDeal();
    const browser = await browserOf(owner);
    const form = withPhotos("voor.png", "brief.jpg");
    form.append("message", "Kijk eens");
    const refused = await browser.post(`/messages/${bid.chat_uri}`, form);
    expect(textOf(refused)).toContain("brief.jpg: ");
    await browser.post(`/messages/${bid.chat_uri}`, again(keptIn(refused.html), { message: "Kijk eens" }));
    const { results } = (await owner.api("GET", `/api/chat/${bid.chat_uri}/message/`)).body;
    expect(results.find(({ message }: { message: string }) => message === "Kijk eens").photos).toHaveLength(1);
  });
});

it("a job that ends by time says so to the placer, in a mail too", async () => {
  const { owner, helper, job } = await aPaidDeal(6_000);
  await helper.api("PATCH", `/api/job/single/${job}/?action=done`);
  const now = new Date(Date.now() + 7.1 * 86_400_000).toISOString();
  await visitor.api("POST", "/api/dev/cron/", { task: "release", now, user: owner.id });
  const said = textOf(await (await browserOf(owner)).get(`/task/${job}`));
  expect(said).toMatch(/Vanzelf afgerond: €\s60.* 7 dagen om goed te keuren of een geschil te openen waren voorbij/);
  expect(said).not.toContain("Goedgekeurd");
  expect((await mailsTo(owner.id)).map(({ template }) => template)).toContain("paid_by_time");
});

it("a payment that the bank took back is not the helper's any more", async () => {
  const { owner, helper, job, payment } = await aPaidDeal(6_000);
  await owner.api("PATCH", `/api/job/single/${job}/?action=solve`);
  await onPage(payment.session, "charge_back");
  const [asOwner, asHelper] = [await browserOf(owner), await browserOf(helper)];
  expect(textOf(await asOwner.get(`/task/${job}`))).not.toContain("Goedgekeurd");
  const said = textOf(await asHelper.get(`/task/${job}`));
  expect(said).toMatch(/teruggeboekt.*Tot dan staat €\s57 van je saldo apart/);
  expect(said).not.toContain("is van jou");
  expect(textOf(await asHelper.get("/wallet"))).toMatch(/Je saldo.*Staat apart\s*€\s57,00/);
  await onPage(payment.session, "charge_back_lost");
  expect(textOf(await asHelper.get(`/task/${job}`))).toMatch(/De €\s57 die apart stond, komt niet terug/);
  expect(textOf(await asHelper.get("/wallet"))).toContain("Je saldo");
});

describe("the page that says thanks", () => {
  it("is for who posted the job, alone", async () => {
    const { placer, helper, job } = await neighbours();
    const path = `/bedankt.html?task=${job}`;
    expect((await (await browserOf(placer)).get(path)).status).toBe(200);
    expect((await (await browserOf(helper)).get(path)).status).toBe(404);
    expect((await (await browserOf()).get(path)).to).toBe(`/login?next=${encodeURIComponent(path)}`);
  });
});

it("tells a visitor of a stored job only when there is one", async () => {
  const browser = await browserOf();
  const draft = `/post-job/${crypto.randomUUID()}`;
  const path = `/signup?next=${encodeURIComponent(`${draft}/locatie`)}`;
  expect(textOf(await browser.get(path))).not.toContain("Je klus is bewaard");
  await browser.post(draft, { title: "Kraan", when: "asap", intent: "next" });
  expect(textOf(await browser.get(path))).toContain("Je klus ‘Kraan’ is bewaard");
});
