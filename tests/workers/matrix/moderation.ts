import { env } from "cloudflare:workers";
import {
  aComment,
  aDecision,
  aFailedDelivery,
  aFailedOrder,
  aMoneyCase,
  anAdmin,
  appeal,
  aReport,
  aReview,
  user,
} from "../admin-fixtures";
import { mailsTo, type Person, signedUp } from "../client";
import { aFailedPayout, aPaidDeal, aTapJob } from "../money";
import { type Ask, all, type Row, row, type Table, users } from "./row";
import { aChatPhoto, aDispute, aWithdrawal, type World } from "./world";

const admins = (status: number, ask?: Ask): Row => ({ statuses: [401, 403, 403, 403, 403, 403, status], ask });
const why = { reason: "Nagekeken" };
const stated = { ...why, ground: "other", statement: "Dit mag niet." };
const told = { ...why, statement: "We hebben ernaar gekeken." };

async function somethingOf(world: World) {
  const person = await signedUp();
  const job = await aTapJob(person);
  return { person, job, comment: await aComment(job, person), review: await aReview(job, world.as.user, person) };
}

/** By another admin, so that the admin of the world can judge the appeal. */
async function aDecisionOn(person: Person) {
  return aDecision(await anAdmin(), user(person), "warn");
}

async function aDecisionOnAnother() {
  const person = await signedUp();
  return { person, decision: await aDecisionOn(person) };
}

const aSuspendedOwner: Ask = async () => {
  const { owner, helper, job, payment } = await aPaidDeal();
  await helper.api("PATCH", `/api/job/single/${job}/?action=done`);
  await (await anAdmin()).api("POST", `/api/admin/users/${owner.id}/suspend/`, stated);
  const mail = (await mailsTo(owner.id)).find(({ template }) => template === "account_suspended");
  const { decision, token } = mail?.data ?? {};
  return { params: { id: Number(decision) }, body: { token, payment: payment.id, text: "Niet af" } };
};

const theUser: Ask = async () => ({ params: { id: (await signedUp()).id }, body: why });

export const MODERATION: Pick<Table, "moderation" | "admin"> = {
  moderation: {
    fileReport: all(201, async (_, role) => ({
      body: {
        ...user(await signedUp()),
        reason: "spam",
        email: role === "visitor" ? `${crypto.randomUUID()}@example.test` : undefined,
      },
    })),
    statistics: all(200),
    decisions: users(200),
    decision: [
      row(
        [401, 404, 404, 404, 404, 404, 404],
        async () => ({ params: { id: (await aDecisionOnAnother()).decision.id } }),
        "another's",
      ),
      row(
        [401, 200, 200, 200, 200, 200, 200],
        async ({ as }, role) => {
          const person = role === "visitor" ? await signedUp() : as[role];
          return { params: { id: (await aDecisionOn(person)).id } };
        },
        "one's own",
      ),
    ],
    appeal: row(
      [401, 404, 404, 404, 404, 404, 404],
      async () => ({ params: { id: (await aDecisionOnAnother()).decision.id }, body: { text: "Onterecht" } }),
      "another's",
    ),
    object: [
      row(
        [401, 404, 404, 404, 404, 404, 404],
        async () => ({
          params: { id: (await aDecisionOnAnother()).decision.id },
          body: { payment: 9_999_999, text: "Niet af" },
        }),
        "another's",
      ),
      row([201, 201, 201, 201, 201, 201, 201], aSuspendedOwner, "with the token of the mail"),
    ],
  },
  admin: {
    waiting: admins(200, async () => {
      await aReport(user(await signedUp()));
      return {};
    }),
    find: admins(200, () => ({ query: "?search=kraan" })),
    report: admins(200, async () => ({ params: { id: (await aReport(user(await signedUp()))).id } })),
    appeal: admins(200, async () => {
      const { person, decision } = await aDecisionOnAnother();
      await appeal(person, decision.id);
      return { params: { id: decision.id } };
    }),
    dispute: admins(200, async (world) => ({ params: { id: await aDispute(world) } })),
    photoFile: admins(200, async (world) => {
      const { photo: id } = await aChatPhoto(world);
      await aDispute(world);
      return { params: { id, size: "small" } };
    }),
    reports: admins(200, async () => {
      await aReport(user(await signedUp()));
      return {};
    }),
    appeals: admins(200, async () => {
      const { person, decision } = await aDecisionOnAnother();
      await appeal(person, decision.id);
      return {};
    }),
    users: admins(200),
    jobs: admins(200),
    payments: admins(200, async ({ reserved }) => {
      await reserved();
      return {};
    }),
    disputes: admins(200),
    reviews: admins(200, async (world) => {
      await somethingOf(world);
      return {};
    }),
    resolveDispute: admins(200, async (world) => ({
      params: { id: await aDispute(world) },
      body: { outcome: "split", amount: "60.00", reason: "De helft is gedaan.", statement: "De helft is gedaan." },
    })),
    refundPayment: admins(200, async ({ reserved }) => ({
      params: { id: (await reserved()).payment.id },
      body: { amount: "25.00", ...told },
    })),
    releasePayment: admins(200, async ({ reserved }) => ({
      params: { id: (await reserved()).payment.id },
      body: told,
    })),
    pausePayment: admins(200, async ({ reserved }) => ({ params: { id: (await reserved()).payment.id }, body: told })),
    resumePayment: admins(200, async ({ reserved }) => {
      const { id } = (await reserved()).payment;
      await (await anAdmin()).api("POST", `/api/admin/payments/${id}/pause/`, told);
      return { params: { id }, body: told };
    }),
    notePayment: admins(200, async ({ reserved }) => ({ params: { id: (await reserved()).payment.id }, body: why })),
    audit: admins(200, async () => {
      await aDecisionOnAnother();
      return {};
    }),
    outbox: admins(200, async () => {
      await aFailedDelivery();
      return {};
    }),
    letter: admins(200, async () => ({ params: { id: await aFailedDelivery() } })),
    retry: admins(200, async () => ({ params: { id: await aFailedDelivery() }, body: why })),
    endOrder: admins(200, async () => ({
      params: { id: await aFailedOrder() },
      body: { ...why, outcome: "happened", reference: "re_1" },
    })),
    duePayouts: admins(200),
    userMails: admins(200, async () => ({ params: { id: (await signedUp()).id } })),
    userNotifications: admins(200, async () => ({ params: { id: (await signedUp()).id } })),
    retryVerification: admins(200, theUser),
    pausedPayments: admins(200, async ({ reserved }) => {
      const { id } = (await reserved()).payment;
      await (await anAdmin()).api("POST", `/api/admin/payments/${id}/pause/`, told);
      return {};
    }),
    withdrawals: admins(200, async (world) => {
      await aWithdrawal(world);
      return {};
    }),
    withdrawal: admins(200, async (world) => ({ params: { id: await aWithdrawal(world) } })),
    answerWithdrawal: admins(200, async (world) => ({
      params: { id: await aWithdrawal(world) },
      body: { granted: false, ...told },
    })),
    noteUser: admins(200, theUser),
    writeToUser: admins(200, async () => ({
      params: { id: (await signedUp()).id },
      body: { message: "Hallo", ...why },
    })),
    figures: admins(200),
    switchMoney: [
      // A stop that lasted would stop other tests of this database.
      admins(200, async (_, role) => {
        if (role === "admin") await env.DB.prepare("INSERT INTO money_stop (began_at) VALUES (0)").run();
        return { body: { stopped: false, ...why } };
      }),
      {
        ...admins(409, async () => {
          await env.DB.prepare("DELETE FROM money_stop").run();
          return { body: { stopped: false, ...why } };
        }),
        about: "money is on",
      },
    ],
    payouts: admins(200),
    payout: admins(200, async () => ({ params: { id: (await aFailedPayout()).id } })),
    retryPayout: admins(200, async () => ({ params: { id: (await aFailedPayout()).id }, body: why })),
    moneyCases: admins(200, async () => {
      await aMoneyCase();
      return {};
    }),
    moneyCase: admins(200, async () => ({ params: { id: await aMoneyCase() } })),
    handleMoneyCase: admins(200, async () => ({ params: { id: await aMoneyCase() }, body: why })),
    decideReport: admins(200, async () => ({
      params: { id: (await aReport(user(await signedUp()))).id },
      body: { action: "warn", statement: "Dit mag niet.", ...why },
    })),
    decideAppeal: admins(200, async () => {
      const { person, decision } = await aDecisionOnAnother();
      await appeal(person, decision.id);
      return { params: { id: decision.id }, body: { outcome: "upheld", statement: "Dit blijft zo.", ...why } };
    }),
    user: admins(200, async () => ({ params: { id: (await signedUp()).id } })),
    job: admins(200, async (world) => ({ params: { id: (await somethingOf(world)).job } })),
    timeline: admins(200, async ({ reserved }) => ({ params: { id: (await reserved()).job } })),
    payment: admins(200, async ({ reserved }) => ({ params: { id: (await reserved()).payment.id } })),
    review: admins(200, async (world) => ({ params: { id: (await somethingOf(world)).review.target_id } })),
    suspend: admins(200, async () => ({ params: { id: (await signedUp()).id }, body: stated })),
    restore: admins(200, theUser),
    removeUser: admins(204, theUser),
    removeJob: admins(204, async (world) => ({ params: { id: (await somethingOf(world)).job }, body: stated })),
    removeComment: admins(204, async (world) => ({
      params: { id: (await somethingOf(world)).comment.target_id },
      body: stated,
    })),
    removeReview: admins(204, async (world) => ({
      params: { id: (await somethingOf(world)).review.target_id },
      body: stated,
    })),
    changeReview: admins(200, async (world) => ({
      params: { id: (await somethingOf(world)).review.target_id },
      body: { text: "Netter gezegd", ...why },
    })),
    ledger: admins(200, async ({ reserved }) => ({ query: `?payment=${(await reserved()).payment.id}` })),
    earnings: admins(200, () => ({ query: "?year=2026" })),
    engagement: admins(200, () => ({ query: "?days=7" })),
  },
};
