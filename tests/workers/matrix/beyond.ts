import { env } from "cloudflare:workers";
import type { Contract } from "~/api/contract";
import { aComment, aDecision, aReview, user as deskUser, STATED } from "../admin-fixtures";
import { PASSWORD, type Person, signedUp } from "../client";
import { aGrant, aPasskey } from "../identity";
import { aDeal, aTapJob, opened } from "../money";
import { all, type Row } from "./row";
import { aDispute, aPhotoForm, aPriceThatWentBack, aReleased, enrich, type Role, type World } from "./world";

async function aSession(): Promise<string> {
  const deal = await aDeal();
  return (await opened(deal.owner, deal.bid)).session;
}

async function aCheck(): Promise<string> {
  const { body } = await (await signedUp()).api("POST", "/api/payment/verification/");
  return body.rootline_reference;
}

async function aPayout(): Promise<number> {
  const earner = await signedUp();
  await enrich(earner);
  return (await earner.api("POST", "/api/wallet/payout/")).body.id;
}

const signIn = new URLSearchParams({
  redirect_uri: "http://localhost:5173/login/return",
  state: "abc",
  code_challenge: "a".repeat(43),
  code_challenge_method: "S256",
});

/** Calls of development and test, and `seed`, which only this implementation has: open to everyone. */
export const DEV: { [Name in keyof Contract["dev"]]: Row } = {
  outbox: all(200),
  seed: all(200),
  payPage: all(200, async () => ({ params: { session: await aSession() } })),
  pay: all(303, async () => ({ params: { session: await aSession() }, body: { action: "success" } })),
  kycPage: all(200, async () => ({ params: { session: await aCheck() } })),
  kyc: all(303, async () => ({ params: { session: await aCheck() }, body: { action: "submit" } })),
  payOut: all(200, async () => ({ params: { id: await aPayout() }, body: { action: "paid" } })),
  cron: all(200, () => ({ body: { task: "cleanup" } })),
  later: all(200, async () => ({ body: { job: (await aDeal()).job, hours: 1 } })),
  authorize: all(302, () => ({ params: { app: "google" }, query: `?${signIn}&login_hint=petra@example.test` })),
};

interface Extra extends Pick<Row, "ask"> {
  call: readonly [keyof Contract, string];
  about: string;
  role: Exclude<Role, "visitor">;
  status: number;
}

const self = (world: World, role: Role) => world.as[role] as Person;

const ofOwnCase = (name: keyof Contract["admin"], ask: (world: World) => Promise<number>, body: object): Extra => ({
  call: ["admin", name],
  about: "of the admin's own",
  role: "admin",
  status: 403,
  ask: async (world) => ({ params: { id: await ask(world) }, body }),
});

async function aDisputeOfAdmin(world: World): Promise<number> {
  const id = await aDispute(world);
  await env.DB.prepare("UPDATE payment SET payer_id = ? WHERE id = ?").bind(world.as.admin.id, id).run();
  return id;
}

const OWN_CASES: readonly Extra[] = [
  ofOwnCase("removeJob", ({ as }) => aTapJob(as.admin), STATED),
  ofOwnCase("removeComment", async ({ as, job }) => (await aComment(job, as.admin)).target_id, STATED),
  ofOwnCase("removeReview", async ({ as, job }) => (await aReview(job, as.user, as.admin)).target_id, STATED),
  ofOwnCase("changeReview", async ({ as, job }) => (await aReview(job, as.user, as.admin)).target_id, {
    visible: true,
    reason: "Nagekeken",
  }),
  ofOwnCase("resolveDispute", aDisputeOfAdmin, { outcome: "release", reason: "Nagekeken" }),
];

export const EXTRA: readonly Extra[] = [
  ...OWN_CASES,
  {
    call: ["passkey", "remove"],
    about: "one's own",
    role: "user",
    status: 204,
    ask: async ({ as }) => ({ params: { id: (await aPasskey(as.user)).id } }),
  },
  {
    call: ["social", "unlink"],
    about: "one's own",
    role: "user",
    status: 204,
    ask: async ({ as }) => {
      const grant = await aGrant("facebook", `${crypto.randomUUID()}@example.test`);
      await as.user.api("POST", "/api/user/social/facebook/", grant);
      return { params: { social_app: "facebook" } };
    },
  },
  {
    call: ["profile", "change"],
    about: "deletes the account",
    role: "user",
    status: 204,
    ask: () => ({ body: { delete_account: true, password: PASSWORD } }),
  },
  {
    call: ["chat", "open"],
    about: "with who offers help",
    role: "user",
    status: 201,
    ask: async () => ({ body: { opponent: (await signedUp({ active_worker: 1 })).id } }),
  },
  {
    call: ["chat", "addPhoto"],
    about: "a second time under its id",
    role: "helper",
    status: 200,
    ask: async ({ as, reserved }) => {
      const { bid } = await reserved();
      const body = aPhotoForm("image");
      body.append("client_id", "een-foto");
      await as.helper.api("POST", `/api/chat/${bid.chat_uri}/photo/`, body);
      return { params: { id: bid.chat_uri }, body };
    },
  },
  {
    call: ["chat", "send"],
    about: "what was sent before",
    role: "helper",
    status: 200,
    ask: async ({ reserved, as }) => {
      const { bid } = await reserved();
      const body = { message: "Hallo", client_id: "een" };
      await as.helper.api("POST", `/api/chat/${bid.chat_uri}/message/`, body);
      return { params: { id: bid.chat_uri }, body };
    },
  },
  {
    call: ["partner", "trackVisit"],
    about: "of the same session again",
    role: "user",
    status: 200,
    ask: async ({ as }) => {
      const { partner_id } = (await as.partner.api("GET", "/api/user/data/")).body;
      const body = { partner_id, session_id: crypto.randomUUID() };
      await as.user.api("POST", "/api/partner/track-visit/", body);
      return { body };
    },
  },
  {
    call: ["payment", "intent"],
    about: "opened before",
    role: "owner",
    status: 200,
    ask: async ({ as, bid }) => {
      await opened(as.owner, bid);
      return { body: bid.intent };
    },
  },
  {
    call: ["payment", "again"],
    about: "opened before",
    role: "owner",
    status: 200,
    ask: async (world) => {
      const id = await aPriceThatWentBack(world);
      await world.as.owner.api("POST", `/api/payment/${id}/again/`);
      return { params: { id } };
    },
  },
  {
    call: ["payment", "tip"],
    about: "opened before",
    role: "owner",
    status: 200,
    ask: async (world) => {
      const asked = { params: { id: await aReleased(world) }, body: { amount: "10.00" } };
      await world.as.owner.api("POST", `/api/payment/${asked.params.id}/tip/`, asked.body);
      return asked;
    },
  },
  {
    call: ["wallet", "payOut"],
    about: "of who may",
    role: "user",
    status: 201,
    ask: async (world, role) => {
      await enrich(self(world, role));
      return {};
    },
  },
  {
    call: ["wallet", "saveBusinessTax"],
    about: "of a business",
    role: "user",
    status: 200,
    ask: async (world, role) => {
      await env.DB.prepare(
        `UPDATE user SET business = 1, company = 'Bouw en Zo', kvk = '27312459', vat = 'NL004495445B01',
           business_address = 'Wijnhaven 12, Rotterdam' WHERE id = ?`,
      )
        .bind(self(world, role).id)
        .run();
      return { body: { legal_name: "Bouw en Zo B.V." } };
    },
  },
  {
    call: ["notification", "subscribe"],
    about: "the same browser again",
    role: "user",
    status: 200,
    ask: async ({ as }) => {
      const endpoint = `https://push.example/send/${crypto.randomUUID()}`;
      const body = { endpoint, keys: { p256dh: "BElk", auth: "c2xldXRlbA" } };
      await as.user.api("POST", "/api/notifications/push/subscriptions/", body);
      return { body };
    },
  },
  {
    call: ["moderation", "appeal"],
    about: "of the person it concerns",
    role: "user",
    status: 201,
    ask: async ({ as }) => {
      const { id } = await aDecision(as.admin, deskUser(as.user), "warn");
      return { params: { id }, body: { text: "Onterecht" } };
    },
  },
  {
    call: ["notification", "read"],
    about: "one's own",
    role: "owner",
    status: 200,
    ask: async ({ reserved, as }) => {
      await reserved();
      await as.helper.api("PATCH", `/api/job/single/${(await reserved()).job}/?action=done`);
      const own = env.DB.prepare("SELECT max(id) AS id FROM notification WHERE user_id = ?").bind(as.owner.id);
      return { params: { id: Number(await own.first("id")) } };
    },
  },
];
