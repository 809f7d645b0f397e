import { type ChildProcess, spawn } from "node:child_process";
import { cp, mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { freePort } from "../../scripts/local/ports.mjs";

const root = path.join(import.meta.dirname, "../..");

/** Output of earlier runs, and the packages: a clone has neither. */
const NOT_IN_A_CLONE = ["node_modules", "build", ".wrangler", ".state", ".react-router", "test-results", ".git"];

let clone = "";
let server: ChildProcess;

function ready(): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = "";
    const listen = (part: Buffer) => {
      said += part.toString();
      if (said.includes("Ready on")) resolve(said);
    };
    server.stdout?.on("data", listen);
    server.stderr?.on("data", listen);
    server.once("exit", (code) => reject(new Error(`wrangler stopped with ${code}:\n${said}`)));
  });
}

test.beforeAll(async () => {
  clone = await mkdtemp(path.join(tmpdir(), "buurklusser-clone-"));
  const filter = (from: string) => !NOT_IN_A_CLONE.includes(path.relative(root, from));
  await cp(root, clone, { recursive: true, filter });
  await symlink(path.join(root, "node_modules"), path.join(clone, "node_modules"));
});

test.afterAll(async () => {
  const stopped = new Promise((resolve) => server.once("exit", resolve));
  server.kill("SIGTERM");
  await stopped;
  await rm(clone, { recursive: true, force: true });
});

test("npx wrangler dev answers with the site and its data, on a fresh clone", async ({ request }) => {
  test.setTimeout(240_000);
  const origin = `http://127.0.0.1:${await freePort()}`;
  const args = ["node_modules/wrangler/bin/wrangler.js", "dev", "--ip", "127.0.0.1", "--port", new URL(origin).port];
  const env = { ...process.env, NODE_OPTIONS: "" };
  server = spawn(process.execPath, args, { cwd: clone, env, stdio: ["ignore", "pipe", "pipe"] });
  await ready();
  const page = await request.get(`${origin}/browse-tasks`);
  expect(page.status()).toBe(200);
  const [style = ""] = /\/assets\/[^"]+\.css/.exec(await page.text()) ?? [];
  expect((await request.get(`${origin}${style}`)).status()).toBe(200);
  const [here, there] = await Promise.all([request.get(`${origin}/api/job/list/`), request.get("/api/settings/")]);
  expect((await here.json()).count).toBeGreaterThan(20);
  const { payout_day } = await (await request.get(`${origin}/api/settings/`)).json();
  expect(payout_day).toBe(25);
  expect(await (await request.get(`${origin}/api/settings/`)).json()).toEqual({ ...(await there.json()), payout_day });
  const data = { email: "placer@example.test", password: "Welkom123!" };
  expect((await request.post(`${origin}/api/user/token/`, { data })).status()).toBe(200);
});
