import { describe, expect, it } from "vitest";
import { browserOf, textOf } from "./browser";
import { PASSWORD, signedUp } from "./client";
import { aBid, accepted, neighbours } from "./world";

async function agreed() {
  const { placer, helper, job } = await neighbours();
  const bid = await aBid(helper, job);
  await accepted(placer, bid.id);
  return { placer, helper, job, path: `/messages/${bid.chat_uri}`, chat: `/api/chat/${bid.chat_uri}/` };
}

describe("a conversation", () => {
  it("is not shown to a visitor or a stranger", async () => {
    const { path } = await agreed();
    const { placer: stranger } = await neighbours();
    expect((await (await browserOf()).get(path)).to).toBe(`/login?next=${encodeURIComponent(path)}`);
    expect((await (await browserOf(stranger)).get(path)).status).toBe(404);
  });

  it("is read when it is looked at, and counted so on that very page", async () => {
    const { placer, helper, chat, path } = await agreed();
    await helper.api("POST", `${chat}message/`, { message: "Ik kom morgen." });
    const browser = await browserOf(placer);
    const badge = (hidden: boolean) =>
      new RegExp(`<span class="badge[^"]*"${hidden ? ' hidden=""' : ""} data-unread="chats"`);
    expect((await browser.get("/messages")).html).toMatch(badge(false));
    const page = await browser.get(path);
    expect(textOf(page)).toContain("Ik kom morgen.");
    expect(page.html).toMatch(badge(true));
    expect(page.html).not.toMatch(badge(false));
    expect((await placer.api("GET", chat)).body.unread).toBe(0);
  });

  it("is not read by a browser that only fetches ahead", async () => {
    const { placer, helper, chat, path } = await agreed();
    await helper.api("POST", `${chat}message/`, { message: "Hallo" });
    const before = (await placer.api("GET", chat)).body.unread;
    await (await browserOf(placer)).get(path, { "Sec-Purpose": "prefetch" });
    expect((await placer.api("GET", chat)).body.unread).toBe(before);
    expect(before).toBeGreaterThan(0);
  });

  it("keeps its notification unread, too, until that is opened", async () => {
    const { placer, helper, job } = await neighbours();
    await aBid(helper, job);
    const [{ id, read }] = (await placer.api("GET", "/api/notifications/")).body.results;
    const browser = await browserOf(placer);
    const isRead = async () => (await placer.api("GET", "/api/notifications/")).body.results[0].read;
    expect(read).toBe(false);
    expect((await browser.get(`/notifications/${id}`, { "Sec-Purpose": "prefetch" })).status).toBe(503);
    expect(await isRead()).toBe(false);
    const stranger = await browserOf(await signedUp());
    for (const other of [id, 999_999_999])
      expect((await stranger.get(`/notifications/${other}`)).to).toBe("/notifications");
    expect(await isRead()).toBe(false);
    await browser.get(`/notifications/${id}`);
    expect(await isRead()).toBe(true);
  });

  it("takes a message once, however often its form is posted", async () => {
    const { placer, chat, path } = await agreed();
    const browser = await browserOf(placer);
    const form = { message: "Tot zaterdag!", client_id: "een" };
    const sent = await Promise.all([browser.post(path, form), browser.post(path, form)]);
    expect(sent.map(({ status, to }) => [status, to])).toEqual([
      [303, `${path}#einde`],
      [303, `${path}#einde`],
    ]);
    const { results } = (await placer.api("GET", `${chat}message/`)).body;
    expect(results.filter((one: { message: string }) => one.message === "Tot zaterdag!")).toHaveLength(1);
  });

  it("takes another text under the id of a page that was gone back to", async () => {
    const { placer, chat, path } = await agreed();
    const browser = await browserOf(placer);
    await browser.post(path, { message: "Eerste", client_id: "oud" });
    await browser.post(path, { message: "Tweede", client_id: "oud" });
    const { results } = (await placer.api("GET", `${chat}message/`)).body;
    expect(results.slice(0, 2).map((one: { message: string }) => one.message)).toEqual(["Tweede", "Eerste"]);
  });

  it("keeps what was typed when it is refused", async () => {
    const { placer, path } = await agreed();
    const refused = await (await browserOf(placer)).post(path, { message: "x".repeat(4001), client_id: "lang" });
    expect(refused.status).toBe(422);
    expect(refused.html).toContain("x".repeat(4001));
    expect(refused.html).toContain('value="lang"');
    expect(textOf(refused)).toContain("Maximaal 4000 tekens.");
  });

  it("keeps what was typed when its writer had been logged out", async () => {
    const { placer, path } = await agreed();
    const browser = await browserOf();
    const sent = await browser.post(path, { message: "Nog even over zaterdag", client_id: "weg" });
    expect([sent.status, sent.to]).toEqual([303, `/login?next=${encodeURIComponent(path)}`]);
    await browser.post("/login", { email: placer.email, password: PASSWORD, next: path });
    for (const times of [1, 2]) {
      expect((await browser.get(path)).html, `look ${times}`).toContain(">Nog even over zaterdag</textarea>");
    }
    await browser.post(path, { message: "Nog even over zaterdag", client_id: "weer" });
    expect((await browser.get(path)).html).not.toContain(">Nog even over zaterdag</textarea>");
  });

  it("goes back twenty messages at a time and keeps the newer ones", async () => {
    const { placer, helper, chat, path } = await agreed();
    for (let at = 1; at <= 30; at++) await helper.api("POST", `${chat}message/`, { message: `nummer ${at}.` });
    const browser = await browserOf(placer);
    const first = await browser.get(path);
    expect(textOf(first)).toContain("nummer 30.");
    expect(textOf(first)).not.toContain("nummer 10.");
    const [, earlier = ""] = /href="([^"]*page=2#bericht-\d+)"/.exec(first.html) ?? [];
    const second = await browser.get(earlier.split("#")[0] ?? "");
    expect(second.html).toContain(`id="${earlier.split("#")[1]}"`);
    expect(textOf(second)).toMatch(/nummer 1\..*nummer 10\..*nummer 30\./);
  });

  it("goes to the archive and comes back", async () => {
    const { placer, path } = await agreed();
    const browser = await browserOf(placer);
    expect((await browser.post(path, { intent: "archive" })).to).toBe("/messages");
    expect(textOf(await browser.get("/messages"))).toContain("De chat staat in je archief.");
    expect((await browser.get("/messages?archived=true")).html).toContain(path);
    await browser.post(path, { intent: "restore" });
    expect((await browser.get("/messages")).html).toContain(path);
  });
});

describe("the list of conversations", () => {
  it("finds them by name and job, and says so when there are none", async () => {
    const { placer, path } = await agreed();
    const browser = await browserOf(placer);
    expect((await browser.get("/messages?search=hassan")).html).toContain(path);
    expect((await browser.get("/messages?search=SCHUTTING")).html).toContain(path);
    const nothing = await browser.get("/messages?search=zolder");
    expect(nothing.html).not.toContain(path);
    expect(textOf(nothing)).toContain("Geen chat met ‘zolder’");
  });

  it("leads to the archive when all chats are there", async () => {
    const { placer, chat } = await agreed();
    await placer.api("PATCH", chat, { delete: true });
    const page = await (await browserOf(placer)).get("/messages");
    expect(textOf(page)).toContain("Al je chats zijn gearchiveerd");
    expect(textOf(page)).not.toContain("Nog geen berichten");
  });

  it("says what will be there while it is empty", async () => {
    const { placer } = await neighbours();
    expect(textOf(await (await browserOf(placer)).get("/messages"))).toContain("Nog geen berichten");
  });
});

describe("a chat with a bid", () => {
  it("that is pending has a notice for each side in place of the form", async () => {
    const { placer, helper, job } = await neighbours();
    const { chat_uri } = await aBid(helper, job, "60.00");
    const owners = await (await browserOf(placer)).get(`/messages/${chat_uri}`);
    expect(textOf(owners)).toContain("Met 5% servicekosten betaal je € 63.");
    expect(owners.html).toContain(`href="/messages/${chat_uri}/accepteren"`);
    expect(owners.html).toContain(`href="/messages/${chat_uri}/afwijzen"`);
    expect(owners.html).not.toContain("<textarea");
    const helpers = await (await browserOf(helper)).get(`/messages/${chat_uri}`);
    expect(textOf(helpers)).toContain("Je kunt chatten zodra je bod is geaccepteerd.");
    expect(helpers.html).not.toContain("<textarea");
  });

  it("that is pending refuses a message and gives it back", async () => {
    const { placer, helper, job } = await neighbours();
    const { chat_uri } = await aBid(helper, job);
    const refused = await (await browserOf(placer)).post(`/messages/${chat_uri}`, { message: "Kan dat zaterdag?" });
    expect(refused.status).toBe(409);
    expect(textOf(refused)).toContain("Accepteer of weiger eerst het bod.");
    expect(textOf(refused)).toContain("Kan dat zaterdag?");
  });

  it("that is rejected after one more question says so to both", async () => {
    const { placer, helper, job } = await neighbours();
    const { chat_uri } = await aBid(helper, job);
    const browser = await browserOf(placer);
    expect(textOf(await browser.get(`/messages/${chat_uri}/afwijzen`))).toContain("Bod van Hassan B. weigeren?");
    const bids = encodeURIComponent(`/task/${job}#biedingen`);
    const { to } = await browser.post(`/messages/${chat_uri}/afwijzen?next=${bids}`, {});
    expect(to).toBe(`/task/${job}#melding`);
    expect(textOf(await browser.get(to ?? ""))).toContain("Je hebt het bod van Hassan B. geweigerd.");
    expect(textOf(await browser.get(`/messages/${chat_uri}`))).toContain("Dit bod is niet gekozen");
    expect(textOf(await (await browserOf(helper)).get(`/messages/${chat_uri}`))).toContain("Je bod is niet gekozen");
  });

  it("that is accepted says who is to do what next", async () => {
    const { placer, helper, job, path } = await agreed();
    expect((await (await browserOf(placer)).get(path)).html).toContain(`href="/task/${job}/actie/solve"`);
    expect((await (await browserOf(helper)).get(path)).html).toContain(`/task/${job}/actie/done?next=`);
  });
});
