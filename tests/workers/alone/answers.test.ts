import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import type { Call } from "~/api/call";
import { contract } from "~/api/contract";
import { SOCIAL_APPS, type SocialApp } from "~/domain/accounts/social";
import { renewalToken } from "../../../workers/api/operations/deals/renewal";
import { bearing, PASSWORD, visitor } from "../client";
import { valueOf } from "../world";

const PEOPLE = ["placer", "helper", "newhelper", "business", "partner", "admin"];
const asking = new Map<string, (typeof visitor)["api"]>([["visitor", visitor.api]]);

beforeAll(async () => {
  await visitor.api("POST", "/api/dev/seed/");
  const emails = PEOPLE.map((who) => [who, `${who}@example.test`] as const);
  const concerned = String(await valueOf("SELECT u.email FROM decision d JOIN user u ON u.id = d.user_id"));
  for (const [who, email] of [...emails, ["concerned", concerned] as const]) {
    const { body } = await visitor.api("POST", "/api/user/token/", { email, password: PASSWORD });
    asking.set(who, bearing(body.access));
  }
  QUERIES["/api/job/renew/"] = [`?token=${await renewalToken(env, { job: 1, expires_at: Date.now() + 60_000 })}`];
  // The demonstration data has no withdrawal that our team answers.
  const released = Number(await valueOf("SELECT max(id) FROM payment WHERE status = 'released'"));
  await asking.get("placer")?.("POST", `/api/payment/${released}/withdraw/`);
}, 60_000);

const loginAt = (app: SocialApp) =>
  `?redirect_uri=${encodeURIComponent(`https://buurklusser.test/login/${app}/return`)}&state=s&nonce=n&code_challenge=${"a".repeat(43)}`;

const QUERIES: Record<string, string[]> = {
  "/api/job/list/": ["", "?zipcode=1012AB&page=2", "?search=de&sort_rating=true", "?categories=1,4&price=10"],
  "/api/job/price/": ["?category=4"],
  "/api/job/zipcode/": ["?zipcode=2511"],
  "/api/chat/": ["", "?search=a", "?archived=true"],
  "/api/payment/": ["", "?role=payer", "?status=held"],
  "/api/admin/earnings/": ["?year=2026"],
  ...Object.fromEntries(SOCIAL_APPS.map((app) => [`/api/user/${app}-login/authorization/`, [loginAt(app)]])),
  "/api/affiliate/products/": ["", "?locale=en_GB&limit=48"],
};

const IDS: Record<string, number> = { job: 16, user: 7, chat: 8, payment: 8, admin: 14 };
const kindOf = (path: string) => path.split("/")[2] ?? "";

const reads = Object.values(contract)
  .flatMap((group): Call[] => Object.values(group))
  .filter(({ method, dev, answers }) => method === "GET" && !dev && answers[200] !== "raw")
  // The document contains all field names, but no data.
  .filter(({ path }) => path !== "/api/openapi.json")
  // The demonstration data has no money cases.
  .filter(({ path }) => path !== "/api/admin/money/:id/");

function pathsOf({ path }: Call): string[] {
  if (!path.includes(":id")) return (QUERIES[path] ?? [""]).map((query) => path + query);
  // One chat of the demonstration data has a photo.
  const most = path.includes(":photo") ? 60 : (IDS[kindOf(path)] ?? 1);
  return Array.from({ length: most }, (_, at) => path.replace(":id", String(at + 1)).replace(":photo", "1"));
}

/** Private fields (docs/conventions.md#private-fields), anywhere in an answer. */
const PRIVATE = ["password_hash", "email_key", "former_helper", "helper_id", "token_hash", "session"];

describe("every answer to whoever reads the demonstration data", () => {
  it.each(reads.map((call) => [call.path, call] as const))(
    "%s has the form that the contract declares, and no more",
    async (_, call) => {
      const schema = call.answers[200];
      let right = 0;
      for (const api of asking.values()) {
        for (const path of pathsOf(call)) {
          const { status, body } = await api("GET", path);
          expect([200, 401, 403, 404, 410]).toContain(status);
          if (status === 200 && schema === "raw") right++;
          if (status !== 200 || schema === "raw" || !schema) continue;
          expect(schema.parse(body)).toEqual(body);
          for (const name of PRIVATE) expect(JSON.stringify(body)).not.toContain(`"${name}"`);
          right++;
        }
      }
      expect(right).toBeGreaterThan(0);
    },
    60_000,
  );

  it("tells nobody else how to reach someone, or where the money goes", async () => {
    const secrets: string[] = [];
    for (const who of ["placer", "helper", "newhelper"]) {
      const { email, iban, code, rootline_reference } = (await asking.get(who)?.("GET", "/api/user/data/"))?.body ?? {};
      secrets.push(...[email, iban, code, rootline_reference].filter(Boolean));
    }
    expect(secrets.length).toBeGreaterThan(5);
    for (const path of reads.filter(({ who }) => who === "everyone").flatMap(pathsOf)) {
      for (const stranger of ["visitor", "business"]) {
        const said = JSON.stringify((await asking.get(stranger)?.("GET", path))?.body);
        expect(
          secrets.filter((secret) => said.includes(secret)),
          path,
        ).toEqual([]);
      }
    }
  }, 60_000);
});
