import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { aPng } from "../pictures";
import { browserOf, textOf } from "./browser";
import { PASSWORD, type Person, signedUp } from "./client";
import { aTapJob } from "./money";

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
