import { MAILS, type MailTemplate } from "~/content/mails";
import { greetedName } from "~/domain/accounts/user-card";
import type { Language } from "~/domain/values/language";
import { publicOrigin } from "../../environment";
import { mailTransport } from "../adapters/mail/choose";
import { compose } from "../adapters/mail/compose";
import { unsubscribeToken } from "../adapters/mail/unsubscribe-token";
import type { Database } from "../db/database";
import { findDealFacts } from "../db/deal-facts";
import { isJobDeleted } from "../db/job-deleted";
import { findMailReader, hasUnread } from "../db/mail-reader";
import { isMuted } from "../db/notification-settings";
import { nameFor } from "../db/person";
import type { MailedDeal } from "../notices/deal-fact-rows";
import { MAIL_KINDS } from "../notices/mail-kinds";
import { topicOfMail } from "../notices/notification-kinds";
import { renewalToken } from "../operations/deals/renewal";
import { payoutOutlook } from "./payout-outlook";
import { quotedIn } from "./quoted";

export interface MailOrder {
  template: MailTemplate;
  user?: number;
  address?: string;
  language?: Language;
  reply_to?: string | null;
  chat?: number | null;
  job?: number | null;
  data: Record<string, string | number>;
}

interface Reader {
  address: string;
  name: string | null;
  language: Language;
  wantsMail: boolean;
  suspended: boolean;
  uri: string | null;
}

async function readerOf(env: Env, order: MailOrder): Promise<Reader | null> {
  if (order.address)
    return {
      address: order.address,
      name: null,
      language: order.language ?? "nl",
      wantsMail: true,
      suspended: false,
      uri: null,
    };
  const row = await findMailReader(env.DB, order.user ?? 0, order.chat ?? null);
  if (!row) return null;
  const wantsMail = row.wants === 1 && !isMuted(topicOfMail(order.template), row.muted);
  return {
    address: row.email,
    name: greetedName({ name: row.company ?? row.name, business: row.company !== null }),
    language: row.language,
    wantsMail,
    suspended: row.suspended === 1,
    uri: row.uri,
  };
}

const PAGES = {
  jobs: "/browse-tasks",
  wallet: "/wallet",
  settings: "/profile/settings",
  tax_data: "/wallet/belasting",
  reset: "/forgot-password",
  login: "/login",
};

/** The page that approves held money also shows the photos of the result. During a money stop and in direct mode there is nothing to approve. */
const approvalPath = (job: number, { held, held_ahead }: MailOrder["data"]): string =>
  `/task/${job}${held || held_ahead ? "/actie/solve" : ""}`;

function pathOf({ template, job, data }: MailOrder, { uri, suspended }: Reader): string | null {
  const { link } = MAIL_KINDS[template];
  // A suspended user cannot log in. The link to the decision is only in its own mail: the database has its hash.
  if (suspended && link !== "reset") return null;
  if (link === "review") return job ? `/task/${job}/beoordelen` : null;
  if (link === "job") return job ? `/task/${job}` : null;
  if (link === "questions") return job ? `/task/${job}#vragen` : null;
  if (link === "approval") return job ? approvalPath(job, data) : null;
  if (link === "stop") return job ? `/task/${job}/samen-stoppen` : null;
  if (link === "bid") return job ? `/task/${job}/bod` : null;
  if (link === "invoice") return `/wallet/factuur/${data.invoice}`;
  if (link === "receipt") return `/wallet/betaling/${data.payment}`;
  if (link === "request") return `/payment/${data.payment}/meerwerk`;
  if (link === "dispute") return `/payment/${data.payment}/geschil`;
  if (link === "appointment") return uri ? `/messages/${uri}/afspraak` : null;
  if (link !== "subject") return PAGES[link];
  if (uri) return `/messages/${uri}`;
  return job ? `/task/${job}` : null;
}

/** Made when the mail is sent, so never stored. */
async function secretsOf(env: Env, { template, job, data }: MailOrder): Promise<{ token?: string; path?: string }> {
  if (data.decision !== undefined && data.token !== undefined)
    return { path: `/besluit/${data.decision}?token=${data.token}` };
  if (template !== "job_renew") return {};
  const token = await renewalToken(env, { job: Number(job), expires_at: Number(data.expires_at) });
  return { token, path: `/account/renew?token=${token}` };
}

const stopOf = ({ template, data }: MailOrder, user: number) =>
  template === "saved_search" ? { search: Number(data.search) } : { user };

const saysPayout = ({ template, data }: MailOrder) =>
  MAILS[template].nl.lines.some((line) => line.includes("{payout}")) &&
  ((template !== "dispute" && template !== "payment_decision") ||
    (data.role === "helper" && data.outcome !== undefined && Number(data.helper) > 0));

const tellsDeal = ({ template, data: { step } }: MailOrder): boolean =>
  MAIL_KINDS[template].deal === true && (template !== "dispute" || step === "opened" || step === "contested");

async function dealOf(db: Database, order: MailOrder): Promise<MailedDeal | null> {
  const { user, job } = order;
  if (!tellsDeal(order) || !user || !job) return null;
  const deal = await findDealFacts(db, job, user);
  return deal && { ...deal, other: await nameFor(db, user, deal.other_id) };
}

/** Links use the configured origin: the sender of a request could choose another. */
export async function sendMail(env: Env, order: MailOrder, outbox: number, now: number): Promise<"sent" | "skipped"> {
  const origin = publicOrigin(env);
  const reader = await readerOf(env, order);
  const kind = MAIL_KINDS[order.template];
  if (!reader || (kind.optional && !reader.wantsMail)) return "skipped";
  if (kind.optional && kind.needsJob && order.job && (await isJobDeleted(env.DB, order.job))) return "skipped";
  if (order.template === "message" && order.chat && !(await hasUnread(env.DB, order.user ?? 0, order.chat)))
    return "skipped";
  const { token, path = pathOf(order, reader) } = await secretsOf(env, order);
  const link = order.data.link;
  const outlook = order.user && saysPayout(order) ? await payoutOutlook(env, order.user, now) : null;
  const stop = !kind.optional || !order.user ? null : await unsubscribeToken(env, stopOf(order, order.user));
  await mailTransport(env).send(
    compose({
      template: order.template,
      to: reader.address,
      name: reader.name,
      origin,
      replyTo: order.reply_to ?? env.SUPPORT_EMAIL,
      language: reader.language,
      data: { ...order.data, ...(await quotedIn(env.DB, order, reader.language)), ...(token && { token }) },
      outlook,
      deal: await dealOf(env.DB, order),
      link: link ? String(link) : path && origin + path,
      chat: reader.uri && `/messages/${reader.uri}`,
      unsubscribe:
        stop === null
          ? null
          : {
              post: `${origin}/api/email/unsubscribe/?token=${stop}`,
              page: `${origin}/account/unsubscribe?token=${stop}`,
            },
      outbox,
    }),
  );
  return "sent";
}
