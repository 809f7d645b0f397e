import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { contract } from "~/api/contract";
import {
  aComment,
  aDecision,
  aMessage,
  aMoneyCase,
  anAdmin,
  appeal,
  aReport,
  aReview,
  job,
  STATED,
  type Thing,
  user,
} from "./admin-fixtures";
import { mailsTo, type Person, signedUp, visitor } from "./client";
import { aPaidDeal, aTapJob } from "./money";
import { valueOf } from "./world";

interface DecisionTarget {
  id: number;
  body?: object;
}
type Relation = (admin: Person) => Promise<DecisionTarget>;
interface Decision {
  refused: Record<string, Relation>;
  allowed: Record<string, Relation>;
}

const reason = "Nagekeken";
const statement = "Dit mag niet.";
const made = (sql: string, ...values: unknown[]) =>
  env.DB.prepare(sql)
    .bind(...values)
    .run();

async function aDealOf(admin: Person, side: "owner" | "helper") {
  const deal = await aPaidDeal();
  const person = deal[side];
  await env.DB.batch([
    env.DB.prepare(
      "UPDATE job SET user_id = iif(user_id = ?1, ?2, user_id), helper_id = iif(helper_id = ?1, ?2, helper_id) WHERE id = ?3",
    ).bind(person.id, admin.id, deal.job),
    env.DB.prepare(
      "UPDATE payment SET payer_id = iif(payer_id = ?1, ?2, payer_id), payee_id = iif(payee_id = ?1, ?2, payee_id) WHERE id = ?3",
    ).bind(person.id, admin.id, deal.payment.id),
  ]);
  return deal;
}
const aDispute =
  (side: "owner" | "helper"): Relation =>
  async (admin) => {
    const deal = await aPaidDeal();
    await deal.owner.api("POST", `/api/payment/${deal.payment.id}/dispute/`, { reason: "Het is niet af." });
    const column = side === "owner" ? "payer_id" : "payee_id";
    await made(`UPDATE payment SET ${column} = ? WHERE id = ?`, admin.id, deal.payment.id);
    return { id: deal.payment.id, body: { outcome: "release", reason, statement } };
  };

const THINGS: Record<string, (admin: Person) => Promise<Thing>> = {
  "placer of a job": async (admin) => job(await aTapJob(admin)),
  "helper of a job": async (admin) => job((await aDealOf(admin, "helper")).job),
  "asker of a question": async (admin) => aComment(await aTapJob(await signedUp()), admin),
  "placer of a job with a question": async (admin) => aComment(await aTapJob(admin), await signedUp()),
  "author of a review": async (admin) => aReview(await aTapJob(await signedUp()), admin, await signedUp()),
  "subject of a review": async (admin) => aReview(await aTapJob(await signedUp()), await signedUp(), admin),
  "reported person": async (admin) => user(admin),
  "sender of a message": async (admin) => aMessageWith(admin, admin),
  "receiver of a message": async (admin) => aMessageWith(admin, await signedUp()),
};
async function aMessageWith(admin: Person, sender: Person): Promise<Thing> {
  const other = sender === admin ? await signedUp() : sender;
  const [low, high] = [admin.id, other.id].sort((a, b) => a - b);
  const chat = await valueOf(
    "INSERT INTO chat (uri, low_id, high_id, created_at, updated_at) VALUES (?, ?, ?, 0, 0) RETURNING id",
    crypto.randomUUID(),
    low,
    high,
  );
  return aMessage(Number(chat), sender);
}
const of = (what: string) => Object.entries(THINGS).filter(([relation]) => relation.endsWith(what));

const reported =
  (make: (admin: Person) => Promise<Thing>): Relation =>
  async (admin) => {
    const { target_type, target_id } = await make(admin);
    const id = await valueOf(
      `INSERT INTO report (target_type, target_id, reason, reporter, about_id, created_at)
       VALUES (?, ?, 'spam', ?, ?, ?) RETURNING id`,
      target_type,
      target_id,
      crypto.randomUUID(),
      target_type === "user" ? target_id : null,
      Date.now(),
    );
    return { id: Number(id), body: { action: "dismiss", statement, reason } };
  };
const appealed =
  (make: (admin: Person) => Promise<Thing>): Relation =>
  async (admin) => {
    const { id: report } = await reported(make)(admin);
    const id = await valueOf(
      `INSERT INTO decision (report_id, user_id, target_type, target_id, action, reason, statement, token_hash, created_at, appeal_status, appeal_text, appealed_at)
       SELECT id, about_id, target_type, target_id, 'warn', reason, 'Nee', ?1, ?3, 'open', 'Onterecht', ?3 FROM report WHERE id = ?2 RETURNING id`,
      crypto.randomUUID(),
      report,
      Date.now(),
    );
    return { id: Number(id), body: { outcome: "upheld", statement, reason } };
  };
const own: Relation = async ({ id }) => ({ id, body: { reason } });
const thing =
  (make: (admin: Person) => Promise<Thing>, body: object = { reason }): Relation =>
  async (admin) => ({ id: (await make(admin)).target_id, body });
const removal = (make: (admin: Person) => Promise<Thing>) => thing(make, STATED);
const eachOf = (
  things: [string, (admin: Person) => Promise<Thing>][],
  asked: (make: (admin: Person) => Promise<Thing>) => Relation,
) => Object.fromEntries(things.map(([relation, make]) => [relation, asked(make)]));

async function anOrder(key: string, payload: object, kind = "provider"): Promise<DecisionTarget> {
  const id = await valueOf(
    `INSERT INTO outbox (key, kind, payload, created_at, due_at, attempts, failed_at, error)
     VALUES (?, ?, ?, 0, 0, 16, 1, 'provider answered 500') RETURNING id`,
    key,
    kind,
    JSON.stringify(payload),
  );
  return { id: Number(id), body: { reason } };
}
const aPayout = async (admin: Person) =>
  Number(
    await valueOf(
      "INSERT INTO payout (user_id, amount, fee, net, early, iban, created_at) VALUES (?, 1, 0, 1, 0, 'NL', 0) RETURNING id",
      admin.id,
    ),
  );
const aRefund =
  (side: "owner" | "helper"): Relation =>
  async (admin) => {
    const { payment } = await aDealOf(admin, side);
    return anOrder(crypto.randomUUID(), { order: "refund", payment: payment.id });
  };

function ofBothSides(prepare: (id: number) => Promise<unknown>): Decision {
  const as =
    (side: "owner" | "helper"): Relation =>
    async (admin) => {
      const { id } = (await aDealOf(admin, side)).payment;
      await prepare(id);
      return { id, body: { reason, statement } };
    };
  return { refused: { payer: as("owner"), payee: as("helper") }, allowed: {} };
}
const aMoneyCaseOf =
  (side: "owner" | "helper"): Relation =>
  async (admin) => {
    const { payment } = await aDealOf(admin, side);
    return { id: await aMoneyCase(payment.id), body: { reason } };
  };

const aWithdrawalOf =
  (side: "owner" | "helper"): Relation =>
  async (admin) => {
    const { payment } = await aDealOf(admin, side);
    await made("INSERT INTO withdrawal (payment_id, effect, created_at) VALUES (?, 'answered', 0)", payment.id);
    return { id: payment.id, body: { granted: false, statement: "Nee", reason } };
  };

const TIES: Record<string, (admin: Person) => Promise<Person>> = {
  "placer of a running deal": async (admin) => (await aDealOf(admin, "owner")).helper,
  "helper of a running deal": async (admin) => (await aDealOf(admin, "helper")).owner,
  "party to a dispute": async (admin) => {
    const deal = await aDealOf(admin, "helper");
    await deal.owner.api("POST", `/api/payment/${deal.payment.id}/dispute/`, { reason: "Het is niet af." });
    await made("UPDATE job SET status = 'open', helper_id = NULL WHERE id = ?", deal.job);
    return deal.owner;
  },
  "person reported by them": async (admin) => {
    const reporter = await signedUp();
    await aReport(user(admin), reporter);
    return reporter;
  },
  "reporter of them": async (admin) => {
    const person = await signedUp();
    await aReport(user(person), admin);
    return person;
  },
};
const tied = (asked: (person: Person, admin: Person) => Promise<DecisionTarget>): Record<string, Relation> =>
  Object.fromEntries(
    Object.entries(TIES).map(([tie, make]) => [tie, async (admin: Person) => asked(await make(admin), admin)]),
  );
const tiedTo = (body: object) => tied(async ({ id }) => ({ id, body }));
const tiedThing = (make: (person: Person) => Promise<Thing>, body: object) =>
  tied(async (person) => ({ id: (await make(person)).target_id, body }));
const withoutTie = async (body: object) => ({ id: (await signedUp()).id, body });

/** A call that reads decides nothing. A new call does not compile without its line, and fails if it changes something. */
const CALLS: Record<keyof typeof contract.admin, "reads" | Decision> = {
  waiting: "reads",
  // Stopping money concerns everyone, so it is not an own case.
  switchMoney: { refused: {}, allowed: {} },
  find: "reads",
  report: "reads",
  appeal: "reads",
  dispute: "reads",
  photoFile: "reads",
  reports: "reads",
  appeals: "reads",
  users: "reads",
  jobs: "reads",
  timeline: "reads",
  payments: "reads",
  disputes: "reads",
  reviews: "reads",
  audit: "reads",
  outbox: "reads",
  letter: "reads",
  duePayouts: "reads",
  payouts: "reads",
  payout: "reads",
  userMails: "reads",
  userNotifications: "reads",
  figures: "reads",
  withdrawals: "reads",
  withdrawal: "reads",
  pausedPayments: "reads",
  answerWithdrawal: {
    refused: { payer: aWithdrawalOf("owner"), payee: aWithdrawalOf("helper") },
    allowed: {},
  },
  noteUser: {
    refused: { themselves: own, ...tiedTo({ reason }) },
    allowed: {
      "party to an ended deal": async (admin) => {
        const deal = await aDealOf(admin, "helper");
        await deal.owner.api("PATCH", `/api/job/single/${deal.job}/?action=solve`);
        return { id: deal.owner.id, body: { reason } };
      },
    },
  },
  writeToUser: {
    refused: {
      themselves: async ({ id }) => ({ id, body: { message: "Hallo", reason } }),
      ...tiedTo({ message: "Hallo", reason }),
    },
    allowed: {},
  },
  retryVerification: { refused: { themselves: own, ...tiedTo({ reason }) }, allowed: {} },
  moneyCases: "reads",
  moneyCase: "reads",
  user: "reads",
  job: "reads",
  payment: "reads",
  review: "reads",
  ledger: "reads",
  // Includes the admin's own sums, but decides nothing.
  earnings: "reads",
  engagement: "reads",
  resolveDispute: { refused: { payer: aDispute("owner"), payee: aDispute("helper") }, allowed: {} },
  refundPayment: ofBothSides(async () => {}),
  releasePayment: ofBothSides(async () => {}),
  pausePayment: ofBothSides(async () => {}),
  resumePayment: ofBothSides((id) => made("UPDATE payment SET paused_at = 1 WHERE id = ?", id)),
  notePayment: ofBothSides(async () => {}),
  retry: {
    refused: {
      "payee of a payout": async (admin) =>
        anOrder(crypto.randomUUID(), { order: "payout", payout: await aPayout(admin) }),
      "payee of a payout that is taken back": async (admin) =>
        anOrder(`take_back:${await aPayout(admin)}`, { order: "take_back" }),
      "payer of a refund": aRefund("owner"),
      "payee of a refund": aRefund("helper"),
    },
    allowed: {
      "reader of a mail": (admin) =>
        anOrder(crypto.randomUUID(), { template: "welcome", to: { user: admin.id } }, "mail"),
    },
  },
  endOrder: {
    refused: {
      "payee of a payout": async (admin) => ({
        ...(await anOrder(crypto.randomUUID(), { order: "payout", payout: await aPayout(admin) })),
        body: { reason, outcome: "again" },
      }),
      "payee of a refund": async (admin) => ({
        ...(await aRefund("helper")(admin)),
        body: { reason, outcome: "happened", reference: "re_1" },
      }),
    },
    allowed: {},
  },
  retryPayout: {
    refused: {
      payee: async (admin) => {
        const id = await aPayout(admin);
        await made("UPDATE payout SET status = 'failed' WHERE id = ?", id);
        return { id, body: { reason } };
      },
    },
    allowed: {},
  },
  handleMoneyCase: {
    refused: { payer: aMoneyCaseOf("owner"), payee: aMoneyCaseOf("helper") },
    allowed: {},
  },
  decideReport: {
    refused: {
      ...eachOf(Object.entries(THINGS), reported),
      reporter: async (admin) => ({
        id: (await aReport(user(await signedUp()), admin)).id,
        body: { action: "dismiss", statement, reason },
      }),
      ...tied((person, admin) => reported(async () => user(person))(admin)),
    },
    allowed: {},
  },
  decideAppeal: {
    refused: {
      ...eachOf(Object.entries(THINGS), appealed),
      ...tied((person, admin) => appealed(async () => user(person))(admin)),
      "judge of the report": async (admin) => {
        const person = await signedUp();
        const { id } = await aDecision(admin, user(person), "warn");
        const token = (await mailsTo(person.id)).find(({ template }) => template === "warning")?.data.token;
        await appeal(visitor, id, String(token));
        return { id, body: { outcome: "upheld", statement, reason } };
      },
      "admin who decided without a report": async (admin) => {
        const person = await signedUp();
        await admin.api("POST", `/api/admin/users/${person.id}/suspend/`, STATED);
        const { decision, token } = (await mailsTo(person.id))[0]?.data ?? {};
        await appeal(visitor, Number(decision), String(token));
        return { id: Number(decision), body: { outcome: "overturned", statement, reason } };
      },
    },
    allowed: {},
  },
  suspend: {
    refused: { self: async ({ id }) => ({ id, body: STATED }), ...tiedTo(STATED) },
    allowed: { stranger: () => withoutTie(STATED) },
  },
  restore: { refused: { self: own, ...tiedTo({ reason }) }, allowed: {} },
  removeUser: { refused: { self: own, ...tiedTo({ reason }) }, allowed: {} },
  removeJob: {
    refused: { ...eachOf(of("of a job"), removal), ...tiedThing(async (person) => job(await aTapJob(person)), STATED) },
    allowed: {},
  },
  removeComment: {
    refused: {
      ...eachOf(of("question"), removal),
      ...tiedThing(async (person) => aComment(await aTapJob(await signedUp()), person), STATED),
    },
    allowed: {},
  },
  removeReview: {
    refused: {
      ...eachOf(of("review"), removal),
      ...tiedThing(async (person) => aReview(await aTapJob(await signedUp()), person, await signedUp()), STATED),
    },
    allowed: {},
  },
  changeReview: {
    refused: eachOf(of("review"), (make) => thing(make, { text: "Netter gezegd", reason })),
    allowed: {},
  },
};

const decisions = Object.entries(CALLS).flatMap(([name, of]) =>
  of === "reads"
    ? []
    : [
        ...Object.entries(of.refused).map(([relation, make]) => ({ name, relation, make, may: false })),
        ...Object.entries(of.allowed).map(([relation, make]) => ({ name, relation, make, may: true })),
      ],
);

describe("admins do not decide about themselves", () => {
  it("in any call that changes something", () => {
    const changing = Object.entries(contract.admin).filter(([, { method }]) => method !== "GET");
    const without = changing.filter(([name]) => CALLS[name as keyof typeof CALLS] === "reads");
    expect(without.map(([name]) => name)).toEqual([]);
  });

  it.each(decisions)("$name, as $relation", async ({ name, make, may }) => {
    const admin = await anAdmin();
    const { id, body } = await make(admin);
    const { method, path } = contract.admin[name as keyof typeof contract.admin];
    const answer = await admin.api(method, path.replace(":id", String(id)), body);
    if (may) expect(answer.status).toBe(200);
    else expect([answer.status, answer.body.code]).toEqual([403, "own_case"]);
  });

  it("and do not read who reported them", async () => {
    const [admin, other, reporter] = [await anAdmin(), await anAdmin(), await signedUp()];
    const { id } = await aReport(user(admin), reporter);
    const path = `/api/admin/reports/${id}/`;
    const nobody = { id: null, name: "", email: null };
    expect((await admin.api("GET", path)).body).toMatchObject({ reporter: nobody, involved: true });
    const listed = (await admin.api("GET", `/api/admin/reports/?user=${admin.id}`)).body.results;
    expect(listed).toEqual([expect.objectContaining({ id, reporter: expect.objectContaining(nobody) })]);
    expect((await other.api("GET", path)).body).toMatchObject({ reporter: { id: reporter.id }, involved: false });
    expect((await admin.api("GET", `/api/admin/users/${reporter.id}/`)).body.involved).toBe(true);
    expect((await other.api("GET", `/api/admin/users/${reporter.id}/`)).body.involved).toBeUndefined();
  });
});
