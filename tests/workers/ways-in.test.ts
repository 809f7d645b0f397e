import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { mailsTo, type Person, signedUp, visitor } from "./client";
import { aPasskey, selfOf } from "./identity";
import { valueOf } from "./world";

const DAY = 24 * 3600 * 1000;

/** Tables that open an account or receive its messages; other tables of a user do not. */
const WAYS_IN: Record<string, string> = {
  session: "ended_at IS NULL",
  passkey: "1",
  passkey_challenge: "1",
  social_identity: "1",
  mailed_link: "used_at IS NULL",
  push_subscription: "1",
  one_signal: "1",
};
const NO_WAY_IN = `
  acquaintance answer appointment archived_message audit bid block chat chat_photo comment decision
  dispute dispute_proposal helper helper_of_job idempotency invoice job known_client known_device
  live_event live_listener message money_case notification objection onboarding partner_visit payment payout report review
  saved_search stop_proposal tax_data user_category withdrawal work_experience
`;

let person: Person;
beforeEach(async () => {
  person = await signedUp({ activated: 0, pending_email: "intruder@example.test" });
  await aPasskey(person);
  const session = await valueOf("SELECT id FROM session WHERE user_id = ?", person.id);
  const add = (sql: string, ...values: unknown[]) => env.DB.prepare(sql).bind(...values);
  await env.DB.batch([
    add(
      "INSERT INTO social_identity (app, subject, user_id, created_at) VALUES ('google', ?, ?, 0)",
      person.email,
      person.id,
    ),
    add(
      "INSERT INTO mailed_link (token_hash, user_id, kind, created_at, expires_at) VALUES (?, ?, 'email_change', 0, ?)",
      person.email,
      person.id,
      Date.now() + DAY,
    ),
    add(
      "INSERT INTO push_subscription (user_id, session, endpoint, p256dh, auth, created_at) VALUES (?, ?, ?, '', '', 0)",
      person.id,
      session,
      person.email,
    ),
    add("INSERT INTO one_signal VALUES (?, ?, 'x', 0)", person.id, session),
    add(
      "INSERT INTO passkey_challenge (challenge, user_id, expires_at) VALUES (?, ?, ?)",
      person.email,
      person.id,
      Date.now() + DAY,
    ),
  ]);
});

const waysIn = async () =>
  Object.fromEntries(
    await Promise.all(
      Object.entries(WAYS_IN).map(async ([table, open]) => [
        table,
        Number(await valueOf(`SELECT count(*) FROM ${table} WHERE user_id = ? AND ${open}`, person.id)) > 0,
      ]),
    ),
  );
const all = (open: boolean) => Object.fromEntries(Object.keys(WAYS_IN).map((table) => [table, open]));

async function link(template: string): Promise<{ uid: string; token: string }> {
  const mail = (await mailsTo(person.id)).findLast((one) => one.template === template);
  return { uid: String(mail?.data.uid), token: String(mail?.data.token) };
}
const ask = (what: string) => visitor.api("POST", `/api/auth/users/${what}/`, { email: person.email });

async function reset(kept: object = {}): Promise<void> {
  await ask("reset_password");
  const body = { ...(await link("password_reset")), new_password: "Eigen1234", ...kept };
  expect((await visitor.api("POST", "/api/auth/users/reset_password_confirm/", body)).status).toBe(204);
}

describe("every way in that was there before", () => {
  it("is known: a new table that belongs to a person says whether it opens the account", async () => {
    const { results } = await env.DB.prepare(
      `SELECT name FROM sqlite_master WHERE type = 'table' AND (sql LIKE '%REFERENCES user %' OR sql LIKE '%user_id %')`,
    ).all<{ name: string }>();
    const known = [...Object.keys(WAYS_IN), ...NO_WAY_IN.trim().split(/\s+/)];
    expect(results.map(({ name }) => name).sort()).toEqual(known.sort());
    expect(await waysIn()).toEqual(all(true));
  });

  it("ends when the address is confirmed by the mail of the sign-up", async () => {
    await ask("resend_activation");
    const body = await link("activation");
    expect((await visitor.api("POST", "/api/auth/users/activation/", body)).status).toBe(204);
    expect(await waysIn()).toEqual(all(false));
    expect(await valueOf("SELECT pending_email FROM user WHERE id = ?", person.id)).toBeNull();
  });

  it("stays when the address is confirmed in a session of the account", async () => {
    await ask("resend_activation");
    expect((await person.api("POST", "/api/auth/users/activation/", await link("activation"))).status).toBe(204);
    expect(await selfOf(person.api)).toMatchObject({ id: person.id, activated: true });
    expect(await waysIn()).toMatchObject({ session: true, passkey: true, social_identity: true });
  });

  it("ends with a new password, even if it is to be kept, while the address was never confirmed", async () => {
    await reset({ keep_passkeys: true, keep_linked: true });
    expect(await waysIn()).toEqual(all(false));
  });

  it("is told before a new password is chosen, while the link works", async () => {
    await ask("reset_password");
    const mailed = await link("password_reset");
    const ways = () => visitor.api("POST", "/api/auth/users/reset_password_ways/", mailed);
    expect((await ways()).body).toEqual({ passkeys: [], linked: [], new_account: false, cleared: true, left: false });
    await env.DB.prepare("UPDATE user SET activated = 1 WHERE id = ?").bind(person.id).run();
    expect((await ways()).body).toMatchObject({ passkeys: [{ name: null }], linked: [{ app: "google" }] });
    const body = { ...mailed, new_password: "Eigen1234" };
    await visitor.api("POST", "/api/auth/users/reset_password_confirm/", body);
    expect(await ways()).toMatchObject({ status: 400, body: { code: "invalid_token" } });
  });

  it.each([
    [{}, { passkey: false, social_identity: false }],
    [{ keep_passkeys: true }, { passkey: true, social_identity: false }],
    [{ keep_linked: true }, { passkey: false, social_identity: true }],
  ])("ends with a new password of a confirmed account, unless it is kept (%o)", async (kept, left) => {
    await env.DB.prepare("UPDATE user SET activated = 1 WHERE id = ?").bind(person.id).run();
    await reset(kept);
    expect(await waysIn()).toMatchObject({ session: false, mailed_link: false, ...left });
  });
});
