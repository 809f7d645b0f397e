import { CODES } from "~/api/messages";
import type { HealthCheck } from "~/domain/site/status";
import type { Language } from "~/domain/values/language";
import { errorFields, writeLog } from "~/domain/values/log";
import { reachImages } from "../../pictures/draw";
import { type CronRun, hasFailingTask, hasWaiting, readCronRun } from "../db/cron-run";
import { type ApiApp, registerOtherMethods, respond } from "./register";
import { Json, type PendingResponse } from "./response";

const CACHED_MS = 10_000;
const TIMEOUT_MS = 5000;
const MINUTE = 60_000;
/** Cloudflare may count each use of the Images binding: 5000 a month are free. */
const IMAGES_EVERY = 10 * MINUTE;
/** The cron runs each minute and replaces a failing queue. */
const MAX_SILENCE_MS = 5 * MINUTE;
const MAX_WAIT_MS = 10 * MINUTE;
const RETRY_AFTER = "30";

type Check = (env: Env, cron: Promise<CronRun | null>) => Promise<boolean>;

/** The platform runs all three classes in the same way. */
async function reachObjects({ COUNTER, INBOX, DRAFTS }: Env): Promise<boolean> {
  for (const objects of [INBOX, DRAFTS]) objects.idFromName("health");
  return COUNTER.getByName("health").isUp();
}

async function reachFiles({ MEDIA }: Env): Promise<boolean> {
  await MEDIA.head("health");
  return true;
}

async function reachSessions({ SESSIONS }: Env): Promise<boolean> {
  await SESSIONS.get("health");
  return true;
}

const imagesReached = new WeakMap<ImagesBinding, number>();

async function reachOwnImages({ IMAGES }: Env): Promise<boolean> {
  const now = Date.now();
  if (now - (imagesReached.get(IMAGES) ?? 0) < IMAGES_EVERY) return true;
  await reachImages(IMAGES);
  imagesReached.set(IMAGES, now);
  return true;
}

async function reachLimits({ VISITOR_CALLS, USER_CALLS }: Env): Promise<boolean> {
  const bound = [VISITOR_CALLS, USER_CALLS].filter((counter) => counter !== undefined);
  await Promise.all(bound.map((counter) => counter.limit({ key: "health" })));
  return true;
}

/** A Worker can only write to a queue: a message of the cron proves that it works. */
async function isQueueRunning(_env: Env, cron: Promise<CronRun | null>): Promise<boolean> {
  const run = await cron;
  return run !== null && run.queue_at > run.at - MAX_SILENCE_MS;
}

const CHECKS: Record<HealthCheck, Check> = {
  database: async (_env, cron) => (await cron) !== null,
  files: reachFiles,
  sessions: reachSessions,
  images: reachOwnImages,
  limits: reachLimits,
  objects: reachObjects,
  queue: isQueueRunning,
  outbox: async ({ DB }) => !(await hasWaiting(DB, Date.now() - MAX_WAIT_MS)),
  cron: async (_env, cron) => ((await cron)?.at ?? 0) > Date.now() - MAX_SILENCE_MS,
  tasks: async ({ DB }) => !(await hasFailingTask(DB)),
  ledger: async (_env, cron) => (await cron)?.ledger_cents === 0,
};

type Health = Record<string, "ok" | "failing">;

async function outcomeOf(name: string, check: () => Promise<boolean>): Promise<"ok" | "failing"> {
  const late = scheduler.wait(TIMEOUT_MS).then(() => Promise.reject(new Error(`no answer in ${TIMEOUT_MS} ms`)));
  try {
    return (await Promise.race([check(), late])) ? "ok" : "failing";
  } catch (error) {
    writeLog("error", { health: name, ...errorFields(error) });
    return "failing";
  }
}

async function measure(env: Env): Promise<Health> {
  const cron = readCronRun(env.DB);
  const outcomes = await Promise.all(
    Object.entries(CHECKS).map(async ([name, check]) => [name, await outcomeOf(name, () => check(env, cron))] as const),
  );
  return Object.fromEntries(outcomes);
}

const cache = new WeakMap<Env, { at: number; checks: Health }>();

async function checksOf(env: Env): Promise<Health> {
  const now = Date.now();
  const cached = cache.get(env);
  if (cached && now - cached.at < CACHED_MS) return cached.checks;
  const checks = await measure(env);
  cache.set(env, { at: now, checks });
  return checks;
}

async function healthResponse(env: Env, language: Language): Promise<PendingResponse> {
  const checks = await checksOf(env);
  const headers = { "content-type": "application/json; charset=utf-8" };
  if (Object.values(checks).every((outcome) => outcome === "ok")) {
    return { status: 200, headers, body: new Json({ checks }) };
  }
  const body = { detail: CODES.unavailable[language], code: "unavailable", checks };
  return { status: 503, headers: { ...headers, "retry-after": RETRY_AFTER }, body: new Json(body) };
}

export function registerHealth(app: ApiApp): void {
  app.get("/api/health", (c) => respond(c, "/api/health/", (language) => healthResponse(c.env, language)));
  registerOtherMethods(app, "/api/health/", ["GET"]);
}
