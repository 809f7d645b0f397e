import { describe, expect, it } from "vitest";
import { STOP_DAYS } from "~/domain/deals/stop-life";
import { browserOf, textOf } from "./browser";
import { mailsOf, type Person, signedUp, visitor } from "./client";
import {
  aPaidDeal,
  asked,
  balanceOf,
  db,
  onPage,
  openedRequest,
  refundsAtProvider,
  sums,
  toppedUp,
  valueOf,
} from "./money";
import {
  aBegunDeal,
  accept,
  aProposedDeal,
  at,
  DAY,
  dispute,
  drop,
  linesOf,
  mails,
  plain,
  propose,
  stopOf,
  told,
  withExtra,
} from "./stops";
import { act, atOnce, tally } from "./world";

describe("a proposal to stop together", () => {
  it("says to the payer, before and after, what comes back as credit", async () => {
    const deal = await aBegunDeal();
    const page = `/task/${deal.job}/samen-stoppen`;
    const shown = async (person: Person, path = page) => textOf(await (await browserOf(person)).get(path));
    expect(await shown(deal.owner, `${page}?amount=40`)).not.toContain("tegoed");
    await db
      .prepare("UPDATE payment SET credits_used = amount + platform_cost WHERE id = ?")
      .bind(deal.payment.id)
      .run();
    const before = "Wat je terugkrijgt, staat dan weer als tegoed in je wallet: € 63.";
    expect(await shown(deal.owner, `${page}?amount=40`)).toContain(before);
    expect(await shown(deal.helper, `${page}?amount=40`)).not.toContain("tegoed");
    expect((await propose(deal.helper, deal.job, "40.00")).status).toBe(201);
    const [news] = (await deal.owner.api("GET", "/api/notifications/")).body.results;
    expect(plain(news.text)).toContain("€ 63 terug");
    expect(plain(news.text)).toContain("Wat je terugkrijgt, staat dan weer als tegoed in je wallet.");
    const [mail] = await mailsOf(deal.owner, "stop_proposal");
    expect(mail).toContain("Wat je terugkrijgt, staat dan weer als tegoed in je wallet.");
    expect(await shown(deal.owner)).toContain(before);
    expect((await accept(deal.owner, deal.job)).status).toBe(200);
    expect(await shown(deal.owner)).toContain("€ 63 staat weer als tegoed in je wallet.");
    expect(await shown(deal.helper)).not.toContain("tegoed");
  });

  it("that is sent again changes nothing and tells nobody", async () => {
    const { owner, helper, job, bid } = await aProposedDeal("60.00");
    const before = await stopOf(owner, job);
    const [lines, news] = [await linesOf(owner, bid.chat_uri), await told(helper)];
    expect((await propose(owner, job, "60")).body).toEqual(before);
    const amount = { intent: "propose", amount: "60" };
    const page = await (await browserOf(owner)).post(`/task/${job}/samen-stoppen`, amount);
    expect(page.status).toBe(303);
    expect(await stopOf(owner, job)).toEqual(before);
    expect([await linesOf(owner, bid.chat_uri), await told(helper)]).toEqual([lines, news]);
    expect((await propose(owner, job, "50")).body.proposal).toMatchObject({ amount: "50.00", replaces: true });
  });

  it("is for both, once the placer cannot cancel with everything back", async () => {
    const { owner, helper, job } = await aPaidDeal();
    expect(await stopOf(owner, job)).toMatchObject({ refused: "free_to_cancel", proposal: null });
    expect(await propose(owner, job)).toMatchObject({ status: 409, body: { code: "free_to_cancel" } });
    expect((await owner.api("GET", `/api/job/single/${job}/`)).body.stop).toEqual({ allowed: false, proposal: null });
    await act(helper, job, "done");
    for (const person of [owner, helper])
      expect(await stopOf(person, job)).toMatchObject({ refused: null, parts: [{ amount: "100.00" }] });
    const { status, body } = await propose(helper, job, "40,50");
    expect(status).toBe(201);
    expect(body.proposal).toMatchObject({ by: helper.id, amount: "40.50", refund: "62.47", status: "open" });
    expect((await owner.api("GET", `/api/job/single/${job}/`)).body.stop).toMatchObject({
      allowed: true,
      proposal: { by: helper.id },
    });
    expect([await told(owner), await told(helper)]).toEqual([1, 0]);
  });

  it("is for a late deal too, and not for one without held money", async () => {
    const { owner, helper, job, bid } = await aPaidDeal();
    const hours = (more: number) => new Date(Date.now() + more * 3_600_000).toISOString();
    const path = `/api/chat/${bid.chat_uri}/appointment/`;
    await owner.api("POST", path, { starts_at: hours(3), ends_at: hours(4) });
    await helper.api("PATCH", path, { status: "accepted" });
    expect((await propose(owner, job)).status).toBe(201);
    const paid = await aBegunDeal();
    await db.prepare("UPDATE payment SET status = 'refunded' WHERE id = ?").bind(paid.payment.id).run();
    expect((await propose(paid.owner, paid.job)).status).toBe(409);
  });

  it("is between 0 and all that is held", async () => {
    const deal = await aBegunDeal();
    await withExtra(deal);
    const { owner, job } = deal;
    expect((await propose(owner, job, "120.01")).body.amount).toEqual(["Het bedrag is te hoog."]);
    expect((await propose(owner, job, "-1")).status).toBe(400);
    expect((await propose(owner, job, "")).status).toBe(400);
    expect((await propose(owner, job, "120.00")).status).toBe(201);
    expect((await propose(owner, job, "0")).status).toBe(201);
  });

  it("is accepted by its id alone, if one is given", async () => {
    const { owner, helper, job } = await aProposedDeal();
    for (const person of [owner, helper]) {
      const { status, body } = await person.api("POST", `${at(job)}accept/`, { proposal: "x" });
      expect([status, body]).toEqual([400, { proposal: ["Ongeldige waarde."] }]);
    }
    expect(await valueOf("job", job, "status")).toBe("reserved");
  });

  it("is named where the work is approved, in the chat after the work, and with one price on every page", async () => {
    const deal = await aBegunDeal();
    await withExtra(deal);
    const { owner, helper, job, bid } = deal;
    const seen = async (person: Person, path: string) => textOf(await (await browserOf(person)).get(path));
    for (const path of ["samen-stoppen", "actie/done", "bod"])
      expect(await seen(helper, `/task/${job}/${path}`)).toMatch(/€ 120(,00)? ·/);
    await act(helper, job, "done");
    expect(await seen(owner, `/task/${job}/actie/solve`)).not.toContain("stelt voor om samen te stoppen");
    expect(await seen(helper, `/messages/${bid.chat_uri}`)).toContain("aan de beurt");
    await propose(helper, job, "60.00");
    expect(await seen(owner, `/task/${job}/actie/solve`)).toMatch(
      /stelt voor om samen te stoppen.*Keur je het werk goed, dan betaal je alles wat hier staat en vervalt dat voorstel/,
    );
    await drop(helper, job);
    await propose(owner, job, "60.00");
    expect(await seen(owner, `/task/${job}/actie/solve`)).toContain("Je stelde voor om samen te stoppen");
    const chat = await seen(helper, `/messages/${bid.chat_uri}`);
    expect(chat).not.toContain("aan de beurt");
    expect(chat).not.toContain("Ik kan toch niet");
    expect(await seen(helper, `/task/${job}/bod`)).toContain("De € 120 van jullie deal krijg je dan niet.");
    const closed = await seen(owner, `/task/${job}/actie/cancel`);
    expect(closed).toContain("gaf aan dat het werk klaar is");
    expect(closed).not.toContain("heeft het werk afgerond");
  });

  it("is unknown to others", async () => {
    const { job } = await aProposedDeal();
    const stranger = await signedUp();
    for (const call of [propose, accept, drop]) expect((await call(stranger, job)).status).toBe(404);
    expect((await stranger.api("GET", at(job))).status).toBe(404);
  });

  it("replaces an own one, and waits for the answer to the other's", async () => {
    const { owner, helper, job, bid, proposal } = await aProposedDeal();
    expect((await stopOf(helper, job)).proposal).toMatchObject({ replaces: false });
    expect(await propose(helper, job)).toMatchObject({ status: 409, body: { code: "proposal_waits" } });
    const { body } = await propose(owner, job, "70.00");
    expect((await stopOf(helper, job)).proposal).toMatchObject({ replaces: true });
    expect((await linesOf(helper, bid.chat_uri))[0]).toContain(
      "Nieuw voorstel om samen te stoppen. Het vorige is vervallen.",
    );
    const [news] = (await helper.api("GET", "/api/notifications/")).body.results;
    expect(plain(news.text)).toMatch(/Het vorige voorstel van .* is vervallen\./);
    const { events } = (await helper.api("GET", `/api/job/single/${job}/timeline/`)).body;
    expect(events.at(-1)).toMatchObject({ kind: "stop", step: "proposed_again", by: "owner" });
    expect(await valueOf("stop_proposal", proposal, "status")).toBe("replaced");
    expect(await accept(helper, job, proposal)).toMatchObject({ status: 409, body: { code: "proposal_changed" } });
    expect(await drop(helper, job, proposal)).toMatchObject({ status: 409, body: { code: "proposal_changed" } });
    expect(await drop(helper, job, -1)).toMatchObject({ status: 400, body: { proposal: [expect.any(String)] } });
    expect((await accept(helper, job, body.proposal.id)).status).toBe(200);
  });

  it("is refused by the other, or withdrawn", async () => {
    const { owner, helper, job, bid } = await aProposedDeal();
    expect((await drop(helper, job)).body.proposal.status).toBe("refused");
    expect(await drop(helper, job)).toMatchObject({ status: 409, body: { code: "transition" } });
    expect((await propose(helper, job)).status).toBe(201);
    expect(await accept(helper, job)).toMatchObject({ status: 403 });
    expect((await drop(helper, job)).body.proposal.status).toBe("withdrawn");
    expect([await told(owner), await told(helper)]).toEqual([3, 1]);
    expect((await linesOf(owner, bid.chat_uri)).slice(0, 2)).toEqual([
      "Voorstel om te stoppen ingetrokken. De deal gaat door.",
      "Voorstel om samen te stoppen. Je krijgt € 42 terug, de klusser krijgt € 57.",
    ]);
    expect(await mails(helper, "stop_proposal")).toHaveLength(1);
    expect(await valueOf("job", job, "status")).toBe("reserved");
  });

  it("lapses after its days, once, with a word to both", async () => {
    const { owner, helper, job } = await aProposedDeal();
    const cron = (days: number) =>
      visitor.api("POST", "/api/dev/cron/", {
        task: "release",
        user: owner.id,
        now: new Date(Date.now() + days * DAY).toISOString(),
      });
    await cron(STOP_DAYS - 0.1);
    expect((await stopOf(owner, job)).proposal.status).toBe("open");
    await cron(STOP_DAYS + 0.1);
    await cron(STOP_DAYS + 0.1);
    expect((await stopOf(owner, job)).proposal.status).toBe("lapsed");
    expect([await told(owner), await told(helper)]).toEqual([1, 2]);
    const newsOf = async (person: Person) =>
      plain((await person.api("GET", "/api/notifications/")).body.results[0].text);
    expect(await newsOf(owner)).toMatch(/^Je voorstel om te stoppen .* antwoordde niet binnen 7 dagen/);
    expect(await newsOf(helper)).toMatch(/^Het voorstel van .* je antwoordde niet binnen 7 dagen/);
    expect(await accept(helper, job)).toMatchObject({ status: 409, body: { code: "transition" } });
  });
});

describe("a proposal is void", () => {
  const VOID = "Het voorstel om te stoppen is vervallen: er veranderde iets aan het geld in bewaring.";
  const EXTRA_PAID = "Het voorstel om te stoppen is vervallen, want er is meerwerk betaald.";
  const DISPUTED = "Het voorstel om te stoppen is vervallen, want er is een geschil geopend.";

  it("when a dispute opens", async () => {
    const { owner, helper, job, payment, bid } = await aProposedDeal();
    const opening = async () => textOf(await (await browserOf(helper)).get(`/payment/${payment.id}/geschil/openen`));
    expect(await opening()).toContain("Het voorstel om samen te stoppen vervalt dan.");
    await dispute(helper, payment.id);
    expect((await stopOf(owner, job)).proposal.status).toBe("void");
    expect(await linesOf(owner, bid.chat_uri)).toContain(DISPUTED);
    const { events } = (await owner.api("GET", `/api/job/single/${job}/timeline/`)).body;
    expect(events).toContainEqual(expect.objectContaining({ kind: "stop", step: "void_dispute", by: null }));
    const page = textOf(await (await browserOf(owner)).get(`/task/${job}/samen-stoppen`));
    expect(page).toContain("Er is een geschil geopend.");
    expect(page).not.toContain("Er veranderde iets aan het geld");
    expect((await accept(helper, job)).status).toBe(409);
    await helper.api("DELETE", `/api/payment/${payment.id}/dispute/`);
    expect((await accept(helper, job)).status).toBe(409);
  });

  it("when extra work is paid, which its payer and its proposer read", async () => {
    const deal = await aBegunDeal();
    const { owner, helper, job, bid } = deal;
    await propose(helper, job, "60.00");
    const request = await asked(deal);
    const asking = textOf(await (await browserOf(owner)).get(`/payment/${request.id}/meerwerk`));
    expect(asking).toMatch(/stelt voor om samen te stoppen Betaal je dit, dan vervalt dat voorstel/);
    const before = await told(helper);
    await onPage((await openedRequest(owner, request)).session);
    expect((await stopOf(owner, job)).proposal.status).toBe("void");
    expect(await linesOf(owner, bid.chat_uri)).toContain(EXTRA_PAID);
    const { events } = (await owner.api("GET", `/api/job/single/${job}/timeline/`)).body;
    expect(events).toContainEqual(expect.objectContaining({ kind: "stop", step: "void_extra_work", by: null }));
    expect(await told(helper)).toBe(before + 1);
    const [mail] = (await mails(helper, "stop_proposal")).slice(-1);
    expect(mail).toBeDefined();
    const { results } = (await helper.api("GET", "/api/notifications/")).body;
    expect(results.map(({ text }: { text: string }) => plain(text))).toContainEqual(
      expect.stringMatching(/^Je voorstel om te stoppen .* betaalde meerwerk, dus er is nu meer geld in bewaring/),
    );
    const page = textOf(await (await browserOf(helper)).get(`/task/${job}/samen-stoppen`));
    expect(page).toContain("Je voorstel is vervallen Er is meerwerk betaald, dus er is nu meer geld in bewaring.");
  });

  it("when its proposer pays extra work with credit, who needs no word", async () => {
    const deal = await aProposedDeal();
    await toppedUp(deal.owner, "50.00");
    const request = await asked(deal);
    const page = textOf(await (await browserOf(deal.owner)).get(`/payment/${request.id}/meerwerk`));
    expect(page).toContain("Betaal je dit, dan vervalt je voorstel");
    expect((await openedRequest(deal.owner, request, { use_credits: true })).body.status).toBe("held");
    expect((await stopOf(deal.owner, deal.job)).proposal.status).toBe("void");
    expect(await linesOf(deal.owner, deal.bid.chat_uri)).toContain(EXTRA_PAID);
    expect(await told(deal.owner)).toBe(0);
  });

  it.each(["solve", "withdraw", "time"])(
    "when the deal ends otherwise (%s), without a line of its own",
    async (how) => {
      const { owner, helper, job, bid, payment } = await aProposedDeal();
      if (how === "solve") await act(owner, job, "solve");
      if (how === "withdraw") await helper.api("DELETE", "/api/bid/", { bid_id: bid.id });
      if (how === "time") {
        await act(helper, job, "done");
        const now = new Date(Date.now() + 6.9 * DAY).toISOString();
        await visitor.api("POST", "/api/dev/cron/", { task: "release", user: owner.id, now });
        expect(await valueOf("payment", payment.id, "status")).toBe("held");
        await db.prepare("UPDATE stop_proposal SET created_at = created_at + ? WHERE job_id = ?").bind(DAY, job).run();
        const then = new Date(Date.now() + 7.1 * DAY).toISOString();
        await visitor.api("POST", "/api/dev/cron/", { task: "release", user: owner.id, now: then });
        expect(await valueOf("payment", payment.id, "status")).toBe("released");
      }
      expect((await stopOf(owner, job)).proposal.status).toBe("void");
      expect(await linesOf(owner, bid.chat_uri)).not.toContain(VOID);
      expect((await accept(helper, job)).status).toBe(409);
    },
  );
});

describe("at once", () => {
  it("is proposed once by each", async () => {
    const { owner, helper, job } = await aBegunDeal();
    const answers = await Promise.all(Array.from({ length: 16 }, (_, turn) => propose(turn % 2 ? owner : helper, job)));
    expect(tally(answers)).toEqual({ 201: 8, "409 proposal_waits": 8 });
    const open = db.prepare("SELECT count(*) AS n FROM stop_proposal WHERE job_id = ? AND status = 'open'").bind(job);
    expect(await open.first("n")).toBe(1);
  });

  it("is accepted once", async () => {
    const { helper, job, payment } = await aProposedDeal();
    expect(tally(await atOnce(() => accept(helper, job)))).toEqual({ 200: 1, "409 transition": 19 });
    expect(await balanceOf(`balance:${helper.id}`)).toBe(5700);
    expect(await refundsAtProvider(payment.id)).toEqual([4200]);
  });

  it.each(Array.from({ length: 8 }, (_, round) => round))("ends one way (%i)", async (round) => {
    const { owner, helper, job, payment } = await aProposedDeal();
    const all = [
      () => accept(helper, job),
      () => drop(helper, job),
      () => dispute(owner, payment.id),
      () => act(owner, job, "solve"),
      () => propose(owner, job, "10.00"),
    ];
    await Promise.all((round % 2 ? all : all.toReversed()).map((one) => one()));
    const status = await valueOf("payment", payment.id, "status");
    const held = await balanceOf(`held:${payment.id}`);
    const helped = await balanceOf(`balance:${helper.id}`);
    if (status === "released") expect([held, [5700, 9500].includes(helped) || helped === 950]).toEqual([0, true]);
    else expect([status === "held" || status === "disputed", held, helped]).toEqual([true, 10_500, 0]);
    const open = (await stopOf(owner, job)).proposal.status === "open";
    if (open) expect(status).toBe("held");
    expect(await sums()).toEqual({ entries: 0, balances: 0 });
  });

  it("has one effect when a form is posted twice", async () => {
    const { owner, job } = await aBegunDeal();
    const key = { "Idempotency-Key": crypto.randomUUID() };
    const twice = await Promise.all([1, 2].map(() => owner.api("POST", at(job), { amount: "30.00" }, key)));
    expect(twice.map(({ status }) => status).filter((status) => status === 201).length).toBeGreaterThan(0);
    const { results } = await db.prepare("SELECT id FROM stop_proposal WHERE job_id = ?").bind(job).all();
    expect(results).toHaveLength(1);
  });
});
