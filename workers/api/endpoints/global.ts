import { contract } from "~/api/contract";
import type { globalCalls as contractCalls } from "~/api/contract/global";
import { stores } from "~/brand-shown";
import { email, emailKey } from "~/domain/accounts/account";
import { CATEGORIES } from "~/domain/jobs/category-names";
import { MAX_JOB_IMAGES } from "~/domain/jobs/image-limits";
import { feePercent } from "~/domain/money/money";
import { payoutSchedule, scheduleFields } from "~/domain/money/payout-schedule";
import { refusesTracking } from "~/domain/site/choices";
import { isLocal } from "~/domain/site/environment";
import { VERSION } from "~/domain/site/version";
import { writeLog } from "~/domain/values/log";
import { PAGE_SIZE } from "~/domain/values/page";
import { withoutPersonalData } from "~/domain/values/personal-data";
import { hasShops } from "../adapters/affiliates/choose";
import { socialLogins } from "../adapters/identity/social/set-up";
import { unsubscriber } from "../adapters/mail/unsubscribe-token";
import { publicKeyOf } from "../adapters/push/choose";
import { welcome } from "../db/account-mail";
import { insertClientEvents } from "../db/engagement";
import { latestMoneyStop, moneyStopState } from "../db/money-stop";
import { mail } from "../db/outbox";
import { stopMails } from "../db/own-profile";
import { removeAlert } from "../db/saved-search";
import { siteCounts } from "../db/stats";
import { createdSince, isConfirmed } from "../db/user";
import { callerNetwork, clientOf } from "../http/client";
import type { CallContext } from "../http/context";
import { endpoint, type Handlers } from "../http/endpoint";
import { assertWithinLimit, consume, type LimitName } from "../http/limit";
import { refuse } from "../http/refusal";
import { makeReport } from "../operations/moderation/report";
import { countHelpers } from "../search/helpers";

const version = endpoint(contract.global.version, {
  handle: () => ({ version: VERSION, minimum_version: VERSION, store_links: stores.values }),
});

const settings = endpoint(contract.global.settings, {
  handle: ({ env, now }) => ({
    payment_mode: env.PAYMENT_MODE === "direct" ? ("direct" as const) : ("held" as const),
    provider: env.PAYMENT_PROVIDER === "stripe" ? ("stripe" as const) : ("sandbox" as const),
    ...scheduleFields(payoutSchedule(env.PAYOUT_DAY), now),
    fee_percent: feePercent,
    early_payout_fee_percent: feePercent,
    currency: "EUR" as const,
    max_images: MAX_JOB_IMAGES,
    page_size: PAGE_SIZE,
    social_logins: socialLogins(env),
    push_public_key: publicKeyOf(env),
    shops: hasShops(env),
    categories: [...CATEGORIES],
  }),
});

/** Reads counters: a public call must not count rows. */
const figures = endpoint(contract.global.figures, {
  handle: async ({ db }) => {
    const [counts, helpers] = await Promise.all([siteCounts(db), countHelpers(db, 0)]);
    const of = (what: string) => counts.get(what) ?? 0;
    const reviews = of("reviews");
    const rating = reviews === 0 ? null : Math.round((10 * of("stars")) / reviews) / 10;
    return { jobs_solved: of("jobs_solved"), helpers, rating, reviews };
  },
});

const moneyStop = endpoint(contract.global.moneyStop, {
  handle: async ({ db }) => moneyStopState(await latestMoneyStop(db)),
});

const log = endpoint(contract.global.log, {
  handle: async (question) => {
    const { level: said, message } = await question.fields();
    // Not the device: it proves an earlier login.
    const { type, version: client } = clientOf(question.request);
    writeLog("warn", { from: "client", said, message: withoutPersonalData(message), type, version: client });
    return undefined;
  },
});

const media = endpoint(contract.global.media, {
  handle: async ({ env, param }) => {
    // R2 throws on longer keys.
    const stored = param("key").length > 100 ? null : await env.MEDIA.get(`media/${param("key")}`);
    if (!stored) return refuse("not_found");
    return new Response(stored.body, {
      headers: {
        "Content-Type": stored.httpMetadata?.contentType ?? "application/octet-stream",
        "Cache-Control": "public, max-age=31536000, immutable",
        ETag: stored.httpEtag,
      },
    });
  },
});

const NEW_MS = 3600 * 1000;

/** The answer does not reveal whether an account exists. */
const userMail = endpoint(contract.global.userMail, {
  handle: async (c) => {
    const { email } = await c.fields();
    const { db, now } = c;
    const bound = emailKey(email);
    const young = createdSince(now - NEW_MS, bound);
    await c.tx.add(welcome(db, now, { ...young, bound })).commit();
    return undefined;
  },
});

type SupportContext = CallContext<typeof contract.global.mailSupport>;
type Mailed = Awaited<ReturnType<SupportContext["fields"]>>;

async function reportByMail(c: SupportContext, { email, language, report }: Mailed): Promise<void> {
  const { viewer } = c;
  if (!report) return;
  const counts: [LimitName, string | number][] = [["support_mail", emailKey(email)]];
  if (viewer) counts.push(["reports", viewer.id]);
  await makeReport(c, { viewer, address: email, counts, language, report });
}

/** A refused mail uses up no limit: each is checked before any counts. */
async function countSupportMail(
  { db, env, request, viewer }: SupportContext,
  { email, isOwn }: { email: string; isOwn: boolean },
): Promise<void> {
  const network = isLocal(env.ENVIRONMENT) ? null : await callerNetwork(request, env);
  const counts: [LimitName, string | number][] = [];
  // Strangers who write from the address of a user must not use up what the user may send.
  if (!isOwn) counts.push(["support_mail", emailKey(email)]);
  if (viewer) counts.push(["support_user", viewer.id]);
  if (network !== null) counts.push(["support_network", network]);
  for (const [limit, subject] of counts) await assertWithinLimit(db, limit, subject);
  for (const [limit, subject] of counts) await consume(db, limit, subject);
}

const isOwnAddress = async ({ db, viewer }: SupportContext, email: string): Promise<boolean> =>
  viewer !== null && emailKey(email) === emailKey(viewer.email) && (await isConfirmed(db, viewer.id));

/** A copy to any other address would be phishing from our domain. Header values are single lines (`line`, `email`). */
async function writeToSupport(
  c: SupportContext,
  { template, email, language, subject, name, message, company }: Mailed,
) {
  const { db, env, now } = c;
  if (template === "report") return;
  const isOwn = await isOwnAddress(c, email);
  await countSupportMail(c, { email, isOwn });
  const key = crypto.randomUUID();
  const data = { subject, name: name ?? "", email, message: message ?? "", company: company ?? "" };
  await c.tx
    .add(
      mail(db, now, {
        key: `${template}:${key}`,
        template,
        to: { address: env.SUPPORT_EMAIL, language },
        replyTo: email,
        data,
      }),
      mail(db, now, {
        key: `support_copy:${key}`,
        template: isOwn ? "support_copy" : "support_received",
        to: { address: email, language },
        replyTo: env.SUPPORT_EMAIL,
        data: isOwn ? data : {},
      }),
    )
    .commit();
}

const mailSupport = endpoint(contract.global.mailSupport, {
  handle: async (c) => {
    const sender = email.safeParse(c.input.email).data;
    if (sender !== undefined && !(await isOwnAddress(c, sender)))
      await assertWithinLimit(c.db, "support_mail", emailKey(sender));
    const mailed = await c.fields();
    await (mailed.template === "report" ? reportByMail(c, mailed) : writeToSupport(c, mailed));
    return undefined;
  },
});

const unsubscribe = endpoint(contract.global.unsubscribe, {
  handle: async (c) => {
    const { token = c.query().token ?? "" } = await c.fields();
    const stop = (await unsubscriber(c.env, token)) ?? refuse("invalid_token");
    const stopping = "search" in stop ? removeAlert(c.db, stop.search, "mail") : stopMails(c.db, stop.user);
    await c.tx.add(stopping).commit();
    return undefined;
  },
});

const analytics = endpoint(contract.global.analytics, {
  handle: async (c) => {
    const { session_id, events } = await c.fields();
    if (refusesTracking(c.request.headers)) return undefined;
    const rows = events.map(({ at, data, ...event }) => ({ ...event, at: Date.parse(at), ...(data && { data }) }));
    await c.tx.add(insertClientEvents(c.db, c.now, session_id, rows)).commit();
    return undefined;
  },
});

const openapi = endpoint(contract.global.openapi, {
  handle: async ({ origin }) => {
    const { documentText } = await import("../reference/served");
    return new Response(documentText(origin), { headers: { "Content-Type": "application/json; charset=utf-8" } });
  },
});

const docs = endpoint(contract.global.docs, {
  handle: async ({ origin, language, query }) => {
    const { pageText, policyOfPage } = await import("../reference/served");
    return new Response(pageText(origin, language, query().group ?? ""), {
      headers: { "Content-Type": "text/html; charset=utf-8", "Content-Security-Policy": await policyOfPage() },
    });
  },
});

export const globalCalls = {
  version,
  settings,
  figures,
  moneyStop,
  log,
  media,
  userMail,
  mailSupport,
  unsubscribe,
  analytics,
  openapi,
  docs,
} satisfies Handlers<typeof contractCalls>;
