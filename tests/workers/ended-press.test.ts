import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { browserOf, type Shown, textOf } from "./browser";
import { PASSWORD, type Person, signedUp } from "./client";
import { aPaidDeal } from "./money";
import { aJob } from "./world";

type Deal = Awaited<ReturnType<typeof aPaidDeal>>;
type Who = "owner" | "helper";

const chatOf = ({ bid }: Deal, page: string) => `/messages/${bid.chat_uri}/${page}`;
const taskOf = ({ job }: Deal, page: string) => `/task/${job}/${page}`;

const PRESSES: [string, Who, (deal: Deal) => string, Record<string, string>, string][] = [
  ["accept", "owner", (deal) => chatOf(deal, "accepteren"), { bid_id: "1" }, "Je hebt het bod nog niet geaccepteerd"],
  [
    "appointment",
    "helper",
    (deal) => chatOf(deal, "afspraak"),
    { date: "2027-01-05", from: "10:00", to: "12:00", intent: "propose" },
    "Je tijd of antwoord voor de afspraak is nog niet verstuurd",
  ],
  [
    "absence",
    "owner",
    (deal) => chatOf(deal, "afspraak"),
    { id: "1", intent: "missed" },
    "Je melding dat de ander er niet was, is nog niet verstuurd",
  ],
  [
    "address",
    "owner",
    (deal) => taskOf(deal, "adres"),
    { street: "Damrak 1", zipcode: "1012 LG" },
    "Je hebt het adres nog niet doorgegeven",
  ],
  [
    "start code",
    "helper",
    (deal) => taskOf(deal, "startcode"),
    { words: "boom" },
    "Je startcode is nog niet verstuurd",
  ],
  [
    "stop",
    "owner",
    (deal) => taskOf(deal, "samen-stoppen"),
    { intent: "agree", proposal: "1" },
    "Je voorstel of antwoord om te stoppen is nog niet verstuurd",
  ],
  [
    "approve",
    "owner",
    (deal) => taskOf(deal, "actie/solve"),
    { total: "105.00" },
    "Je hebt de klus nog niet goedgekeurd of afgerond",
  ],
  [
    "block",
    "owner",
    ({ helper }) => `/helper/${helper.id}/blokkeren`,
    { intent: "block" },
    "Je hebt deze persoon nog niet geblokkeerd",
  ],
  [
    "unblock",
    "owner",
    ({ helper }) => `/helper/${helper.id}/blokkeren`,
    { intent: "unblock" },
    "Deze persoon is nog geblokkeerd",
  ],
  [
    "dispute",
    "helper",
    ({ payment }) => `/payment/${payment.id}/geschil/akkoord`,
    {},
    "Er is nog niets veranderd aan het geschil",
  ],
  [
    "chat",
    "owner",
    ({ bid }) => `/messages/${bid.chat_uri}`,
    { intent: "archive" },
    "Je was uitgelogd, dus er is nog niets gebeurd",
  ],
];

type Browser = Awaited<ReturnType<typeof browserOf>>;

async function pressedTooLate(person: Person, page: string, fields: Record<string, string>) {
  const browser = await browserOf(person);
  await env.DB.prepare("DELETE FROM session WHERE user_id = ?").bind(person.id).run();
  const { to } = await browser.post(page, { drawn_for: String(person.id), ...fields });
  const login = await browser.get(to ?? "");
  const next = new URL(to ?? "", "https://buurklusser.test").searchParams.get("next") ?? "";
  await browser.post("/login", { email: person.email, password: PASSWORD, next });
  return { login: textOf(login), next, after: textOf(await shown(browser, next)), browser };
}

async function shown(browser: Browser, page: string): Promise<Shown> {
  const answer = await browser.get(page);
  return answer.to ? browser.get(answer.to) : answer;
}

it.each(PRESSES)("a press after the session ended (%s) is named by the login and by the page", async (...press) => {
  const [, who, at, fields, sentence] = press;
  const deal = await aPaidDeal();
  const { login, after } = await pressedTooLate(deal[who], at(deal), fields);
  expect(login).toContain(sentence);
  expect(login).not.toContain("Hiervoor heb je een account nodig");
  expect(after).toContain(`Welkom terug! ${sentence}. Probeer het hier opnieuw.`);
});

it("the login says of an unknown code that nothing has happened, and leads to no other site", async () => {
  const visitor = await browserOf();
  const login = textOf(await visitor.get(`/login?next=${encodeURIComponent("/wallet?undone=everything")}`));
  expect(login).toContain("Je was uitgelogd, dus er is nog niets gebeurd");
  const person = await signedUp();
  const elsewhere = { email: person.email, password: PASSWORD, next: "https://example.com/?undone=tip" };
  expect((await visitor.post("/login", elsewhere)).to).toBe("/");
});

it("who only opens a page of members reads to log in, or that it takes an account", async () => {
  const visitor = await browserOf();
  expect(textOf(await visitor.get("/login?next=%2Fnotifications"))).toContain("Hiervoor moet je ingelogd zijn");
  expect(textOf(await visitor.get("/signup?next=%2Fnotifications"))).toContain("Hiervoor heb je een account nodig");
});

it("a report that is sent after the session ended is no visitor's: it is kept through the login", async () => {
  const person = await signedUp();
  const page = `/melden?type=job&id=${await aJob(await signedUp())}`;
  const words = "Deze klus is nep.";
  const { login, next, after, browser } = await pressedTooLate(person, page, { reason: "spam", text: words });
  expect(login).toMatch(/Je melding is nog niet verstuurd .*Log in, dan staat het weer klaar/);
  expect(after).toContain(words);
  expect(after).toContain("Welkom terug! Je melding is nog niet verstuurd.");
  expect((await browser.post(next, { reason: "spam", text: words })).to).toBe("/");
  expect(textOf(await browser.get(next))).not.toContain(words);
  const visitor = await browserOf();
  expect(textOf(await visitor.post(page, { reason: "spam", text: words }))).toContain("E-mail");
});
