import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import type { Ask } from "~/api/ask";
import { addressOf } from "~/api/over-wire";
import { api, embedded } from "../../workers/api/app";
import { OpenSession } from "../../workers/gateway/session";
import { upstream, upstreamOfPages } from "../../workers/gateway/upstream";
import { page } from "../../workers/pages/page";
import { type Person, signedUp } from "./client";
import { aPaidDeal } from "./money";
import { insertBid, insertJob } from "./rows";

const HERE = "https://buurklusser.test";

async function callsOf(path: string, person?: Person, withQuery = false): Promise<string[]> {
  const session = await OpenSession.of(new Request(HERE), env);
  if (person) await session.signIn({ access: person.token, refresh: "none" }, person.id);
  const headers = { Cookie: (session.cookies[0] ?? "").split(";")[0] ?? "" };
  const execution = createExecutionContext();
  const send = upstream(env, async (call) => api.fetch(call, env, execution));
  const carry = upstreamOfPages(env, send, embedded(env, execution, HERE), HERE);
  const calls: string[] = [];
  const ask: Ask = (asked) => {
    const { pathname, search } = new URL(addressOf(asked.call, asked.input), HERE);
    calls.push(`${asked.call.method} ${pathname}${withQuery ? search : ""}`);
    return carry(asked);
  };
  const answer = await page({ request: new Request(HERE + path, { headers }) }, env, execution, { send, ask });
  await waitOnExecutionContext(execution);
  expect(answer.status, path).toBe(200);
  return calls.toSorted();
}

describe("a page asks for each thing once", () => {
  let owner: Person;
  let helper: Person;
  let job: number;

  // This isolate also waits for the site's settings.
  beforeAll(async () => {
    [owner, helper] = await Promise.all([signedUp(), signedUp({ active_worker: 1 })]);
    job = await insertJob(owner.id);
    await insertBid(job, owner.id, helper.id);
    await callsOf("/");
  }, 60_000);

  const about = (path: string) => `GET /api/job/single/${job}/${path}`;

  it("a job to a visitor", async () => {
    expect(await callsOf(`/task/${job}`)).toEqual([about(""), about("comments/"), about("others/")]);
  });

  it("a job to a helper", async () => {
    const calls = await callsOf(`/task/${job}`, helper);
    expect(calls).toEqual([about(""), about("comments/"), about("others/"), "GET /api/user/data/"]);
  });

  it("a job to who may bid, with what such work costs", async () => {
    const calls = await callsOf(`/task/${job}`, await signedUp());
    const price = "GET /api/job/price/";
    expect(calls).toEqual([price, about(""), about("comments/"), about("others/"), "GET /api/user/data/"]);
  });

  it("a job to its owner, with the bids", async () => {
    const calls = await callsOf(`/task/${job}`, owner);
    expect(calls).toEqual([
      about(""),
      about("bids/"),
      about("comments/"),
      about("others/"),
      "GET /api/payment/",
      "GET /api/user/data/",
    ]);
  });

  it("a job under way to its two parties, with what they settle", async () => {
    const deal = await aPaidDeal();
    for (const person of [deal.owner, deal.helper]) {
      for (const path of [
        `/task/${deal.job}`,
        `/messages/${deal.bid.chat_uri}/afspraak`,
        `/payment/${deal.payment.id}/geschil/openen`,
      ]) {
        const calls = await callsOf(path, person);
        expect(calls, path).toEqual([...new Set(calls)]);
      }
    }
  });

  it.each(["/", "/browse-tasks", "/messages", "/wallet", "/profile/settings"])("%s", async (path) => {
    const calls = await callsOf(path.replace("/profile/", `/profile/${helper.id}/`), helper, true);
    expect(calls).toEqual([...new Set(calls)]);
    expect(calls).not.toContain("GET /api/settings/");
  });
});
