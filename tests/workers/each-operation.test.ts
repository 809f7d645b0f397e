import { beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import type { Call } from "~/api/call";
import { SOCIAL_APPS } from "~/domain/accounts/social";
import { publicCalls } from "../../workers/api/reference/calls";
import { refusalsOf } from "../../workers/api/reference/refusals";
import { bearing, type Person, signedUp, visitor } from "./client";
import { aGrant, deployedWith, socialLogIn } from "./identity";
import { rows } from "./matrix/cells";
import { aWorld } from "./matrix/world";
import { aJob, setJob } from "./world";

const operations = publicCalls();
const named = (which: (call: Call) => boolean) =>
  operations.filter(({ call }) => which(call)).map(({ id, call }) => [id, call] as const);
const declares = (call: Call, status: number) => refusalsOf(call).has(status);

const filled = ({ path }: Call, value: string | number) => path.replace(/:\w+(?:\{[^}]*\})?/g, String(value));
const bodyOf = ({ method }: Call) => (method === "GET" ? undefined : {});

let everyone: Person;
beforeAll(async () => {
  everyone = await signedUp({ roles: "partner admin", partner_id: crypto.randomUUID() });
});

describe("a credential that is not valid", () => {
  it.each(named((call) => !call.ignoresCredential))("is 401 for %s", async (_, call) => {
    const headers = { Authorization: "Bearer nonsense" };
    const answer = await visitor.api(call.method, filled(call, 1), bodyOf(call), headers);
    expect([answer.status, answer.body?.code]).toEqual([401, "token_not_valid"]);
  });
});

describe("a public read", () => {
  it.each(named(({ cache }) => Boolean(cache)))("that did not change is 304: %s", async (id, call) => {
    const world = await aWorld();
    const [row] = rows.get(id) ?? [];
    const { params = {}, query = "" } = (await row?.ask?.(world, "visitor")) ?? {};
    const path = call.path.replace(/:(\w+)(?:\{[^}]*\})?/g, (__, name: string) => String(params[name])) + query;
    const { headers } = await visitor.api("GET", path);
    const tag = headers.get("ETag") ?? "";
    expect((await visitor.api("GET", path, undefined, { "If-None-Match": tag })).status).toBe(304);
  });
});

describe("a job that was deleted", () => {
  const BODIES: Record<string, (job: number) => object> = {
    "bid.place": (job_id) => ({ job_id, amount: "60.00" }),
    "job.addImages": (job_id) => ({ job_id }),
    "job.orderImages": (job_id) => ({ job_id, image_ids: [1] }),
    "job.notify": (id) => ({ id }),
    "moderation.fileReport": (target_id) => ({ target_type: "job", target_id, reason: "spam" }),
    "review.write": (job) => ({ job, rating: 4, text: "Fijn gewerkt." }),
  };
  /** They need something in the job, or its deal. Other tests make it first. */
  const INSIDE = new Set(
    [
      "removeImages",
      "stop",
      "proposeStop",
      "acceptStop",
      "dropStop",
      "timeline",
      "removeReply",
      "removeComment",
      "invite",
    ]
      .map((name) => `job.${name}`)
      .concat("chat.open"),
  );

  it.each(named((call) => declares(call, 410)).filter(([id]) => !INSIDE.has(id)))("is 410 for %s", async (id, call) => {
    const job = await aJob(await signedUp());
    await setJob(job, "deleted");
    const body = BODIES[id]?.(job) ?? bodyOf(call);
    const { status, body: said } = await everyone.api(call.method, filled(call, job), body);
    expect([status, said.code]).toEqual([410, "job_deleted"]);
  });
});

describe("something that is not there", () => {
  /** The fields are judged first, or the answer is an empty list. */
  const OTHERS = new Set([
    "job.removeReply",
    "job.removeComment",
    "job.invite",
    "job.invitations",
    "notification.readOfJob",
    "sitemap.jobs",
    "sitemap.helpers",
  ]);
  const about = named((call) => call.path.includes(":") && !call.invalidPath).filter(([id]) => !OTHERS.has(id));

  it.each(about)("is 404 for %s", async (_, call) => {
    const { status } = await everyone.api(call.method, filled(call, 999_999_999), bodyOf(call));
    expect(status).toBe(404);
  });
});

describe("a page of a list that is no page", () => {
  const pages = ({ method, fields }: Call) =>
    method === "GET" && fields instanceof z.ZodObject && "page" in fields.shape;
  // A chat has a name in its path.
  const lists = named((call) => pages(call) && !call.path.startsWith("/api/chat/:"));

  it.each(lists)("is 400 for %s", async (_, call) => {
    const of = call.path.includes("/job/") ? await aJob(everyone) : everyone.id;
    const { status, body } = await everyone.api("GET", `${filled(call, of)}?page=0`);
    expect([status, Object.keys(body)]).toEqual([400, expect.arrayContaining(["page"])]);
  });
});

describe.each(SOCIAL_APPS)("%s", (app) => {
  it("is 403 for a suspended account", async () => {
    const email = `${crypto.randomUUID()}@example.test`;
    await signedUp({ email, status: "suspended" });
    const { status, body } = await socialLogIn(app, await aGrant(app, email));
    expect([status, body.code]).toEqual([403, "suspended"]);
  });

  it("is 503 where it is not set up", async () => {
    const deployed = deployedWith({ ENVIRONMENT: "production", PUBLIC_ORIGIN: "https://buurklusser.test" });
    const { status, body } = await deployed("POST", `/api/user/${app}-login/`, { id_token: "x" });
    expect([status, body.code]).toEqual([503, "unavailable"]);
  });
});

it("is 503 to subscribe a browser without the keys for it", async () => {
  const deployed = bearing((await signedUp()).token, { ENVIRONMENT: "staging", VAPID_PUBLIC_KEY: "" });
  const body = { endpoint: "https://push.example/send/1", keys: { p256dh: "BElk", auth: "c2xldXRlbA" } };
  const { status, body: said } = await deployed("POST", "/api/notifications/push/subscriptions/", body);
  expect([status, said.code]).toEqual([503, "unavailable"]);
});
