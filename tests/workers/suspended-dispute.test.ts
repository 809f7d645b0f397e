import { beforeEach, describe, expect, it } from "vitest";
import { anAdmin, STATED } from "./admin-fixtures";
import { browserOf, textOf } from "./browser";
import { mailsOf, type Person } from "./client";
import { cron, dispute, propose } from "./disputed";
import { aPaidDeal } from "./money";
import { act } from "./world";

type Paid = Awaited<ReturnType<typeof aPaidDeal>>;

let deal: Paid;
beforeEach(async () => {
  deal = await aPaidDeal(6000);
});

const suspend = async ({ id }: Person) => (await anAdmin()).api("POST", `/api/admin/users/${id}/suspend/`, STATED);
const restore = async ({ id }: Person) =>
  (await anAdmin()).api("POST", `/api/admin/users/${id}/restore/`, { reason: "Vergissing" });
const seenBy = async (who: Person, path: string) => textOf(await (await browserOf(who)).get(path));
const room = () => `/payment/${deal.payment.id}/geschil`;
const LOGGED_IN = /Doe daarna een voorstel|doen om de beurt|Ga akkoord of|Lees wat/;

describe("a dispute with a suspended user", () => {
  it.each(["helper", "owner"] as const)("goes to our team at once if the %s is suspended", async (role) => {
    const [away, opener] = role === "helper" ? [deal.helper, deal.owner] : [deal.owner, deal.helper];
    expect(await seenBy(opener, `${room()}/openen`)).toContain("Praat er eerst over met");
    await suspend(away);
    const form = await seenBy(opener, `${room()}/openen`);
    expect(form).toContain("is geschorst, dus jullie kunnen er samen niet uitkomen");
    expect(form).not.toMatch(/Praat er eerst over|om de beurt|dagen of drie rondes/);
    const { status, body } = await dispute(opener, deal.payment.id);
    expect([status, body.dispute.status]).toEqual([201, "desk"]);

    const page = await seenBy(opener, room());
    expect(page).toContain("kan hier niet reageren, maar wel met ons mailen");
    expect(page).not.toMatch(/nog niet gereageerd|Jullie hebben tot|kwamen er samen niet uit|Doe een voorstel/);

    const mails = await mailsOf(away, "dispute");
    expect(mails).toHaveLength(1);
    expect(mails[0]).toContain("Het is niet af.");
    expect(mails[0]).toContain("Mail ons jouw kant. Dat kan als antwoord op onze mail.");
    expect(mails[0]).not.toMatch(LOGGED_IN);
    expect(mails[0]).not.toContain(room());
    const [told] = await mailsOf(opener, "dispute");
    expect(told).toMatch(/Het account van .* is geschorst\. Daarom beslist ons team nu/);
    expect(told).toContain("Je hoeft niets te doen.");
    expect(await mailsOf(opener, "dispute_opened")).toHaveLength(0);

    const desk = await seenBy(await anAdmin(), `/admin/disputes/${deal.payment.id}`);
    expect(desk).toMatch(/is geschorst .* kan hier niet reageren en niet akkoord gaan.* Daarna beslis jij/);
    expect(desk).not.toContain("Ze overleggen nog");
  });

  it("that ran already goes to our team too, and the last proposal of the suspended user can be accepted", async () => {
    await dispute(deal.owner, deal.payment.id);
    await propose(deal.helper, deal.payment.id, "30.00");
    await suspend(deal.helper);
    expect(await seenBy(deal.owner, room())).not.toMatch(/Jullie hebben tot|Doe een ander voorstel/);
    await cron("release", Date.now(), deal.owner.id);
    const { body } = await deal.owner.api("GET", `/api/payment/${deal.payment.id}/`);
    expect(body.dispute.status).toBe("desk");
    const [own] = (await mailsOf(deal.helper, "dispute")).slice(-1);
    expect(own).toContain("Je account is geschorst. Daarom beslist ons team nu");
    expect(own).toContain("Mail ons jouw kant.");
    expect(await seenBy(deal.owner, room())).toContain("Ik ga akkoord");
  });

  it("stays with the two while neither is suspended", async () => {
    await dispute(deal.owner, deal.payment.id);
    await cron("release", Date.now(), deal.owner.id);
    const { body } = await deal.owner.api("GET", `/api/payment/${deal.payment.id}/`);
    expect(body.dispute.status).toBe("open");
  });
});

describe("the mail that the account is open again", () => {
  const mailOf = async (who: Person) => (await mailsOf(who, "account_restored"))[0] ?? "";

  it("says how it stands with the deals", async () => {
    await suspend(deal.owner);
    await act(deal.helper, deal.job, "done");
    await restore(deal.owner);
    const mail = await mailOf(deal.owner);
    expect(mail).toContain("Dit geldt voor je lopende deals:");
    expect(mail).toMatch(/gaf aan dat het werk klaar is\. Keur het goed, of open een geschil vóór .*gaat € 57 op/);
    expect(mail).not.toContain("bij dit besluit");
  });

  it("says nothing of deals without any", async () => {
    await deal.owner.api("PATCH", `/api/job/single/${deal.job}/?action=cancel`);
    await suspend(deal.helper);
    await restore(deal.helper);
    expect(await mailOf(deal.helper)).toContain("Je kunt weer inloggen.");
    expect(await mailOf(deal.helper)).not.toContain("lopende deals");
  });
});
