import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { loginWithHeldMessage } from "~/live/held-message";
import { aPng } from "../pictures";
import { aDecision, anAdmin, aReport } from "./admin-fixtures";
import { browserOf, textOf } from "./browser";
import { PASSWORD, type Person, signedUp } from "./client";
import { aPaidDeal, aTapJob } from "./money";
import { aJob } from "./world";

const WORDS = "Deze zin is lang getypt.";

const FORMS: [string, (person: Person) => Promise<string>, Record<string, string>][] = [
  [
    "a job",
    async (person) => `/task/${await aTapJob(person)}/bewerken`,
    { title: "Lekkende kraan", description: WORDS },
  ],
  ["a profile", async ({ id }) => `/profile/${id}/work-experience`, { intent: "about", bio: WORDS }],
  [
    "a project",
    async ({ id }) => `/profile/${id}/work-experience/toevoegen`,
    { title: "Badkamer", description: WORDS },
  ],
  ["a saved search", async () => "/browse-tasks/bewaren", { name: WORDS }],
];

it.each(FORMS)(
  "a form of %s that is sent after the session ended shows what was typed after the login",
  async (_, at, typed) => {
    const person = await signedUp();
    const browser = await browserOf(person);
    const page = await at(person);
    expect((await browser.get(page)).status).toBe(200);
    await env.DB.prepare("DELETE FROM session WHERE user_id = ?").bind(person.id).run();
    const { to } = await browser.post(page, typed);
    expect(decodeURIComponent(to ?? "")).toMatch(/^\/login\?next=.*[?&]unsent=/);
    const next = new URL(to ?? "", "https://buurklusser.test").searchParams.get("next") ?? "";
    await browser.post("/login", { email: person.email, password: PASSWORD, next });
    expect((await browser.get(next)).html).toContain(WORDS);
  },
);

function withPhotos(fields: Record<string, string>, ...photos: BlobPart[]): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const [at, photo] of photos.entries()) form.append("images", new File([photo], `bad-${at}.png`));
  return form;
}

async function sentAfterItsEnd(at: (person: Person) => Promise<string>, form: FormData) {
  const person = await signedUp();
  const browser = await browserOf(person);
  const page = await at(person);
  await env.DB.prepare("DELETE FROM session WHERE user_id = ?").bind(person.id).run();
  const { to } = await browser.post(page, form);
  const login = await browser.get(to ?? "");
  const next = new URL(to ?? "", "https://buurklusser.test").searchParams.get("next") ?? "";
  await browser.post("/login", { email: person.email, password: PASSWORD, next });
  return { browser, next, login };
}

const aProject = async ({ id }: Person) => `/profile/${id}/work-experience/toevoegen`;
const PICTURE = /src="\/uploads\/[0-9a-f-]{36}"/g;

it("photos of a project that is sent after the session ended are there after the login, once", async () => {
  const form = withPhotos({ title: "Badkamer", description: WORDS, intent: "save" }, aPng(), aPng());
  const { browser, next } = await sentAfterItsEnd(aProject, form);
  for (const _ of ["first", "again"]) {
    const { html } = await browser.get(next);
    expect(html).toContain(WORDS);
    expect(html.match(PICTURE)).toHaveLength(2);
  }
});

it("the login page says that a file among them was not kept", async () => {
  const form = withPhotos({ title: "Badkamer", description: WORDS, intent: "save" }, aPng(), "no photo");
  const { login } = await sentAfterItsEnd(aProject, form);
  expect(textOf(login)).toContain("Niet alle foto’s die je net koos, zijn bewaard.");
});

it("the login page says that photos of another form were not kept", async () => {
  const form = withPhotos({ title: "Lekkende kraan", description: WORDS, intent: "add-photos" }, aPng());
  const { login } = await sentAfterItsEnd(async (person) => `/task/${await aTapJob(person)}/bewerken`, form);
  expect(textOf(login)).toContain("De foto’s die je net koos, gingen niet mee.");
});

const endSession = ({ id }: Person) => env.DB.prepare("DELETE FROM session WHERE user_id = ?").bind(id).run();
const logIn = async (browser: Awaited<ReturnType<typeof browserOf>>, { email }: Person, to: string | null) => {
  const next = new URL(to ?? "", "https://buurklusser.test").searchParams.get("next") ?? "";
  await browser.post("/login", { email, password: PASSWORD, next });
  return browser.get(next);
};

it("a message with photos is there after the login with its description, and both pages say that it was not sent", async () => {
  const { helper, bid } = await aPaidDeal();
  const browser = await browserOf(helper);
  const chat = `/messages/${bid.chat_uri}`;
  expect(textOf(await browser.get(chat))).not.toContain("nog niet verstuurd");
  await endSession(helper);
  const { to } = await browser.post(chat, withPhotos({ message: WORDS, alts: "Mijn hark" }, aPng()));
  expect(textOf(await browser.get(to ?? ""))).toContain("Je bericht is bewaard, maar nog niet verstuurd.");
  const again = await logIn(browser, helper, to);
  expect(again.html).toContain(WORDS);
  expect(again.html).toMatch(/<input[^>]*name="unsent"/);
  expect(again.html).toMatch(/<input[^>]*name="alts"[^>]*value="Mijn hark"/);
  expect(textOf(again)).toContain("Je bericht is bewaard, maar nog niet verstuurd.");
});

it("the login page says that a message waits in the browser, also after a wrong password, and leads back to the chat", async () => {
  const { helper, bid } = await aPaidDeal();
  const browser = await browserOf();
  const chat = `/messages/${bid.chat_uri}`;
  const page = loginWithHeldMessage(chat);
  const said = "Je bericht is bewaard, maar nog niet verstuurd. Log in, dan staat het weer klaar.";
  expect(textOf(await browser.get(page))).toContain(said);
  const login = { email: helper.email, next: chat };
  expect(textOf(await browser.post(page, { ...login, password: "Straatfeest8" }))).toContain(said);
  expect((await browser.post(page, { ...login, password: PASSWORD })).to).toBe(chat);
  expect((await browser.get(page)).to).toBe(chat);
  expect(textOf(await (await browserOf()).get(`/login?next=${chat}`))).not.toContain("Je bericht is bewaard");
});

it("photos of the result keep their description too", async () => {
  const { helper, job } = await aPaidDeal();
  const browser = await browserOf(helper);
  await endSession(helper);
  const { to } = await browser.post(`/task/${job}/actie/done`, withPhotos({ alts: "Mijn hark" }, aPng()));
  expect((await logIn(browser, helper, to)).html).toMatch(/<input[^>]*name="alts"[^>]*value="Mijn hark"/);
});

it("tax data that were not saved are in an open form, without the BSN, and the page says so until they are", async () => {
  const person = await signedUp();
  const data = {
    first_name: "Hassan",
    last_name: "Bakker",
    street: "Prinsengracht 263",
    zipcode: "1016 GV",
    city: "Amsterdam",
    birth_date: "1985-04-12",
    bsn: "999990019",
  };
  expect((await person.api("POST", "/api/wallet/tax/person/", data)).status).toBe(200);
  const browser = await browserOf(person);
  const tax = "/wallet/belasting";
  expect(textOf(await browser.get(tax))).not.toContain("Nog niet opgeslagen");
  await endSession(person);
  const typed = { ...data, street: "Damrak 1" };
  const { to } = await browser.post(tax, typed);
  expect(textOf(await browser.get(to ?? ""))).toContain("Wat je invulde, is nog niet verstuurd.");
  const again = await logIn(browser, person, to);
  expect(textOf(again)).toMatch(/Nog niet opgeslagen .*Vul je BSN opnieuw in/);
  expect(again.html).toMatch(/<details[^>]* open=""[^>]*><summary[^>]*>Wijzig je gegevens/);
  expect(again.html).toContain("Damrak 1");
  expect(again.html).not.toContain("999990019");
  expect((await browser.post(tax, typed)).to).toBe("/wallet");
  expect(textOf(await browser.get(`${tax}?unsent=`))).not.toContain("Nog niet opgeslagen");
});

it("the day and both times of an appointment are there after the login", async () => {
  const { owner, bid } = await aPaidDeal();
  const browser = await browserOf(owner);
  const page = `/messages/${bid.chat_uri}/afspraak`;
  const typed = { date: "2099-01-05", from: "10:05", to: "12:10" };
  await endSession(owner);
  const { to } = await browser.post(page, { ...typed, intent: "propose" });
  expect(textOf(await browser.get(to ?? ""))).toContain("staat het weer klaar");
  const { html } = await logIn(browser, owner, to);
  for (const [name, value] of Object.entries(typed)) {
    expect(html).toMatch(new RegExp(`<input(?=[^>]*name="${name}")(?=[^>]*value="${value}")`));
  }
});

it("the amount of a tip is chosen again after the login, until another one is typed", async () => {
  const deal = await aPaidDeal();
  await deal.owner.api("PATCH", `/api/job/single/${deal.job}/?action=solve`);
  const browser = await browserOf(deal.owner);
  const page = `/payment/${deal.payment.id}/fooi`;
  const chosen = (choice: string) =>
    new RegExp(`<input(?=[^>]*name="choice")(?=[^>]*value="${choice}")(?=[^>]*checked)`);
  await endSession(deal.owner);
  const { to } = await browser.post(page, { choice: "other", other: "7,50" });
  expect(textOf(await browser.get(to ?? ""))).toContain("staat het weer klaar");
  const again = await logIn(browser, deal.owner, to);
  expect(again.html).toMatch(chosen("other"));
  expect(again.html).toContain('value="7,50"');
  const refused = await browser.post(page, { choice: "5.00", other: "8" });
  expect(refused.html).toMatch(chosen("5.00"));
  expect(refused.html).not.toContain('value="7,50"');
  await browser.post(page, { choice: "5.00" });
  expect((await browser.get(page)).html).not.toContain('value="7,50"');
});

it("the job that a helper is asked for is chosen again after the login", async () => {
  const owner = await signedUp();
  const [job] = [await aJob(owner), await aJob(owner)];
  const helper = await signedUp({ active_worker: 1 });
  const browser = await browserOf(owner);
  const page = `/helper/${helper.id}/vragen`;
  const chosen = new RegExp(`<input(?=[^>]*name="job")(?=[^>]*value="${job}")(?=[^>]*checked)`);
  await endSession(owner);
  const { to } = await browser.post(page, { job: String(job) });
  expect(textOf(await browser.get(to ?? ""))).toContain("staat het weer klaar");
  expect((await logIn(browser, owner, to)).html).toMatch(chosen);
  expect((await browser.post(page, { job: String(job) })).to).toBe(`/helper/${helper.id}`);
  expect((await browser.get(page)).html).not.toMatch(chosen);
});

it("an appeal against a decision is there after the login, until it is sent", async () => {
  const owner = await signedUp();
  const job = await aJob(owner);
  const decision = await aDecision(await anAdmin(), { target_type: "job", target_id: job });
  const browser = await browserOf(owner);
  const page = `/besluit/${decision.id}`;
  await endSession(owner);
  const { to } = await browser.post(page, { text: WORDS });
  expect(textOf(await browser.get(to ?? ""))).toContain("staat het weer klaar");
  expect((await logIn(browser, owner, to)).html).toContain(`>${WORDS}</textarea>`);
  expect((await browser.post(page, { text: WORDS })).to).toBe(page);
  expect(textOf(await browser.get(to ?? ""))).not.toContain("staat het weer klaar");
});

it("the amount of a proposal to stop together is checked again after the login, until it is sent", async () => {
  const { owner, job } = await aPaidDeal(10_000);
  await env.DB.prepare("UPDATE job SET begun_at = ? WHERE id = ?").bind(Date.now(), job).run();
  const browser = await browserOf(owner);
  const page = `/task/${job}/samen-stoppen`;
  await endSession(owner);
  const { to } = await browser.post(page, { amount: "30.10", intent: "propose" });
  expect(textOf(await browser.get(to ?? ""))).toContain("Wat je invulde, is nog niet verstuurd.");
  const again = await logIn(browser, owner, to);
  expect(textOf(again)).toMatch(/Zo wordt het verdeeld.*Verdiend: € 30,10 van € 100/);
  expect(textOf(await browser.get(`${page}?unsent=&typed=30.10`))).toContain("Bekijk de verdeling");
  expect((await browser.post(page, { amount: "30.10", intent: "propose" })).to).toBe(page);
  expect(textOf(await browser.get(`${page}?unsent=`))).toContain("Jouw voorstel");
});

it("the choice what happens to a cancelled job is made again after the login", async () => {
  const { owner, job } = await aPaidDeal();
  const browser = await browserOf(owner);
  const page = `/task/${job}/actie/cancel`;
  const removes = /<input(?=[^>]*name="after")(?=[^>]*value="remove")(?=[^>]*checked)[^>]*>/;
  expect((await browser.get(page)).html).not.toMatch(removes);
  await endSession(owner);
  const { to } = await browser.post(page, { after: "remove", compensation: "0.00", total: "63.00" });
  expect(textOf(await browser.get(to ?? ""))).toContain("Wat je invulde, is nog niet verstuurd.");
  expect((await logIn(browser, owner, to)).html).toMatch(removes);
});

it("a button of a chat that was pressed after the session ended is named after the login, and archives nothing", async () => {
  const { owner, bid } = await aPaidDeal();
  const browser = await browserOf(owner);
  const chat = `/messages/${bid.chat_uri}`;
  const said = "Je was uitgelogd, dus er is nog niets gebeurd";
  await endSession(owner);
  const { to } = await browser.post(chat, { intent: "archive", drawn_for: String(owner.id) });
  expect(to).toBe(`/login?next=${encodeURIComponent(`${chat}?undone=other`)}`);
  expect(textOf(await browser.get(to ?? ""))).toContain(said);
  expect(textOf(await logIn(browser, owner, to))).toContain(`Welkom terug! ${said}. Probeer het hier opnieuw.`);
  expect(textOf(await browser.get(chat))).not.toContain(said);
  expect((await browser.get("/messages?archived=true")).html).not.toContain(chat);
});

it("a visitor who sends a message to a chat reads that it takes an account, not that nothing happened", async () => {
  const { owner, bid } = await aPaidDeal();
  const browser = await browserOf();
  const chat = `/messages/${bid.chat_uri}`;
  const { to } = await browser.post(chat, { intent: "archive" });
  expect(to).toBe(`/login?next=${encodeURIComponent(chat)}`);
  expect(textOf(await browser.get(to ?? ""))).not.toContain("Je was uitgelogd");
  expect(textOf(await logIn(browser, owner, to))).not.toContain("Je was uitgelogd");
});

it("a press without a choice keeps nothing", async () => {
  const { owner, job } = await aPaidDeal();
  const browser = await browserOf(owner);
  await endSession(owner);
  const { to } = await browser.post(`/task/${job}/actie/solve`, { total: "63.00" });
  expect(to).toBe(`/login?next=${encodeURIComponent(`/task/${job}/actie/solve?undone=solve`)}`);
});

const SETTINGS: [string, string, Record<string, string>, RegExp][] = [
  [
    "an e-mail address",
    "settings",
    { intent: "email", email: "nieuw@voorbeeld.nl" },
    /E-mailadres.*nieuw@voorbeeld\.nl/s,
  ],
  ["a language", "settings", { language: "en" }, /<option[^>]*value="en"[^>]*selected/],
  ["notifications", "notifications", { distance: "37" }, /value="37"/],
  ["a company", "zakelijk", { company: "Klus & Zo" }, /value="Klus &amp; Zo"/],
  ["a profile", "", { zipcode: "1016 GV" }, /value="1016 GV"/],
];

it.each(SETTINGS)("settings of %s that were not saved are open, and say so", async (_, part, typed, shown) => {
  const person = await signedUp();
  const browser = await browserOf(person);
  const page = `/profile/${person.id}${part && `/${part}`}`;
  const said = "Nog niet opgeslagen: wat je eerder invulde, staat er weer.";
  expect(textOf(await browser.get(page))).not.toContain(said);
  await endSession(person);
  const { to } = await browser.post(page, typed);
  const again = await logIn(browser, person, to);
  expect(textOf(again)).toContain(said);
  expect(again.html).toMatch(shown);
  if (part === "settings") expect(again.html).toMatch(/<details[^>]* open=""(?:(?!<\/details>).)*Nog niet opgeslagen/s);
});

it.each(["", "/starten/wie"])("a photo of a profile that was sent to %s is there after the login", async (part) => {
  const at = async ({ id }: Person) => `/profile/${id}${part}`;
  const form = new FormData();
  form.append("bio", WORDS);
  form.append("zipcode", "1016 GV");
  form.append("image", new File([aPng()], "ik.png"));
  const { browser, next } = await sentAfterItsEnd(at, form);
  const { html } = await browser.get(next);
  expect(html).toMatch(/<img[^>]*src="\/uploads\/[0-9a-f-]{36}"/);
  expect(html).toMatch(/<input[^>]*name="photo"[^>]*value="[0-9a-f-]{36}"/);
});

it("an admin logs in again, and the reason that was typed is there", async () => {
  const admin = await anAdmin();
  const report = await aReport({ target_type: "job", target_id: await aJob(await signedUp()) });
  const page = `/admin/reports/${report.id}?action=remove`;
  const browser = await browserOf(admin);
  await endSession(admin);
  const { to } = await browser.post(page, { action: "remove", statement: WORDS, reason: "Reclame" });
  expect(to).toBe(`/login?next=${encodeURIComponent(`${page}&unsent=`)}`);
  const again = await logIn(browser, admin, to);
  expect(again.html).toContain(WORDS);
  expect(again.html).toContain("Reclame");
});

it("a new password that is sent after the session ended is not kept, and the login says so", async () => {
  const sent = new FormData();
  const fields = { intent: "password", old_password: PASSWORD, new_password: "Straatfeest8", confirm: "Straatfeest8" };
  for (const [name, value] of Object.entries(fields)) sent.append(name, value);
  const { login } = await sentAfterItsEnd(async ({ id }) => `/profile/${id}/settings`, sent);
  expect(textOf(login)).toContain("Er is nog niets gewijzigd. Vul het na het inloggen opnieuw in.");
});
