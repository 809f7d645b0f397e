import type { ChildProcess } from "node:child_process";
import { type Page, request as requests } from "@playwright/test";
import { aPng } from "../pictures.ts";
import { say } from "./deal";
import { expect, test } from "./fixtures";
import { serve, stop } from "./server";
import { aTalk, callApi, post } from "./talk";
import { ANY, around, wordsIn } from "./texts";

/**
 * The same site in front of another instance: `API_ORIGIN` is the server of the other journeys, and users must not see
 * a difference. Writes here are read there.
 */
test.describe.configure({ mode: "serial" });

const PORT = 5197;
const FRONT = `http://127.0.0.1:${PORT}`;
let front: ChildProcess;

test.beforeAll(async ({ baseURL }) => {
  test.setTimeout(120_000);
  front = await serve(PORT, { API_ORIGIN: String(baseURL) });
});

test.afterAll(() => stop(front));

/** Headers that differ per answer, or belong to the connection. */
const OF_THE_LINE = ["x-request-id", "date", "connection", "keep-alive", "transfer-encoding", "content-length"];

const headersOf = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_THE_LINE.includes(name)));

test("answers are the upstream's own: status, headers and body", async ({ baseURL }) => {
  const [here, there] = await Promise.all([requests.newContext({ baseURL: FRONT }), requests.newContext({ baseURL })]);
  const calls: [method: string, address: string][] = [
    ["GET", "/api/version/"],
    ["GET", "/api/settings"],
    ["GET", "/api/job/list/?zipcode=1012AB&distance=25000"],
    ["GET", "/api/job/list/?page=0"],
    ["GET", "/api/job/single/999999/"],
    ["GET", "/api/nothing/"],
    ["DELETE", "/api/version/"],
    ["GET", "/api/user/data/"],
    ["HEAD", "/api/job/list/"],
    ["OPTIONS", "/api/user/data/"],
  ];
  for (const [method, address] of calls) {
    const [front, back] = await Promise.all([here.fetch(address, { method }), there.fetch(address, { method })]);
    expect(front.status(), address).toBe(back.status());
    expect(await front.text(), address).toBe(await back.text());
    expect(headersOf(front.headers()), address).toEqual(headersOf(back.headers()));
  }
  await Promise.all([here.dispose(), there.dispose()]);
});

test("a picture goes through in a form, and a tag comes back unchanged", async ({ baseURL }) => {
  const [here, there] = await Promise.all([requests.newContext({ baseURL: FRONT }), requests.newContext({ baseURL })]);
  const login = await here.post("/api/user/token/", {
    data: { email: "placer@example.test", password: "Welkom123!" },
  });
  const { access } = (await login.json()) as { access: string };
  const posted = await here.post("/api/job/single/", {
    headers: { Authorization: `Bearer ${access}` },
    multipart: {
      title: "Klus via een andere deur",
      description: "Door de voordeur van de een naar de achterkant van de ander.",
      zipcode: "1012AB",
      budget: "30",
      images: { name: "foto.png", mimeType: "image/png", buffer: Buffer.from(aPng({ width: 40, height: 30 })) },
    },
  });
  expect(posted.status()).toBe(201);
  const job = (await posted.json()) as { id: number; title: string; image: { small: string }[] };
  const stored = (await (await there.get(`/api/job/single/${job.id}/`)).json()) as { title: string };
  expect(stored.title).toBe(job.title);
  const picture = await here.get(job.image[0]?.small ?? "");
  expect([picture.status(), picture.headers()["cache-control"]]).toEqual([200, "public, max-age=31536000, immutable"]);
  const tag = (await here.get(`/api/job/single/${job.id}/`)).headers().etag ?? "";
  const again = await here.get(`/api/job/single/${job.id}/`, { headers: { "If-None-Match": tag } });
  expect(again.status()).toBe(304);
  await Promise.all([here.dispose(), there.dispose()]);
});

async function logIn(page: Page, email: string): Promise<void> {
  await page.goto(`${FRONT}/login`);
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Wachtwoord").fill("Welkom123!");
  await page.getByRole("main").getByRole("button", { name: "Inloggen" }).click();
  await expect(page).toHaveURL(`${FRONT}/`);
}

test("the pages cannot tell", async ({ page }) => {
  await logIn(page, "helper@example.test");
  await page.goto(`${FRONT}/browse-tasks?search=deur`);
  await expect(page.getByRole("link", { name: "Klus via een andere deur" })).toBeVisible();
  await page.goto(`${FRONT}/wallet`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

async function comeByTheFront(page: Page, email: string): Promise<void> {
  const form = { email, password: "Buurtfeest7" };
  const headers = { "Sec-Fetch-Site": "same-origin" };
  const answer = await page.request.post(`${FRONT}/login`, { form, headers, maxRedirects: 0 });
  expect(answer.status()).toBe(303);
}

test("two people talk through it as if it were not there, with a script and without", async ({ open, browser }) => {
  const t = wordsIn("nl")("messages");
  const { placer, helper, path, uri } = await aTalk(open);
  const { email } = await callApi<{ email: string }>(helper, "user/data/");
  await comeByTheFront(helper, email);
  await helper.goto(FRONT + path);
  await expect(helper.locator("html")).toHaveAttribute("data-hydrated", "");
  await placer.goto(path);
  await expect(helper.getByText(t("chat.online"))).toBeVisible();
  await placer.getByRole("textbox", { name: around(t("composer.label", { name: ANY })) }).pressSequentially("Ik");
  await expect(helper.getByText(around(t("chat.typing", { name: ANY })))).toBeVisible();
  await say(helper, "nl", "Ik ben er zo.");
  await expect(placer.getByRole("log").getByText("Ik ben er zo.")).toBeVisible();
  await expect(helper.getByRole("log").getByText(t("chat.read"))).toBeVisible();
  await post(placer, uri, "Mooi!");
  await expect(helper.getByRole("log").getByText("Mooi!")).toBeVisible();

  const plain = await browser.newContext({ javaScriptEnabled: false });
  const page = await plain.newPage();
  await comeByTheFront(page, email);
  await page.goto(FRONT + path);
  await post(placer, uri, "Neem de ladder mee.");
  await expect(page.frameLocator("iframe").getByText("Neem de ladder mee.")).toBeVisible();
  await plain.close();
});
