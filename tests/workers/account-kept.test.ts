import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { type AccountKind, OWNERS } from "~/domain/money/ledger";
import { PASSWORD, type Person, signedUp } from "./client";
import { earns } from "./money";
import { remove, run } from "./removal";

let person: Person;
beforeEach(async () => {
  person = await signedUp();
});

describe("an account is not deleted", () => {
  const isThere = async () => (await person.api("GET", "/api/user/data/")).status === 200;

  it.each([
    ["the password", {}, { password: ["Wachtwoord is verplicht"] }],
    ["the right password", { password: "Welkom124!" }, { password: ["Huidig wachtwoord klopt niet"] }],
  ])("without %s", async (_, body, faults) => {
    const answer = await remove(person, body);
    expect([answer.status, answer.body, await isThere()]).toEqual([400, faults, true]);
  });

  it("without its address, when it has no password", async () => {
    person = await signedUp({ password_hash: null });
    expect((await remove(person, { email: "x@y.test" })).body).toEqual({ email: ["Ongeldige waarde."] });
    expect(await isThere()).toBe(true);
    await env.DB.prepare("UPDATE session SET created_at = 0 WHERE user_id = ?").bind(person.id).run();
    expect(await remove(person, { email: person.email })).toMatchObject({
      status: 403,
      body: { code: "proof_required" },
    });
    expect(await isThere()).toBe(true);
    await env.DB.prepare("UPDATE session SET proved_at = ? WHERE user_id = ?").bind(Date.now(), person.id).run();
    expect((await remove(person, { email: person.email.toUpperCase() })).status).toBe(204);
  });

  it("when it is not asked for", async () => {
    const { status } = await person.api("PATCH", "/api/user/data/", { delete_account: false, password: PASSWORD });
    expect([status, await isThere()]).toEqual([200, true]);
  });

  it.each<[string, (user: number) => Promise<unknown>]>([
    ["a payment is held", (user) => payment(user, "held")],
    ["a payment is processing", (user) => payment(user, "processing")],
    ["a payment is disputed", (user) => payment(user, "disputed")],
    [
      "a payout is under way",
      (user) =>
        run(
          "INSERT INTO payout (user_id, amount, fee, net, early, iban, created_at) VALUES (?, 100, 0, 100, 0, 'x', 0)",
          user,
        ),
    ],
    ["there is a balance", (user) => earns({ id: user }, 1)],
  ])("while %s", async (_, open) => {
    await open(person.id);
    const { status, body } = await remove(person);
    expect([status, body.code, await isThere()]).toEqual([409, "money_open", true]);
  });
});

describe("money in the ledger", () => {
  const asPayer = (user: number) => aPaymentOf(user, null);
  const asPayee = (user: number) => aPaymentOf(null, user);
  const OF: Record<(typeof OWNERS)[AccountKind], Record<string, (user: number) => Promise<number>>> = {
    user: { user: async (user) => user },
    payer: { payer: asPayer },
    payment: { payer: asPayer, payee: asPayee },
    payout: {
      user: (user) =>
        idOf(
          "INSERT INTO payout (user_id, amount, fee, net, early, iban, status, created_at) VALUES (?, 100, 0, 100, 0, 'x', 'paid', 0)",
          user,
        ),
    },
  };
  const kinds = Object.entries(OWNERS) as [AccountKind, (typeof OWNERS)[AccountKind]][];

  it.each(kinds.flatMap(([kind, owner]) => Object.entries(OF[owner]).map(([role, of]) => [kind, role, of] as const)))(
    "keeps the account while %s has any of it for the %s",
    async (kind, _, of) => {
      const id = await of(person.id);
      await earns({ id }, 1, kind);
      expect((await remove(person)).body.code).toBe("money_open");
      await earns({ id }, -1, kind);
      expect((await remove(person)).status).toBe(204);
    },
  );
});

const idOf = async (sql: string, ...values: unknown[]) =>
  (await env.DB.prepare(`${sql} RETURNING id`)
    .bind(...values)
    .first<number>("id")) as number;

async function aPaymentOf(payer: number | null, payee: number | null) {
  const other = (await signedUp()).id;
  return idOf(
    "INSERT INTO payment (kind, status, payer_id, payee_id, amount, platform_cost, provider, created_at) VALUES ('bid', 'refunded', ?, ?, 100, 5, 'sandbox', 0)",
    payer ?? other,
    payee ?? other,
  );
}

function payment(payee: number, status: string) {
  return run(
    "INSERT INTO payment (kind, status, payer_id, payee_id, amount, platform_cost, provider, created_at) VALUES ('bid', ?, ?, ?, 100, 5, 'sandbox', 0)",
    status,
    payee,
    payee,
  );
}
