import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { browserOf, textOf } from "./browser";
import { givesTaxData, idOf, mailsTo, PASSWORD_HASH, type Person, signedUp, visitor } from "./client";
import { aGrant, selfOf, socialLogIn, withKey } from "./identity";
import { balanceOf, earns, valueOf } from "./money";
import { aJob } from "./world";

const IBAN = "NL91ABNA0417164300";
const USERS = "/api/auth/users";
const post = (path: string, body: object) => visitor.api("POST", `${USERS}/${path}/`, body);

/** Filled in by a stranger; the value after the holder took the account over. */
const CLEARED: Record<string, [string | number, string | number | null]> = {
  image_key: ["portrait", null],
  zipcode: ["1012AB", null],
  zip4: ["1012", null],
  city: ["Amsterdam", null],
  active_worker: [1, 0],
  function_title: ["Klusser", null],
  bio: ["Ik help graag", null],
  business: [1, 0],
  company: ["Bouw en Zo B.V.", null],
  kvk: ["27312459", null],
  vat: ["NL004495445B01", null],
  vat_rate: [9, 21],
  business_address: ["Kerkstraat 12", null],
  business_email: ["zaak@example.test", null],
  iban: [IBAN, null],
  iban_changed_at: [1, null],
  verification: ["verified", "none"],
  verification_reason: ['"x"', null],
  verification_reference: ["acct_x", null],
  email_opt_in: [1, 0],
  notify_push: [0, 1],
  notify_email: [0, 1],
  notify_distance: [50, 25],
  quiet_from: [1, null],
  quiet_to: [2, null],
  muted_push: ['["job"]', "[]"],
  muted_email: ['["job"]', "[]"],
  app_version: ["1", null],
};

/** Not a stranger's words: ours, the sum of deals, or ended and tested elsewhere (`ways-in.test.ts`). */
const KEPT = `
  id email email_key pending_email password_hash name code language activated partner_id roles first_time status rating_sum
  rating_count helper_rating_sum helper_rating_count jobs_done reply_minutes completion_rate owner_finished owner_missed created_at last_seen away_after confirmed_by
  workexperience_count
`;

const TABLES = [
  "onboarding",
  "tax_data",
  "work_experience",
  "user_category",
  "saved_search",
  "block",
  "known_client",
  "known_device",
];

/** Others have seen these, or they are ended with the sessions, or say what happened. */
const LEFT_TABLES = `
  acquaintance answer appointment archived_message audit bid chat chat_photo comment decision dispute dispute_proposal
  helper helper_of_job idempotency invoice job live_event live_listener mailed_link message money_case notification objection
  one_signal partner_visit passkey passkey_challenge payment payout push_subscription report review session social_identity
  stop_proposal withdrawal
`;

let person: Person;

async function fillIn(): Promise<void> {
  const columns = Object.entries(CLEARED);
  const add = (sql: string, ...values: unknown[]) => env.DB.prepare(sql).bind(...values);
  await givesTaxData(person);
  await env.MEDIA.put("media/portrait", "a photo");
  await env.DB.batch([
    add(
      `UPDATE user SET ${columns.map(([name]) => `${name} = ?`).join(", ")} WHERE id = ?`,
      ...columns.map(([, [before]]) => before),
      person.id,
    ),
    add("INSERT INTO onboarding VALUES (?, ?, 0, 'sandbox')", crypto.randomUUID(), person.id),
    add("INSERT INTO work_experience (user_id, title, description, created_at) VALUES (?, 'x', 'y', 0)", person.id),
    add("INSERT INTO user_category (user_id, category) VALUES (?, 1)", person.id),
    add(
      "INSERT INTO saved_search (user_id, name, filters, alerts, created_at) VALUES (?, 'x', '{}', 'off', 0)",
      person.id,
    ),
    add("INSERT INTO block (user_id, blocked_id, created_at) VALUES (?, 1, 0)", person.id),
    add("INSERT OR IGNORE INTO known_client VALUES (?, 'web')", person.id),
    add("INSERT INTO known_device (user_id, device_hash, seen_at) VALUES (?, 'x', 0)", person.id),
  ]);
}

const rowsLeft = async () => {
  const counted = TABLES.map(async (table) => {
    const rows = env.DB.prepare(`SELECT count(*) AS n FROM ${table} WHERE user_id = ?`).bind(person.id);
    return [table, await rows.first<number>("n")];
  });
  return Object.fromEntries(await Promise.all(counted));
};
const NO_ROWS = Object.fromEntries(TABLES.map((table) => [table, 0]));
const EMPTY = Object.fromEntries(Object.entries(CLEARED).map(([name, [, after]]) => [name, after]));

const userRow = () =>
  env.DB.prepare("SELECT * FROM user WHERE id = ?").bind(person.id).first<Record<string, string | number | null>>();

async function linkTo(to: string | number, template: string) {
  const mail = (await mailsTo(to)).find((one) => one.template === template);
  return { uid: String(mail?.data.uid), token: String(mail?.data.token) };
}

async function resetLink(email = person.email) {
  await post("reset_password", { email });
  return linkTo(await idOf(email), "password_reset");
}

const reset = async (email?: string) =>
  post("reset_password_confirm", { ...(await resetLink(email)), new_password: "Anders123!" });

async function activate(by: Pick<Person, "api"> = visitor) {
  await post("resend_activation", { email: person.email });
  const link = await linkTo(person.id, "activation");
  return by.api("POST", `${USERS}/activation/`, link);
}

const logInSocially = async () => socialLogIn("google", await aGrant("google", person.email));

async function moveTo(address: string, by: Pick<Person, "api">) {
  await person.api("PATCH", "/api/user/data/", { email: address, password: "Welkom123!" });
  return by.api("POST", `${USERS}/email_confirm/`, await linkTo(address, "email_change"));
}

const anAddress = () => `${crypto.randomUUID()}@example.test`;

const emptied = async (to: string | number) =>
  (await mailsTo(to)).filter(({ template }) => template === "account_emptied").map(({ data }) => data);

beforeEach(async () => {
  person = await signedUp({ activated: 0, name: "Vreemde Vogel" });
  await fillIn();
});

it("knows all that a stranger can fill in: a new column or table says whether it is cleared", async () => {
  const row = await userRow();
  const known = [...Object.keys(CLEARED), ...KEPT.trim().split(/\s+/)];
  expect(Object.keys(row ?? {}).sort()).toEqual(known.sort());
  const { results } = await env.DB.prepare(
    `SELECT name FROM sqlite_master WHERE type = 'table' AND (sql LIKE '%REFERENCES user %' OR sql LIKE '%user_id %')`,
  ).all<{ name: string }>();
  expect(results.map(({ name }) => name).sort()).toEqual([...TABLES, ...LEFT_TABLES.trim().split(/\s+/)].sort());
  expect(Object.values(await rowsLeft()).every((n) => Number(n) > 0)).toBe(true);
});

describe("what was filled in before the mailbox proved its owner", () => {
  it("goes with a new password, the name too", async () => {
    expect((await reset()).status).toBe(204);
    expect(await userRow()).toMatchObject({ ...EMPTY, name: "", status: "active" });
    expect(await rowsLeft()).toEqual(NO_ROWS);
    expect(await env.MEDIA.get("media/portrait")).toBeNull();
    const mail = (await mailsTo(person.id)).find(({ template }) => template === "password_changed");
    expect(mail?.data).toEqual({ cleared: 1 });
  });

  it("goes with a social login, which brings the name of the holder", async () => {
    const { body } = await logInSocially();
    expect(body).toMatchObject({ cleared: true, left: false });
    expect(await selfOf(withKey(body.key))).toMatchObject({ id: person.id });
    expect(await userRow()).toMatchObject(EMPTY);
    expect((await userRow())?.name).not.toMatch(/^(?:Vreemde Vogel)?$/);
    // The login of the holder made a new client and device.
    expect(await rowsLeft()).toEqual({ ...NO_ROWS, known_client: 1, known_device: 1 });
    const mail = (await mailsTo(person.id)).find(({ template }) => template === "way_in_added");
    expect(mail?.data).toMatchObject({ cleared: 1 });
  });

  it("goes with the activation link outside the account, but the name stays like the password", async () => {
    expect((await activate()).status).toBe(204);
    expect(await userRow()).toMatchObject({ ...EMPTY, name: "Vreemde Vogel", password_hash: PASSWORD_HASH });
    expect(await rowsLeft()).toEqual(NO_ROWS);
    expect(await emptied(person.id)).toEqual([{ cleared: 1 }]);
  });

  it("goes with the link to a changed address outside the account", async () => {
    expect((await moveTo(anAddress(), visitor)).status).toBe(204);
    expect(await userRow()).toMatchObject({ ...EMPTY, name: "Vreemde Vogel" });
    expect(await rowsLeft()).toEqual(NO_ROWS);
    expect(await emptied(person.id)).toEqual([{ cleared: 1 }]);
  });

  it("goes once more with the first new password after such a link: the stranger still had the password", async () => {
    await activate();
    await fillIn();
    await reset();
    expect(await userRow()).toMatchObject({ ...EMPTY, name: "" });
    expect(await rowsLeft()).toEqual(NO_ROWS);
  });

  it.each([
    ["in a session of the account", () => activate(person)],
    ["in a session of the account that moves", () => moveTo(anAddress(), person)],
  ])("stays when the address is confirmed %s", async (_, confirm) => {
    expect((await confirm()).status).toBe(204);
    expect(await userRow()).toMatchObject({ iban: IBAN, verification: "verified", name: "Vreemde Vogel" });
    expect(await emptied(person.id)).toEqual([]);
    await reset(String((await userRow())?.email));
    expect(await userRow()).toMatchObject({ iban: IBAN, verification: "verified", name: "Vreemde Vogel" });
  });

  it("goes when the undo link returns the account to an address that was never confirmed in it", async () => {
    const own = anAddress();
    await moveTo(own, person);
    const undo = await linkTo(person.email, "email_changed");
    expect((await post("email_undo", undo)).status).toBe(204);
    expect(await userRow()).toMatchObject({ ...EMPTY, email: person.email, name: "Vreemde Vogel" });
    expect(await emptied(person.id)).toEqual([{ cleared: 1 }]);
    await reset();
    expect(await userRow()).toMatchObject({ name: "" });
  });
});

it("returns an account that was confirmed in its session with all that is in it", async () => {
  await env.DB.prepare("UPDATE user SET activated = 1 WHERE id = ?").bind(person.id).run();
  await moveTo(anAddress(), visitor);
  await post("email_undo", await linkTo(person.email, "email_changed"));
  await reset();
  expect(await userRow()).toMatchObject({ iban: IBAN, verification: "verified", name: "Vreemde Vogel" });
});

it("recalls a payout to the stranger's bank account", async () => {
  await env.DB.prepare("UPDATE user SET iban_changed_at = NULL, business = 0 WHERE id = ?").bind(person.id).run();
  await earns(person, 10_000);
  const { status, body } = await person.api("POST", "/api/wallet/payout/", { amount: "40.00" });
  expect(status).toBe(201);
  const before = await balanceOf(`user:${person.id}`);
  await reset();
  expect(await valueOf("payout", body.id, "status")).toBe("failed");
  expect(await balanceOf(`user:${person.id}`)).toBe(before);
  expect(await balanceOf(`payout:${body.id}`)).toBe(0);
});

describe("the pages of the holder", () => {
  it("say before and after a new password what goes and what stays, and ask for the name", async () => {
    const job = await aJob(person);
    const link = await resetLink();
    const browser = await browserOf();
    const page = `/reset-password?${new URLSearchParams(link)}`;
    const before = textOf(await browser.get(page));
    expect(before).toContain("Als je opslaat, verwijderen we: naam, foto, profiel, IBAN");
    expect(before).toContain("Klussen, biedingen en berichten staan er nog");
    const saved = await browser.post(page, { ...link, new_password: "Anders123!", confirm: "Anders123!" });
    expect(saved.to).toBe("/login?next=%2Fwelkom%3Fnext%3D%252F");
    const after = textOf(await browser.get(String(saved.to)));
    expect(after).toContain("Verwijderd: naam, IBAN en de andere gegevens");
    expect(after).toContain("Klussen, biedingen en berichten staan er nog");
    expect(await valueOf("job", job, "status")).toBe("open");
  });

  it("say nothing of it when the account was confirmed in its session", async () => {
    await activate(person);
    const page = `/reset-password?${new URLSearchParams(await resetLink())}`;
    expect(textOf(await (await browserOf()).get(page))).not.toContain("verwijderen we");
  });
});
