import { cp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { SCRIPT as BUDGETS } from "../budgets.ts";
import { compressingProxy } from "./compressing-proxy.ts";
import type { Server } from "./measured-server.ts";
import { median, type Pair } from "./paired.ts";
import { type Arrival, onSlowPhone } from "./slow-phone.ts";

const root = path.resolve(import.meta.dirname, "../..");
const REQUESTS = 300;
const GOAL = { gzip: BUDGETS.live, brotli: 130, cold: 2500, warm: 1300 };
const SCRIPT =
  /(?:src|href)="(\/assets\/[^"]+\.js)"|import\s*\(?"(\/assets\/[^"]+\.js)"|"(\/assets\/manifest-[^"]+\.js)"/g;

export async function signedIn(origin: string, email = "helper@example.test"): Promise<string> {
  const answer = await fetch(`${origin}/login`, {
    method: "POST",
    body: new URLSearchParams({ email, password: "Welkom123!" }),
    headers: { "Sec-Fetch-Site": "same-origin" },
    redirect: "manual",
  });
  const session = answer.headers.getSetCookie().find((one) => one.includes("session"));
  if (!session) throw new Error(`logging in answered ${answer.status}`);
  return session.split(";")[0] ?? "";
}

export async function documentsOnly(): Promise<string> {
  const folder = path.join(root, "node_modules/.bench/documents");
  await rm(folder, { recursive: true, force: true });
  await cp(path.join(root, "build"), folder, { recursive: true });
  const assets = path.join(folder, "server/assets");
  const live = "/^\\/(?:messages(?:\\/[^/]+)?|notifications)\\/?$/";
  let changed = 0;
  for (const name of await readdir(assets)) {
    const code = await readFile(path.join(assets, name), "utf8");
    if (!name.endsWith(".js") || !code.includes(live)) continue;
    await writeFile(path.join(assets, name), code.replaceAll(live, "/^$/"));
    changed++;
  }
  if (changed === 0) throw new Error("the build does not say which pages live");
  return path.join(folder, "server");
}

async function scriptsOf(origin: string, html: string): Promise<Map<string, Buffer>> {
  const found = new Map<string, Buffer>();
  const queue = [...html.matchAll(SCRIPT)].map((match) => match[1] ?? match[2] ?? match[3] ?? "");
  for (const address of queue) {
    if (found.has(address)) continue;
    const body = Buffer.from(await (await fetch(origin + address)).arrayBuffer());
    found.set(address, body);
    const imports = [...body.toString().matchAll(/(?:from|import)\s*["'`](\.\/[^"'`]+\.js)["'`]/g)];
    queue.push(...imports.map(([, name]) => new URL(name ?? "", origin + address).pathname));
  }
  return found;
}

const kilobytes = (scripts: Map<string, Buffer>, compress: (body: Buffer) => Buffer) =>
  [...scripts.values()].reduce((sum, body) => sum + compress(body).length, 0) / 1024;

async function weights(origin: string, pages: Record<string, string>, cookie: string): Promise<void> {
  console.log("JavaScript of a page in KB, gzip and brotli");
  for (const [name, address] of Object.entries(pages)) {
    const html = await (await fetch(origin + address, { headers: { Cookie: cookie } })).text();
    const scripts = await scriptsOf(origin, html);
    const [gzip, brotli] = [kilobytes(scripts, gzipSync), kilobytes(scripts, brotliCompressSync)];
    const goal = name.startsWith("live") ? `   (at most ${GOAL.gzip} and ${GOAL.brotli})` : "";
    console.log(`${name.padEnd(26)} ${gzip.toFixed(1).padStart(6)} ${brotli.toFixed(1).padStart(6)}${goal}`);
  }
}

async function phone(origin: string, port: number, address: string, cookie: string): Promise<void> {
  const proxy = await compressingProxy(origin, port);
  try {
    const rounds = await onSlowPhone(`http://127.0.0.1:${port}${address}`, cookie, 5);
    const of = (side: 0 | 1, what: keyof Arrival) => Math.round(median(rounds.map((round) => round[side][what])));
    console.log("a live page on a slow phone (processor by 4, 1.6 Mbit/s, 150 ms), ms, median of 5");
    console.log(`cold   painted ${of(0, "painted")}   interactive ${of(0, "interactive")} (at most ${GOAL.cold})`);
    console.log(`warm   painted ${of(1, "painted")}   interactive ${of(1, "interactive")} (at most ${GOAL.warm})`);
  } finally {
    proxy.closeAllConnections();
    proxy.close();
  }
}

async function addressesOf(live: Server, cookie: string): Promise<Record<string, string>> {
  const chats = await (await fetch(`${live.origin}/messages`, { headers: { Cookie: cookie } })).text();
  const talk = /href="(\/messages\/proefgesprek[\w-]+)"/.exec(chats)?.[1];
  if (!talk) throw new Error("nobody talks");
  return { "live: list": "/messages", "live: conversation": talk, "live: notifications": "/notifications" };
}

const asDocument = (name: string) => `${name} as a document`;

export async function livePagesOf(live: Server, documents: Server) {
  const pages = Object.entries(await addressesOf(live, await signedIn(live.origin)));
  async function costs(site: Server, named: (name: string) => string) {
    const headers = { Cookie: await signedIn(site.origin) };
    const costOf = (page: string) => async () =>
      (await site.measure(() => ({ method: "GET", path: page, headers }), REQUESTS)).cpu;
    return Object.fromEntries(pages.map(([name, page]) => [named(name), costOf(page)]));
  }
  return {
    measures: { ...(await costs(live, (name) => name)), ...(await costs(documents, asDocument)) },
    pairs: pages.map(([own]): Pair<string> => ({ own, other: asDocument(own), beside: "as a document" })),
  };
}

export async function onTheLine(live: Server, port: number): Promise<void> {
  const cookie = await signedIn(live.origin);
  const pages = await addressesOf(live, cookie);
  await weights(live.origin, { ...pages, "document: jobs": "/browse-tasks" }, cookie);
  await phone(live.origin, port, pages["live: conversation"] ?? "", cookie);
}
