import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { mailsOf, type Person, signedUp } from "./client";
import { aPaidDeal } from "./money";
import { aBid, aJob } from "./world";

const HOLE = /^[\s’]|\n[ ,]| {2}| [,.?](?!\w)|\( *\)/;

async function mailedTo(person: Person, ...templates: string[]): Promise<string> {
  const mails = await Promise.all(templates.map((template) => mailsOf(person, template)));
  for (const [i, found] of mails.entries()) expect(found, templates[i]).not.toEqual([]);
  return mails.flat().join("\n");
}

const newsOf = async ({ api }: Person): Promise<string> =>
  (await api("GET", "/api/notifications/")).body.results
    .map(({ title, text }: Record<string, string>) => `${title}\n${text}`)
    .join("\n")
    .replace(/[\u2066-\u2069]/g, "");

describe("users without a name", () => {
  it("are called the same in mails, notifications and cards, but have no name in their own profile", async () => {
    const [placer, helper] = [await signedUp({ name: "" }), await signedUp({ name: "" })];
    const bid = await aBid(helper, await aJob(placer), "60.00", "Ik kan zaterdag.");
    const told = [await mailedTo(placer, "bid_placed"), await newsOf(placer)];
    for (const text of told) expect(text).toContain("Buurtgenoot biedt");
    for (const text of told) expect(text).not.toMatch(HOLE);
    expect([bid.user.name, (await helper.api("GET", "/api/user/data/")).body.name]).toEqual(["Buurtgenoot", ""]);
  });

  it("are named to the other party of a deal, in the language of the reader, and to our team", async () => {
    const { owner, helper, bid, payment } = await aPaidDeal(10_000, { name: "", language: "en" });
    await env.DB.prepare("UPDATE user SET name = '' WHERE id = ?").bind(owner.id).run();
    for (const { api } of [owner, helper]) {
      const path = `/api/chat/${bid.chat_uri}/message/`;
      expect((await api("POST", path, { message: "Tot zaterdag." })).status).toBe(201);
    }
    const told = [await mailedTo(owner, "message"), await mailedTo(helper, "message", "bid_accepted")];
    expect(told[0]).toMatch(/^Nieuw bericht van Buurtgenoot\n/);
    expect(told[1]).toMatch(/^New message from Neighbour\n/);
    for (const text of [...told, await newsOf(owner), await newsOf(helper)]) expect(text).not.toMatch(HOLE);
    const { body } = await (await signedUp({ roles: "admin" })).api("GET", `/api/admin/payments/${payment.id}/`);
    expect([body.payer.name, body.payee.name]).toEqual(["Buurtgenoot", "Buurtgenoot"]);
  });
});
