import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { browserOf } from "./browser";
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
