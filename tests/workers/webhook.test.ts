import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { signed } from "../../workers/api/adapters/payments/sandbox-signature";
import { hmac } from "../../workers/api/secrets/secret";
import { aDeal, balanceOf, db, opened, sent, succeeded, sums, valueOf, webhook } from "./money";

const PATH = "/api/payment/webhook/sandbox/";
const secret = env.SANDBOX_WEBHOOK_SECRET;

const aPayment = async () => {
  const { owner, bid } = await aDeal();
  const { id, session } = await opened(owner, bid);
  const tell = (type: string, data: Record<string, unknown> = {}, event?: string) =>
    webhook({ id: event, type: `payment.${type}`, data: { session, amount: 10_500, currency: "eur", ...data } });
  return { id, session, bid, tell, status: () => valueOf("payment", id, "status") };
};

describe("the signature", () => {
  const body = (session: string) =>
    JSON.stringify({
      id: `evt_${session}`,
      type: "payment.succeeded",
      created: 1,
      data: { session, amount: 10_500, currency: "eur" },
    });
  const seconds = () => Math.floor(Date.now() / 1000);
  const post = (text: string, signature?: string) =>
    sent(PATH, text, { "Content-Type": "application/json", ...(signature && { "Sandbox-Signature": signature }) });

  it("of the body and the moment is taken", async () => {
    const { session, status } = await aPayment();
    const text = body(session);
    const at = seconds() - 290;
    const answer = await post(text, `t=${at},v1=${await hmac(secret, `${at}.${text}`)}`);
    expect(answer.status).toBe(200);
    expect(JSON.parse(answer.text)).toEqual({ received: true });
    expect(await status()).toBe("held");
  });

  it("that is missing, wrong, of another body, too old or from the future is refused", async () => {
    const { session, status } = await aPayment();
    const text = body(session);
    const at = (moment: number) => hmac(secret, `${moment}.${text}`).then((code) => `t=${moment},v1=${code}`);
    const refused = [
      undefined,
      "",
      "t=,v1=",
      `v1=${await hmac(secret, text)}`,
      `t=${seconds()},v1=${"0".repeat(64)}`,
      `t=${seconds()},v1=${await hmac("another", `${seconds()}.${text}`)}`,
      await signed(secret, `${text} `, Date.now()),
      await at(seconds() - 310),
      await at(seconds() + 310),
      (await at(seconds())).replace("t=", "t=1"),
    ];
    for (const signature of refused) {
      const answer = await post(text, signature);
      expect(answer.status, String(signature)).toBe(400);
      expect(JSON.parse(answer.text).code).toBe("bad_signature");
    }
    expect(await status()).toBe("open");
  });

  it("comes after what any body is asked: its type, and that it can be read", async () => {
    for (const body of ["{", "[]", "null", "x"]) {
      const { status, text } = await post(body, await signed(secret, body, Date.now()));
      expect([status, JSON.parse(text).code]).toEqual([400, "parse_error"]);
    }
    expect(JSON.parse((await post("{", "t=1,v1=0")).text).code).toBe("parse_error");
    const untyped = { "Sandbox-Signature": await signed(secret, "{}", Date.now()) };
    expect((await sent(PATH, "{}", { ...untyped, "Content-Type": "text/plain" })).status).toBe(415);
    expect((await post("{}", "t=1,v1=0")).status).toBe(400);
  });
});

describe("events", () => {
  it("of unknown types, sessions, payouts and shapes are received and change nothing", async () => {
    for (const event of [
      { type: "payment.odd", data: {} },
      { type: "constructor", data: {} },
      { type: "payment.succeeded", data: { session: "unknown", amount: 1, currency: "eur" } },
      { type: "payment.succeeded", data: {} },
      { type: "account.verified", data: { session: "unknown" } },
      { type: "payout.paid", data: { payout: 999_999 } },
      { type: "payout.paid", data: { payout: "x" } },
    ]) {
      expect((await webhook(event)).status, event.type).toBe(200);
    }
  });

  it("for a provider that is not here are not found", async () => {
    expect((await webhook({ type: "x", data: {} }, undefined, "stripe")).status).toBe(404);
    expect((await webhook({ type: "x", data: {} }, undefined, "nobody")).status).toBe(404);
  });

  it.each([{ amount: 10_499 }, { amount: 10_501 }, { amount: 0 }, { currency: "usd" }, { amount: "10500" }])(
    "of another sum (%o) have no effect, and the right one still has",
    async (data) => {
      const { tell, status } = await aPayment();
      const errors = vi.spyOn(console, "error").mockImplementation(() => {});
      await tell("succeeded", data);
      expect(await status()).toBe("open");
      // Unbooked money; an invalid amount is not an event.
      const logged = errors.mock.calls.map(([line]) => JSON.parse(line).error);
      errors.mockRestore();
      expect(logged).toEqual(data.amount === "10500" ? [] : ["paid another sum than asked"]);
      await tell("succeeded");
      expect(await status()).toBe("held");
    },
  );

  it("after success change nothing", async () => {
    const { tell, status, bid } = await aPayment();
    await tell("succeeded");
    for (const type of ["processing", "failed", "cancelled", "succeeded"]) {
      await tell(type);
      expect(await status()).toBe("held");
    }
    expect(await valueOf("bid", bid.id, "status")).toBe("accepted");
  });

  it.each(["failed", "cancelled", "processing"])("of success count after %s", async (type) => {
    const { tell, status } = await aPayment();
    await tell(type);
    expect(await status()).toBe(type);
    await tell("succeeded");
    expect(await status()).toBe("held");
  });

  it("count once: an old one told again does not undo what came after", async () => {
    const { tell, status } = await aPayment();
    await tell("processing", {}, "evt_once_a");
    await tell("failed", {}, "evt_once_b");
    await tell("processing", {}, "evt_once_a");
    expect(await status()).toBe("failed");
    const count = await db.prepare("SELECT count(*) AS n FROM provider_event WHERE id LIKE 'evt_once_%'").first("n");
    expect(count).toBe(2);
  });

  it("of success for money that went back do not take the bid after all", async () => {
    const { id, tell, status, bid } = await aPayment();
    await db.prepare("UPDATE bid SET amount = 11000 WHERE id = ?").bind(bid.id).run();
    await tell("succeeded");
    expect(await status()).toBe("refunded");
    await db.prepare("UPDATE bid SET amount = 10000 WHERE id = ?").bind(bid.id).run();
    expect((await tell("succeeded")).status).toBe(200);
    expect(await status()).toBe("refunded");
    expect(await valueOf("bid", bid.id, "status")).toBe("pending");
    expect(await balanceOf(`held:${id}`)).toBe(0);
  });

  it("ignore a credential, even one that is not good", async () => {
    const { session } = await aPayment();
    const text = JSON.stringify({
      id: `evt_c_${session}`,
      type: "payment.processing",
      data: { session, amount: 10_500, currency: "eur" },
    });
    const headers = {
      Authorization: "Bearer nonsense",
      "Content-Type": "application/json",
      "Sandbox-Signature": await signed(secret, text, Date.now()),
    };
    expect((await sent(PATH, text, headers)).status).toBe(200);
  });
});

it("leaves the books at zero", async () => {
  const { session } = await aPayment();
  await succeeded(session, 10_500);
  expect(await sums()).toEqual({ entries: 0, balances: 0 });
});
