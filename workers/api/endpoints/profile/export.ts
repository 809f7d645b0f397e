import { contract } from "~/api/contract";
import { look } from "~/brand-look";
import type { Language } from "~/domain/values/language";
import { errorFields, writeLog } from "~/domain/values/log";
import { draftBoxOf } from "../../../draft-box-of";
import { type FollowedBidRow, followedBidOf } from "../../db/bid";
import { type ChatRow, chatOf } from "../../db/chat";
import { type CommentRow, commentOf, commentsAnsweredBy, commentsBy } from "../../db/comment";
import type { Database } from "../../db/database";
import {
  bidsBefore,
  chatsBefore,
  invoicesBefore,
  jobsBefore,
  payoutsBefore,
  reviewsBefore,
  searchesBefore,
} from "../../db/export";
import { type InvoiceRow, invoiceOf } from "../../db/invoice";
import { type JobRow, jobOf } from "../../db/job";
import { type MessageRow, messageOf, messagesOfChats } from "../../db/message";
import { type NotificationRow, notificationOf, notificationsBefore } from "../../db/notification";
import { ownName } from "../../db/own-profile";
import { type PasskeyRow, passkeyOf, passkeysBefore } from "../../db/passkey";
import type { PaymentRow } from "../../db/payment";
import { paymentOf } from "../../db/payment-answer";
import { paymentsBefore } from "../../db/payment-list";
import { type PayoutRow, payoutOf } from "../../db/payout";
import { timeOf } from "../../db/person";
import { findSelf } from "../../db/profile";
import { type ReviewRow, reviewOf } from "../../db/review";
import { type SearchRow, searchOf } from "../../db/saved-search";
import { linksOf } from "../../db/social";
import { type DealRow, dealsBefore, timelinesOf } from "../../db/timeline";
import { type EntryRow, entriesBefore } from "../../db/wallet";
import { endpoint } from "../../http/endpoint";
import { ownTaxData } from "../wallet/tax";
import { entryOf, walletOf } from "../wallet/wallet";
import { all, each, newestFirst, type Read, recordsOf } from "./export-records";

interface Owner {
  env: Pick<Env, "DRAFTS">;
  db: Database;
  viewer: { id: number; email: string };
  language: Language;
  origin: string;
}

const CHATS = 20;
const MESSAGES = 1000;

async function messagesOf({ db, viewer, language }: Owner, chats: readonly number[]) {
  const perChat = new Map<number, ReturnType<typeof messageOf>[]>(chats.map((id) => [id, []]));
  for (let after = 0; ; ) {
    const { results } = await messagesOfChats(db, viewer.id, { chats, after, limit: MESSAGES }).all<MessageRow>();
    for (const row of results) perChat.get(row.chat_id)?.push(messageOf(row, viewer, language));
    const last = results.at(-1);
    if (!last || results.length < MESSAGES) return perChat;
    after = last.id;
  }
}

async function* chats(owner: Owner) {
  const { db, viewer, language } = owner;
  const read: Read = (before, take) => chatsBefore(db, viewer.id, before, take);
  for await (const rows of newestFirst<ChatRow>(read, CHATS)) {
    const ids = rows.map(({ id }) => id);
    const messages = await messagesOf(owner, ids);
    for (const row of rows) yield { ...chatOf(row, viewer.id, language), messages: messages.get(row.id) ?? [] };
  }
}

const DEALS = 20;

async function* deals({ db, viewer, language }: Owner) {
  const read: Read = (before, take) => dealsBefore(db, viewer.id, before, take);
  for await (const rows of newestFirst<DealRow>(read, DEALS)) {
    yield* await timelinesOf(db, rows, { viewer: viewer.id, language });
  }
}

async function draftsOf(env: Owner["env"], user: number) {
  const entries = await draftBoxOf(env.DRAFTS, user).all("");
  return entries
    .filter(({ closed }) => !closed)
    .map(({ kind, value, at }) => ({
      kind,
      saved_at: timeOf(at),
      content: JSON.parse(value) as Record<string, unknown>,
    }));
}

function listsOf(owner: Owner) {
  const { db, env, viewer, language, origin } = owner;
  const { id } = viewer;
  return {
    jobs: each<JobRow, unknown>(
      (before, take) => jobsBefore(db, id, before, take),
      (row) => jobOf(row, id, language),
    ),
    bids: each<FollowedBidRow, unknown>(
      (before, take) => bidsBefore(db, id, before, take),
      (row) => followedBidOf(row, id, language),
    ),
    deals: deals(owner),
    comments: each<CommentRow, unknown>(
      (before, take) => commentsBy(db, id, before, take),
      (row) => ({ ...commentOf(row, id, language), job: row.job_id }),
    ),
    answers: each<CommentRow, unknown>(
      (before, take) => commentsAnsweredBy(db, id, before, take),
      (row) => ({ ...commentOf(row, id, language), job: row.job_id }),
    ),
    drafts: all(() => draftsOf(env, id)),
    chats: chats(owner),
    reviews: each<ReviewRow, unknown>(
      (before, take) => reviewsBefore(db, id, before, take),
      (row) => reviewOf(row, id, language),
    ),
    payments: each<PaymentRow, unknown>(
      (before, take) => paymentsBefore(db, id, before, take),
      (row) => paymentOf(row, id, language),
    ),
    payouts: each<PayoutRow, unknown>((before, take) => payoutsBefore(db, id, before, take), payoutOf),
    invoices: each<InvoiceRow, unknown>((before, take) => invoicesBefore(db, id, before, take), invoiceOf),
    history: each<EntryRow, unknown>((before, take) => entriesBefore(db, id, before, take), entryOf),
    notifications: each<NotificationRow, unknown>(
      (before, take) => notificationsBefore(db, id, before, take),
      (row) => notificationOf(row, language),
    ),
    searches: each<SearchRow, unknown>(
      (before, take) => searchesBefore(db, id, before, take),
      (row) => searchOf(row, origin),
    ),
    passkeys: each<PasskeyRow, unknown>((before, take) => passkeysBefore(db, id, before, take), passkeyOf),
    linked_accounts: all(() => linksOf(db, id)),
    ...recordsOf(db, id, language),
  };
}

async function* array(items: AsyncIterable<unknown>): AsyncGenerator<string> {
  let first = true;
  yield "[";
  for await (const item of items) {
    yield (first ? "" : ",") + JSON.stringify(item);
    first = false;
  }
  yield "]";
}

function bodyOf(parts: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      try {
        const { value, done } = await parts.next();
        if (done) controller.close();
        else controller.enqueue(encoder.encode(value));
      } catch (error) {
        // Too late for another status: the client sees a truncated file.
        writeLog("error", { export: "cut short", ...errorFields(error) });
        controller.error(error);
      }
    },
    async cancel() {
      await parts.return(undefined);
    },
  });
}

export const exportData = endpoint(contract.profile.export, {
  handle: async (c) => {
    const { db, env, viewer, now, language } = c;
    // Refusals come before the stream begins.
    const profile = await findSelf(db, viewer.id, language);
    const name = await ownName(db, viewer.id);
    const wallet = await walletOf(env, db, viewer.id, now);
    const taxData = await ownTaxData(env, db, viewer.id);
    const { history, ...lists } = listsOf(c);
    async function* parts() {
      yield `{"profile":${JSON.stringify(profile)},"own_name":${JSON.stringify(name)},"tax_data":${JSON.stringify(taxData.saved_at ? [taxData] : [])}`;
      for (const [name, items] of Object.entries(lists)) {
        yield `,"${name}":`;
        yield* array(items);
      }
      yield `,"wallet":${JSON.stringify(wallet).slice(0, -1)},"history":`;
      yield* array(history);
      yield "}}";
    }
    return new Response(bodyOf(parts()), {
      headers: {
        "Content-Type": "application/json; charset=utf-8",
        "Content-Disposition": `attachment; filename="${look.name.toLowerCase()}-${viewer.id}.json"`,
      },
    });
  },
});
