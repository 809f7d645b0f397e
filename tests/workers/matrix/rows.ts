import { env } from "cloudflare:workers";
import { emailKey } from "~/domain/accounts/account";
import { writeRefresh } from "../../../workers/api/adapters/identity/refresh-token";
import { signed } from "../../../workers/api/adapters/payments/sandbox-signature";
import { renewalToken } from "../../../workers/api/operations/deals/renewal";
import { hmac, sha256 } from "../../../workers/api/secrets/secret";
import { aPng } from "../../pictures";
import { PASSWORD, signedUp } from "../client";
import { aGrant, authorizationQuery } from "../identity";
import { IDENTITY } from "./identity";
import { MODERATION } from "./moderation";
import { PARTNERS } from "./partners";
import { PEOPLE } from "./people";
import { type Ask, all, body, row, type Table, users } from "./row";
import {
  aBegunJob,
  aChatPhoto,
  aDispute,
  anInvoice,
  aPhotoForm,
  aPriceThatWentBack,
  aReleased,
  aRequest,
  aStop,
  type Role,
  type World,
} from "./world";

const OWNER_ONLY = (status: number) => [401, 403, status, 403, 403, 403, 403];
const MEMBERS = (status: number) => [401, 404, status, status, 404, 404, 404];
const PARTIES = [401, 404, 200, 404, 200, 404, 404];

const onJob: Ask = async (world, role) => ({ params: { id: await world.jobFor(role) } });
const aStranger: Ask = async () => ({ params: { id: (await signedUp()).id } });
const inChat =
  (of?: unknown): Ask =>
  ({ bid }) => ({ params: { id: bid.chat_uri }, body: of });
const DRAFT = { title: "Lamp ophangen", description: "In de gang", zipcode: "1012AB", budget: "50" };

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

async function aProposal(world: World): Promise<string> {
  const { chat_uri } = (await world.reserved()).bid;
  const span = { starts_at: inHours(30), ends_at: inHours(32) };
  await world.as.owner.api("POST", `/api/chat/${chat_uri}/appointment/`, span);
  return chat_uri;
}

async function aLink(kind: "activation" | "reset" | "email_change" | "email_undo") {
  const token = crypto.randomUUID();
  const person = await signedUp({ pending_email: `${token}@example.test` });
  await env.DB.prepare(
    "INSERT INTO mailed_link (token_hash, user_id, kind, created_at, expires_at, address) VALUES (?, ?, ?, ?, ?, ?)",
  )
    .bind(await sha256(token), person.id, kind, Date.now(), Date.now() + 60_000, person.email)
    .run();
  return { uid: String(person.id), token };
}

async function aQuestion(world: World, role: Role, reply: string | null = null) {
  const id = await world.jobFor(role);
  const asked =
    "INSERT INTO comment (job_id, user_id, comment, reply, created_at) VALUES (?, ?, 'Hoe hoog?', ?, 0) RETURNING id";
  const commentId = await env.DB.prepare(asked).bind(id, world.as.bidder.id, reply).first<number>("id");
  return { params: { id }, commentId };
}

async function aPicture(world: World, role: Role): Promise<number> {
  const job = await world.jobFor(role);
  const key = crypto.randomUUID();
  const [, inserted] = await env.DB.batch<{ id: number }>([
    env.DB.prepare("DELETE FROM job_image WHERE job_id = ?").bind(job),
    env.DB.prepare(
      `INSERT INTO job_image (job_id, position, small_key, large_key, width, height) VALUES (?1, 0, ?2, ?2, 1, 1)
       RETURNING id`,
    ).bind(job, key),
  ]);
  return Number(inserted?.results[0]?.id);
}

async function aNotification(user: number): Promise<number> {
  const inserted = "INSERT INTO notification (user_id, type, created_at) VALUES (?, 'kyc', 0) RETURNING id";
  return Number(await env.DB.prepare(inserted).bind(user).first("id"));
}

const aSubscription = () => ({
  endpoint: `https://push.example/send/${crypto.randomUUID()}`,
  keys: { p256dh: "BElk", auth: "c2xldXRlbA" },
});

function pictures(job: number): FormData {
  const form = new FormData();
  form.append("job_id", String(job));
  form.append("images[]", new File([aPng()], "foto"));
  return form;
}

export const MATRIX: Omit<Table, "dev"> = {
  global: {
    version: all(200),
    settings: all(200),
    figures: all(200),
    moneyStop: all(200),
    log: all(204, body({ level: "info", message: "Hallo" })),
    media: all(200, async () => {
      await env.MEDIA.put("media/foto", aPng(), { httpMetadata: { contentType: "image/png" } });
      return { params: { key: "foto" } };
    }),
    userMail: all(204, body({ email: "wie@example.test", language: "nl", template: "welcome", subject: "Welkom" })),
    mailSupport: all(204, () => ({
      body: {
        email: `${crypto.randomUUID()}@example.test`,
        language: "nl",
        template: "contact",
        subject: "Algemene vraag",
        name: "Petra",
        message: "Hoe werkt dit?",
      },
    })),
    unsubscribe: all(204, async () => {
      const { id } = await signedUp();
      return { query: `?token=${id}.${await hmac(env.TOKEN_SECRET, `unsubscribe:${id}`)}` };
    }),
    analytics: all(
      204,
      body({ consent: true, session_id: "een", events: [{ name: "view", at: "2026-03-01T10:00:00Z" }] }),
    ),
    openapi: all(200),
    docs: all(200),
  },
  account: {
    create: all(201, () => ({ body: { email: `${crypto.randomUUID()}@example.test`, password: PASSWORD } })),
    activate: all(204, async () => ({ body: await aLink("activation") })),
    resendActivation: all(204, () => ({ body: { email: `${crypto.randomUUID()}@example.test` } })),
    resetPassword: all(204, () => ({ body: { email: `${crypto.randomUUID()}@example.test` } })),
    confirmReset: all(204, async () => ({ body: { ...(await aLink("reset")), new_password: PASSWORD } })),
    resetWays: all(200, async () => ({ body: await aLink("reset") })),
    readLink: all(200, async () => ({ body: await aLink("activation") })),
    setPassword: users(204, body({ current_password: PASSWORD, new_password: "Welkom124!" })),
    readProof: users(200),
    prove: users(200, body({ password: PASSWORD })),
    confirmEmail: all(204, async () => ({ body: await aLink("email_change") })),
    undoEmail: all(204, async () => ({ body: await aLink("email_undo") })),
    logIn: all(200, async () => ({ body: { email: emailKey((await signedUp()).email), password: PASSWORD } })),
    googleLogIn: all(200, async () => ({ body: await aGrant("google", `${crypto.randomUUID()}@example.test`) })),
    appleLogIn: all(200, async () => ({ body: await aGrant("apple", `${crypto.randomUUID()}@example.test`) })),
    facebookLogIn: all(200, async () => ({ body: await aGrant("facebook", `${crypto.randomUUID()}@example.test`) })),
    googleAuthorization: all(200, () => ({ query: authorizationQuery() })),
    appleAuthorization: all(200, () => ({ query: authorizationQuery() })),
    facebookAuthorization: all(200, () => ({ query: authorizationQuery() })),
    refresh: all(200, async () => {
      const { session } = await signedUp();
      return { body: { refresh: await writeRefresh(env, { session, generation: 0 }) } };
    }),
    logOut: users(204),
  },
  profile: {
    own: users(200),
    change: users(200, body({ bio: "Ik klus graag." })),
    find: all(200, ({ as }) => ({ params: { id: as.helper.id } })),
    setCategories: users(200, body({ categories: [1, 4] })),
    setActiveWorker: users(200, body({ value: true })),
    intro: users(200),
    banners: users(200),
    todo: users(200),
    registerOneSignal: users(200, body({ id: "5a1f0c9e-4d7b-4c9e-9f39-3f2e5a8b7c6d", timestamp: 1 })),
    removeOneSignal: users(204, body({ id: "5a1f0c9e-4d7b-4c9e-9f39-3f2e5a8b7c6d", timestamp: 1 })),
    list: all(200),
    block: users(200, aStranger),
    unblock: users(200, aStranger),
    blocked: users(200),
    export: users(200),
  },
  job: {
    list: all(200),
    areas: all(200),
    feed: all(200),
    statistics: all(200),
    price: all(200, () => ({ query: "?category=4" })),
    zipcode: all(200, () => ({ query: "?zipcode=1012AB" })),
    mine: users(200),
    post: users(201, body(DRAFT)),
    find: [
      all(200, onJob),
      row(
        [410, 410, 200, 410, 200, 410, 410],
        async (world, role) => {
          const asked = await onJob(world, role);
          await env.DB.prepare("UPDATE job SET status = 'deleted', listed = 0, helper_id = NULL WHERE id = ?")
            .bind(asked.params?.id)
            .run();
          return asked;
        },
        "deleted",
      ),
    ],
    change: row(OWNER_ONLY(200), async (world, role) => ({ ...(await onJob(world, role)), body: DRAFT })),
    giveAddress: row(OWNER_ONLY(200), async (world, role) => ({
      ...(await onJob(world, role)),
      body: { location_details: "Prinsengracht 1" },
    })),
    act: [
      row(
        OWNER_ONLY(200),
        async (world, role) => ({ ...(await onJob(world, role)), query: "?action=reserve" }),
        "but done",
      ),
      row(
        [401, 403, 403, 403, 200, 403, 403],
        async ({ reserved }) => ({ params: { id: (await reserved()).job }, query: "?action=done" }),
        "done",
      ),
    ],
    others: all(200, onJob),
    begin: row([401, 403, 403, 403, 200, 403, 403], async (world, role) => {
      const { job } = await world.reserved();
      const { body } = await world.as.owner.api("GET", `/api/job/single/${job}/`);
      const id = role === "owner" ? world.job : job;
      return { params: { id }, body: { words: body.start_code?.words ?? "vier andere woorden hier" } };
    }),
    stop: row(PARTIES, async ({ reserved }) => ({ params: { id: (await reserved()).job } })),
    proposeStop: row([401, 404, 201, 404, 201, 404, 404], async ({ reserved }) => ({
      params: { id: (await aBegunJob(await reserved())).job },
      body: { amount: "60.00" },
    })),
    acceptStop: row([401, 404, 403, 404, 200, 404, 404], async (world) => ({ params: { id: await aStop(world) } })),
    dropStop: row(PARTIES, async (world) => ({ params: { id: await aStop(world) } })),
    timeline: row(PARTIES, async ({ reserved }) => ({ params: { id: (await reserved()).job } })),
    bids: row(OWNER_ONLY(200), onJob),
    comments: all(200, onJob),
    say: [
      row(
        [401, 201, 403, 201, 201, 201, 201],
        async (world, role) => ({ ...(await onJob(world, role)), body: { comment: "Hoe hoog is het plafond?" } }),
        "a question",
      ),
      row(
        OWNER_ONLY(200),
        async (world, role) => {
          const { params, commentId } = await aQuestion(world, role);
          return { params, body: { commentId, reply: "Drie meter." } };
        },
        "a reply",
      ),
    ],
    removeReply: row(OWNER_ONLY(200), async (world, role) => {
      const { params, commentId } = await aQuestion(world, role, "Drie meter.");
      return { params, body: { commentId } };
    }),
    removeComment: row(
      [401, 403, 204, 204, 403, 403, 403],
      async (world, role) => {
        const { params, commentId } = await aQuestion(world, role);
        return { params, body: { commentId } };
      },
      "of the bidder",
    ),
    addImages: row(OWNER_ONLY(201), async (world, role) => ({ body: pictures(await world.jobFor(role)) })),
    orderImages: row(OWNER_ONLY(200), async (world, role) => ({
      body: { job_id: await world.jobFor(role), image_ids: [await aPicture(world, role)] },
    })),
    removeImages: row(OWNER_ONLY(204), async (world, role) => ({ body: { image_ids: [await aPicture(world, role)] } })),
    notify: row(OWNER_ONLY(200), async (world, role) => ({ body: { id: await world.jobFor(role) } })),
    invite: row(OWNER_ONLY(201), async (world, role) => ({
      ...(await onJob(world, role)),
      body: { user: (await signedUp({ active_worker: 1 })).id },
    })),
    invitations: users(200, async ({ as }) => ({ params: { id: as.helper.id } })),
    readRenewal: all(200, async ({ job }) => ({
      query: `?token=${await renewalToken(env, { job, expires_at: Date.now() + 60_000 })}`,
    })),
    renew: all(204, async ({ job }) => ({
      body: { token: await renewalToken(env, { job, expires_at: Date.now() + 60_000 }) },
    })),
  },
  bid: {
    own: users(200),
    place: row([401, 201, 403, 409, 201, 201, 201], ({ job }) => ({ body: { job_id: job, amount: "50" } })),
    change: row([401, 404, 403, 200, 404, 404, 404], ({ bid }) => ({ body: { bid_id: bid.id, amount: "50" } })),
    decide: row([401, 404, 200, 403, 404, 404, 404], ({ bid }) => ({ body: { bid_id: bid.id, status: "rejected" } })),
    withdraw: row([401, 404, 403, 204, 404, 404, 404], ({ bid }) => ({ body: { bid_id: bid.id } })),
  },
  chat: {
    list: users(200),
    open: row([401, 403, 400, 200, 200, 403, 403], async (world, role) => ({
      body: { opponent: world.as.owner.id, job_id: await world.jobFor(role) },
    })),
    find: row(MEMBERS(200), inChat()),
    archive: row(MEMBERS(200), inChat({ delete: true })),
    messages: row(MEMBERS(200), inChat()),
    send: [
      row(MEMBERS(409), inChat({ message: "Hallo" }), "while the bid is pending"),
      row(
        [401, 404, 201, 404, 201, 404, 404],
        async ({ reserved }) => ({ params: { id: (await reserved()).bid.chat_uri }, body: { message: "Hallo" } }),
        "once it is accepted",
      ),
    ],
    photos: row(PARTIES, async (world) => ({ params: { id: (await aChatPhoto(world)).id } })),
    addPhoto: row([401, 404, 201, 404, 201, 404, 404], async ({ reserved }) => ({
      params: { id: (await reserved()).bid.chat_uri },
      body: aPhotoForm("image"),
    })),
    photo: row(PARTIES, async (world) => ({ params: await aChatPhoto(world) })),
    photoFile: row(PARTIES, async (world) => ({ params: { ...(await aChatPhoto(world)), size: "small" } })),
    removePhoto: row([401, 404, 403, 404, 204, 404, 404], async (world) => ({ params: await aChatPhoto(world) })),
    read: row(MEMBERS(200), inChat()),
    propose: row([401, 404, 201, 404, 201, 404, 404], async ({ reserved }) => ({
      params: { id: (await reserved()).bid.chat_uri },
      body: { starts_at: inHours(30), ends_at: inHours(32) },
    })),
    answer: row([401, 404, 403, 404, 200, 404, 404], async (world) => ({
      params: { id: await aProposal(world) },
      body: { status: "accepted" },
    })),
    calendarFile: row(PARTIES, async (world) => {
      const id = await aProposal(world);
      await world.as.helper.api("PATCH", `/api/chat/${id}/appointment/`, { status: "accepted" });
      return { params: { id } };
    }),
    ticket: users(201),
  },
  payment: {
    list: users(200),
    find: row(PARTIES, async ({ reserved }) => ({ params: { id: (await reserved()).payment.id } })),
    request: row([401, 404, 403, 404, 201, 404, 404], async ({ reserved }) => ({
      body: { chat_uri: (await reserved()).bid.chat_uri, amount: "20.00", description: "Extra verf" },
    })),
    changeRequest: row([401, 404, 403, 404, 200, 404, 404], async (world) => ({
      params: { id: await aRequest(world) },
      body: { amount: "25.00" },
    })),
    dropRequest: row([401, 404, 200, 404, 200, 404, 404], async (world) => ({
      params: { id: await aRequest(world) },
    })),
    remind: row([401, 404, 403, 404, 201, 404, 404], async (world) => ({ params: { id: await aRequest(world) } })),
    again: row([401, 404, 201, 404, 403, 404, 404], async (world) => ({
      params: { id: await aPriceThatWentBack(world) },
    })),
    intent: [
      row([401, 404, 201, 403, 404, 404, 404], ({ bid }) => ({ body: bid.intent })),
      row(
        [401, 404, 201, 404, 403, 404, 404],
        async (world) => {
          const { chat_uri } = (await world.reserved()).bid;
          return { body: { payment_request_id: await aRequest(world), chat_uri, amount_with_platform_cost: "21.00" } };
        },
        "of a request",
      ),
    ],
    transaction: row(PARTIES, async ({ reserved }) => ({ body: { payment_id: (await reserved()).payment.id } })),
    dispute: row([401, 404, 201, 404, 201, 404, 404], async ({ reserved }) => ({
      params: { id: (await reserved()).payment.id },
      body: { reason: "Het is niet af." },
    })),
    closeDispute: row([401, 404, 200, 404, 403, 404, 404], async (world) => ({
      params: { id: await aDispute(world) },
    })),
    withdraw: row([401, 404, 201, 404, 403, 404, 404], async ({ reserved }) => ({
      params: { id: (await reserved()).payment.id },
    })),
    tip: row([401, 404, 201, 404, 403, 404, 404], async (world) => ({
      params: { id: await aReleased(world) },
      body: { amount: "10.00" },
    })),
    answerDispute: row([401, 404, 403, 404, 201, 404, 404], async (world) => ({
      params: { id: await aDispute(world) },
      body: { answer: "Het was wel af." },
    })),
    propose: row([401, 404, 201, 404, 201, 404, 404], async (world) => ({
      params: { id: await aDispute(world) },
      body: { amount: "60.00" },
    })),
    acceptProposal: row([401, 404, 403, 404, 200, 404, 404], async (world) => ({
      params: { id: await aDispute(world, true) },
    })),
    webhook: all(200, async () => {
      const event = { id: crypto.randomUUID(), type: "payment.succeeded", created: 0, data: { session: "onbekend" } };
      const signature = await signed(env.SANDBOX_WEBHOOK_SECRET, JSON.stringify(event), Date.now());
      return { params: { provider: "sandbox" }, body: event, headers: { "Sandbox-Signature": signature } };
    }),
    verify: users(201),
    verifyAtStripe: users(201),
    verifyAtRootline: users(201),
    verificationStatus: users(200),
  },
  invoice: {
    list: users(200),
    find: row(PARTIES, async (world) => ({ params: { id: await anInvoice(world) } })),
  },
  wallet: {
    own: users(200),
    history: users(200),
    payouts: users(200),
    earnings: users(200),
    payOut: users(403),
    topUp: users(201, body({ amount: "20.00" })),
    taxData: users(200),
    savePersonTax: users(
      200,
      body({
        first_name: "Petra",
        last_name: "de Vries",
        street: "Kerkstraat 12",
        zipcode: "1012AB",
        city: "Amsterdam",
        birth_date: "1985-04-12",
        bsn: "999990019",
      }),
    ),
    saveBusinessTax: users(409, body({ legal_name: "Bouw en Zo B.V." })),
  },
  notification: {
    list: users(200),
    readAll: users(200),
    read: users(404, async () => ({ params: { id: await aNotification((await signedUp()).id) } })),
    readOfJob: users(200, onJob),
    settings: users(200),
    changeSettings: users(200, body({ push: true })),
    subscriptions: users(200),
    subscribe: users(201, () => ({ body: aSubscription() })),
    unsubscribe: users(204, () => ({ body: { endpoint: aSubscription().endpoint } })),
  },
  ...IDENTITY,
  ...MODERATION,
  ...PARTNERS,
  ...PEOPLE,
};
