import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { browserOf, textOf } from "./browser";
import { type Person, signedUp, visitor } from "./client";
import { aDeal, aPaidDeal, balanceOf } from "./money";
import { inDirectMode, notificationTypesOf, valueOf } from "./world";

const HOUR = 3_600_000;
const WRONG = "vier verkeerde woorden hier";
type PaidDeal = Awaited<ReturnType<typeof aPaidDeal>>;
type Agreed = Pick<PaidDeal, "owner" | "helper" | "job" | "bid">;

const pathOf = ({ job }: Pick<Agreed, "job">) => `/api/job/single/${job}/`;
const read = async (deal: Agreed, who: Pick<Person, "api">) => (await who.api("GET", pathOf(deal))).body;
const wordsOf = async (deal: Agreed): Promise<string> => (await read(deal, deal.owner)).start_code.words;
const begin = (deal: Agreed, words: string, who: Pick<Person, "api"> = deal.helper) =>
  who.api("POST", `${pathOf(deal)}begin/`, { words });
const cancel = ({ owner, job }: Agreed) => owner.api("PATCH", `/api/job/single/${job}/?action=cancel`);

async function aBegunDeal(): Promise<PaidDeal> {
  const deal = await aPaidDeal(6000);
  expect((await begin(deal, await wordsOf(deal))).status).toBe(200);
  return deal;
}

it("the chat says that the work began, is done and was approved", async () => {
  const deal = await aBegunDeal();
  await deal.helper.api("PATCH", `${pathOf(deal)}?action=done`);
  await deal.owner.api("PATCH", `${pathOf(deal)}?action=solve`);
  const { results } = (await deal.owner.api("GET", `/api/chat/${deal.bid.chat_uri}/message/`)).body;
  expect(results.slice(0, 3)).toMatchObject([
    { event: "work", message: "Werk goedgekeurd. De klus is afgerond.", chat_user: { id: deal.owner.id } },
    { event: "work", message: "Het werk is klaar", chat_user: { id: deal.helper.id } },
    { event: "start" },
  ]);
});

async function agreedAgo(deal: PaidDeal, minutes: number) {
  const path = `/api/chat/${deal.bid.chat_uri}/appointment/`;
  const at = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();
  await deal.helper.api("POST", path, { starts_at: at(1), ends_at: at(3) });
  await deal.owner.api("PATCH", path, { status: "accepted" });
  await env.DB.prepare("UPDATE appointment SET starts_at = ? WHERE chat_id = ?")
    .bind(Date.now() - minutes * 60_000, deal.bid.chat)
    .run();
  return (who: Person, status: string) => who.api("PATCH", path, { status });
}

describe("a start code before the day of the appointment", () => {
  it("is warned about before the press, and so is work that is done by then", async () => {
    const deal = await aPaidDeal(6000);
    const browser = await browserOf(deal.helper);
    const codePage = async () => textOf(await browser.get(`/task/${deal.job}/startcode`));
    expect(await codePage()).not.toContain("pas op een latere dag");
    const path = `/api/chat/${deal.bid.chat_uri}/appointment/`;
    const at = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();
    await deal.helper.api("POST", path, { starts_at: at(48), ends_at: at(50) });
    await deal.owner.api("PATCH", path, { status: "accepted" });
    expect(await codePage()).toContain("pas op een latere dag");
    expect((await begin(deal, await wordsOf(deal))).status).toBe(200);
    const done = await browser.get(`/task/${deal.job}/actie/done`);
    expect(textOf(done)).toContain("Is het werk toch al klaar?");
    expect(textOf(done)).not.toContain("geen tijd afgesproken");
  });
});

describe("a start code", () => {
  it("is drawn with the agreement, for the placer alone: on the page of the job and in the mail", async () => {
    const deal = await aPaidDeal();
    const words = await wordsOf(deal);
    expect(words).toMatch(/^([a-z]{3,6} ){3}[a-z]{3,6}$/);
    expect((await read(deal, deal.helper)).start_code).toEqual({ words: null });
    for (const other of [await signedUp(), await signedUp({ roles: "admin" }), visitor]) {
      expect((await read(deal, other)).start_code).toBeNull();
    }
    const mails = (await visitor.api("GET", `/api/dev/outbox/?to=${deal.owner.email}&template=receipt`)).body.results;
    expect(mails[0].text).toContain(words);
    const admin = await signedUp({ roles: "admin" });
    expect(JSON.stringify((await admin.api("GET", `/api/admin/jobs/${deal.job}/`)).body)).not.toContain(words);
    expect(JSON.stringify((await deal.helper.api("GET", "/api/user/export/")).body)).not.toContain(words);
  });

  it("is drawn where the two pay each other, too", async () => {
    const deal = await aDeal();
    expect((await read(deal, deal.owner)).start_code).toBeNull();
    await inDirectMode(deal.owner)("PATCH", "/api/bid/", { bid_id: deal.bid.id, status: "accepted" });
    const words = await wordsOf(deal);
    const path = `/api/dev/outbox/?to=${deal.owner.email}&template=agreement`;
    const { results } = (await visitor.api("GET", path)).body;
    expect(results).toHaveLength(1);
    expect(results[0].text).toContain(words);
    expect(results[0].text).toContain("Jullie betalen elkaar rechtstreeks");
  });

  it("begins the work: the two see when, the chat says it, the placer is notified, once", async () => {
    const deal = await aPaidDeal();
    const words = await wordsOf(deal);
    const began = await begin(deal, `  ${words.toUpperCase().replaceAll(" ", "  ")} `);
    expect(began).toMatchObject({ status: 200, body: { status: "reserved", begun_at: expect.any(String) } });
    expect((await begin(deal, words)).body.begun_at).toBe(began.body.begun_at);
    expect(await read(deal, deal.owner)).toMatchObject({ begun_at: began.body.begun_at, start_code: null });
    expect((await read(deal, visitor)).begun_at).toBeNull();
    expect(await notificationTypesOf(deal.owner)).toEqual(["work_begun"]);
    const { results } = (await deal.owner.api("GET", `/api/chat/${deal.bid.chat_uri}/message/`)).body;
    expect(results.map(({ event }: { event: string }) => event)).toEqual(["start"]);
    expect(results[0].message).toBe("Startcode ingevuld: het werk is begonnen");
  });

  it("is for the accepted helper to enter", async () => {
    const deal = await aPaidDeal();
    const words = await wordsOf(deal);
    for (const who of [deal.owner, await signedUp()]) expect((await begin(deal, words, who)).status).toBe(403);
    expect(await begin(deal, "", deal.helper)).toMatchObject({ status: 400, body: { words: expect.any(Array) } });
  });

  it("that is wrong is refused without a hint, whichever word is wrong", async () => {
    const deal = await aPaidDeal();
    const [first, ...others] = (await wordsOf(deal)).split(" ");
    const told = { words: ["Deze woorden kloppen niet. Vraag de plaatser ze nog eens voor te lezen."] };
    expect((await begin(deal, WRONG)).body).toEqual(told);
    expect((await begin(deal, ["fout", ...others].join(" "))).body).toEqual(told);
    expect((await begin(deal, [first, ...others.slice(1), "fout"].join(" "))).body).toEqual(told);
    expect((await read(deal, deal.helper)).begun_at).toBeNull();
  });

  it("that lacks a word is refused before a try is spent", async () => {
    const deal = await aPaidDeal();
    const words = (await wordsOf(deal)).split(" ");
    const refused = { status: 400, body: { words: [expect.stringContaining("heeft 4 woorden")] } };
    for (let tries = 0; tries < 6; tries++) expect(await begin(deal, words.slice(1).join(" "))).toMatchObject(refused);
    expect(await begin(deal, [...words, "boom"].join(" "))).toMatchObject(refused);
    const spoken = `${words.slice(0, 3).join(", ")} en ${words[3]}`;
    expect((await begin(deal, spoken)).status).toBe(200);
  });

  it("can be tried five times an hour, also by many at once, and then not even right", async () => {
    const deal = await aPaidDeal();
    const words = await wordsOf(deal);
    const answers = await Promise.all(Array.from({ length: 20 }, () => begin(deal, WRONG)));
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(15);
    const refused = await begin(deal, words);
    expect(refused).toMatchObject({ status: 429, body: { code: "throttled" } });
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(3_500);
    expect((await begin(await aPaidDeal(), WRONG)).status).toBe(400);
    await env.DB.prepare("UPDATE hit SET at = at - 3600001 WHERE what = 'start_code' AND subject = ?")
      .bind(String(deal.bid.id))
      .run();
    expect((await begin(deal, words)).status).toBe(200);
  });

  it("begins the work once, entered many times at once", async () => {
    const deal = await aPaidDeal();
    const words = await wordsOf(deal);
    const answers = await Promise.all(Array.from({ length: 5 }, () => begin(deal, words)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await notificationTypesOf(deal.owner)).toEqual(["work_begun"]);
  });

  it("does nothing after the work is done, in a dispute, or for another deal of the job", async () => {
    const done = await aPaidDeal();
    const words = await wordsOf(done);
    await done.helper.api("PATCH", `${pathOf(done)}?action=done`);
    expect((await read(done, done.owner)).start_code).toBeNull();
    expect(await begin(done, words)).toMatchObject({ status: 409, body: { code: "transition" } });

    const disputed = await aPaidDeal();
    const code = await wordsOf(disputed);
    await disputed.owner.api("POST", `/api/payment/${disputed.payment.id}/dispute/`, { reason: "Er kwam niemand." });
    for (const who of [disputed.owner, disputed.helper]) {
      expect((await read(disputed, who)).start_code).toBeNull();
      expect((await (await browserOf(who)).get(`/task/${disputed.job}/startcode`)).to).toBe(`/task/${disputed.job}`);
    }
    const answer = await begin(disputed, code);
    expect(answer).toMatchObject({ status: 409, body: { code: "disputed" } });

    const cancelled = await aPaidDeal();
    const former = await wordsOf(cancelled);
    await cancel(cancelled);
    expect((await begin(cancelled, former)).status).toBe(403);
  });

  it("is not needed: without it everything goes on as agreed", async () => {
    const deal = await aPaidDeal();
    await deal.helper.api("PATCH", `${pathOf(deal)}?action=done`);
    expect((await deal.owner.api("PATCH", `${pathOf(deal)}?action=solve`)).body.status).toBe("solved");
    expect(await balanceOf(`balance:${deal.helper.id}`)).toBe(9500);
  });
});

describe("work that began", () => {
  it("cannot be cancelled by the placer alone, nor be withdrawn from at once", async () => {
    const deal = await aBegunDeal();
    const { cancellation } = await read(deal, deal.owner);
    expect(cancellation).toMatchObject({ allowed: false, refund: "0.00", compensation: "0.00", reason: "work_begun" });
    expect(await cancel(deal)).toMatchObject({ status: 409, body: { code: "work_begun" } });
    const withdrawn = await deal.owner.api("POST", `/api/payment/${deal.payment.id}/withdraw/`);
    expect(withdrawn.body).toMatchObject({ status: "held", withdrawn: { effect: "answered" } });
    expect((await read(deal, deal.owner)).status).toBe("reserved");
  });

  it("can end by an amount that both agree on", async () => {
    const deal = await aBegunDeal();
    const path = `/api/payment/${deal.payment.id}/dispute/`;
    await deal.owner.api("POST", path, { reason: "We stoppen halverwege." });
    await deal.helper.api("POST", `${path}proposal/`, { amount: "30.00" });
    expect((await deal.owner.api("POST", `${path}accept/`)).status).toBe(200);
    expect(await balanceOf(`balance:${deal.helper.id}`)).toBe(2850);
  });

  it("can be given up by the helper, who gives everything back", async () => {
    const deal = await aBegunDeal();
    expect((await deal.helper.api("DELETE", "/api/bid/", { bid_id: deal.bid.id })).status).toBe(204);
    expect(await read(deal, deal.owner)).toMatchObject({ status: "open", begun_at: null });
    expect(await balanceOf(`held:${deal.payment.id}`)).toBe(0);
  });

  it("can be cancelled where the two pay each other", async () => {
    const deal = await aDeal();
    const direct = inDirectMode(deal.owner);
    await direct("PATCH", "/api/bid/", { bid_id: deal.bid.id, status: "accepted" });
    await begin(deal, await wordsOf(deal));
    expect((await direct("PATCH", `${pathOf(deal)}?action=cancel`)).body).toMatchObject({
      status: "open",
      begun_at: null,
    });
  });

  it("was not missed: neither can report the other, and a report from before is void", async () => {
    const begun = await aBegunDeal();
    const say = await agreedAgo(begun, 45);
    for (const who of [begun.owner, begun.helper]) {
      expect(await say(who, "missed")).toMatchObject({ status: 409, body: { code: "transition" } });
    }

    const late = await aPaidDeal(6000);
    const reported = await agreedAgo(late, 45);
    expect((await reported(late.owner, "missed")).status).toBe(200);
    expect((await begin(late, await wordsOf(late))).status).toBe(200);
    const now = new Date(Date.now() + 25 * HOUR).toISOString();
    await visitor.api("POST", "/api/dev/cron/", { task: "release", user: late.owner.id, now });
    expect((await read(late, late.owner)).status).toBe("reserved");
    const { appointment } = (await late.owner.api("GET", `/api/chat/${late.bid.chat_uri}/`)).body;
    expect(appointment).toMatchObject({ status: "accepted", missed_by: null, begun_at: expect.any(String) });
  });

  it("once used, leaves no later appointment to count the days from", async () => {
    const deal = await aPaidDeal(6000);
    const page = await browserOf(deal.helper);
    const later = "Is jullie afspraak later";
    const done = `/task/${deal.job}/actie/done`;
    expect(textOf(await page.get(done))).toContain(later);
    await page.post(`/task/${deal.job}/startcode`, { words: await wordsOf(deal) });
    for (const path of [`/task/${deal.job}`, done]) expect(textOf(await page.get(path))).not.toContain(later);
  });

  it.each(["owner", "helper"] as const)("ends a report by the %s, and both are told", async (reporter) => {
    const deal = await aPaidDeal(6000);
    const say = await agreedAgo(deal, 45);
    const words = await wordsOf(deal);
    await say(deal[reporter], "missed");
    const pages = { owner: await browserOf(deal.owner), helper: await browserOf(deal.helper) };
    const path = `/task/${deal.job}/startcode`;
    expect(textOf(await pages.helper.get(path))).toMatch(/Vul je de startcode in, dan (trek je|is) die melding in/);
    expect(textOf(await pages.owner.get(path))).toMatch(/de startcode in, dan is (je|die) melding ingetrokken/);
    await pages.helper.post(path, { words });
    expect(textOf(await pages.helper.get(`/task/${deal.job}`))).toContain(
      "De melding van niet gekomen is ingetrokken.",
    );
    for (const page of Object.values(pages)) {
      expect(textOf(await page.get(path))).toContain("De melding van niet gekomen is toen ingetrokken");
      expect(textOf(await page.get(`/task/${deal.job}/verloop`))).toContain(
        "De melding is ingetrokken, want de startcode is ingevuld",
      );
    }
    const { events } = (await deal.owner.api("GET", `${pathOf(deal)}timeline/`)).body;
    expect(events.slice(-2)).toMatchObject([{ kind: "start" }, { kind: "appointment", step: "begun" }]);
    const [news] = (await deal.owner.api("GET", "/api/notifications/")).body.results;
    expect(news.text).toContain(reporter === "owner" ? "Je melding van niet gekomen" : "De melding dat je er niet was");
    const { results } = await visitor
      .api("GET", `/api/dev/outbox/?to=${deal.owner.email}&template=missed_retracted`)
      .then(({ body }) => body);
    expect(results.map(({ text }: { text: string }) => text.includes("het werk is begonnen"))).toEqual(
      reporter === "helper" ? [true] : [],
    );
  });

  it("and cancelling at the same moment: one of the two happens", async () => {
    for (let round = 0; round < 5; round++) {
      const deal = await aPaidDeal(6000);
      const words = await wordsOf(deal);
      const [began, cancelled] = await Promise.all([begin(deal, words), cancel(deal)]);
      const statuses = [began.status, cancelled.status];
      expect([[200, 409].join(), [403, 200].join(), [409, 200].join()]).toContain(statuses.join());
      const isOpen = cancelled.status === 200;
      expect(await valueOf("SELECT status FROM job WHERE id = ?", deal.job)).toBe(isOpen ? "open" : "reserved");
      expect(await balanceOf(`held:${deal.payment.id}`)).toBe(isOpen ? 0 : 6300);
    }
  });
});

describe("the page of a start code", () => {
  it("shows the words to the placer, a form to the helper, and nothing to others", async () => {
    const deal = await aPaidDeal();
    const page = `/task/${deal.job}/startcode`;
    const words = await wordsOf(deal);
    const placer = textOf(await (await browserOf(deal.owner)).get(page));
    for (const word of words.split(" ")) expect(placer).toContain(word);
    const helper = await browserOf(deal.helper);
    expect(textOf(await helper.get(page))).toMatch(/Begin met het werk.*Het hoeft niet\./);
    expect((await (await browserOf(await signedUp())).get(page)).status).toBe(404);
    expect((await (await browserOf(await signedUp({ roles: "admin" }))).get(page)).status).toBe(404);
    expect((await (await browserOf()).get(page)).to).toBe(`/login?next=${encodeURIComponent(page)}`);

    const wrong = await helper.post(page, { words: WRONG });
    expect([wrong.status, textOf(wrong)]).toEqual([400, expect.stringContaining("Deze woorden kloppen niet.")]);
    expect((await helper.post(page, { words })).to).toBe(`/task/${deal.job}`);
    expect(textOf(await helper.get(page))).toContain("Het werk is begonnen op");
  });

  it("leads to the job without a deal", async () => {
    const { owner, job } = await aDeal();
    expect((await (await browserOf(owner)).get(`/task/${job}/startcode`)).to).toBe(`/task/${job}`);
  });

  it("leads both to the job after a deal", async () => {
    const { owner, helper, job } = await aPaidDeal();
    expect((await owner.api("PATCH", `/api/job/single/${job}/?action=cancel`)).status).toBe(200);
    for (const person of [owner, helper]) {
      const browser = await browserOf(person);
      expect((await browser.get(`/task/${job}/startcode`)).to).toBe(`/task/${job}`);
    }
    expect((await (await browserOf(helper)).get(`/task/${job}/actie/done`)).to).toBe(`/task/${job}`);
    expect((await (await browserOf(await signedUp())).get(`/task/${job}/actie/done`)).status).toBe(403);
  });
});
