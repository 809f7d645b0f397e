import { data, type RouterContextProvider } from "react-router";
import { optional } from "~/api/error";
import { STORES } from "~/components/brand/stores";
import { requestAddress } from "~/components/deals/request-address";
import { getApi } from "~/context";
import { phoneOf, returnsToApp } from "~/domain/accounts/phone";
import type { Payment } from "~/domain/money/payment";
import { isUnpaid, sideOf } from "~/domain/money/payment-life";
import { tippableAmong } from "~/domain/money/tip";
import { readCookie, setCookie } from "~/domain/site/cookie";
import { getViewer } from "~/middleware/viewer";
import { appLink } from "../app-link";

type Context = Readonly<RouterContextProvider>;

const WAIT_SECONDS = 5;

type ReturnTarget = "chat" | "inbox" | "wallet" | "job" | "web";

export interface Onward {
  page: "singlechat" | "wallet" | null;
  uri: string | null;
  /** Of the payment that was handled. Addresses of before have none. */
  payment: string | null;
  to: string;
  way: ReturnTarget;
  appLink: string;
}

export function onwardOf(context: Context, request: Request, redirectStatus: "succeeded" | "canceled"): Onward {
  const query = new URL(request.url).searchParams;
  const requestedPage = query.get("page");
  const written = query.get("uri");
  const uri = written && /^[\w-]{1,100}$/.test(written) ? written : null;
  const named = query.get("payment");
  const payment = named && /^[1-9]\d{0,14}$/.test(named) ? named : null;
  const page = requestedPage === "singlechat" || requestedPage === "wallet" ? requestedPage : null;
  const link = appLink(context, page ?? "home", { uri, redirect_status: redirectStatus });
  return { page, uri, payment, ...destinationOf(page, uri), appLink: link };
}

function destinationOf(page: Onward["page"], uri: string | null): Pick<Onward, "to" | "way"> {
  if (page === "wallet") return { to: "/wallet", way: "wallet" };
  if (page === null) return { to: "/", way: "web" };
  return uri ? { to: `/messages/${uri}`, way: "chat" } : { to: "/messages", way: "inbox" };
}

function retryOf(payment: Payment | null): string | null {
  if (payment === null || payment.lapsed) return null;
  if (payment.kind === "credits") return "/wallet/tegoed";
  if (payment.kind === "request") return requestAddress(payment.id);
  return payment.kind === "bid" && payment.chat_uri !== null ? `/messages/${payment.chat_uri}/accepteren` : null;
}

const RECENT_MS = 3600 * 1000;

/**
 * The address proves nothing, so the payment comes from the API. Null if unknown, and for visitors: a payment in the
 * app returns to the phone's browser.
 */
export async function paymentOf(context: Context, onward: Onward): Promise<Payment | null> {
  const viewer = await getViewer(context);
  if (!viewer) return null;
  return (await handledPayment(context, viewer, onward)) ?? newestAt(context, onward);
}

type Viewer = Parameters<typeof sideOf>[1];

/** Null unless the viewer pays it, from the chat or wallet of the address. */
async function handledPayment(context: Context, viewer: Viewer, { payment, uri, page }: Onward) {
  if (payment === null) return null;
  const handled = await optional(getApi(context).payment.find({ params: { id: payment } }));
  if (handled === null || sideOf(handled, viewer) !== "payer") return null;
  const isHere = uri ? handled.chat_uri === uri : page === "wallet" && handled.kind === "credits";
  return isHere ? handled : null;
}

/** An address without its payment, such as an old one. */
async function newestAt(context: Context, { uri, page }: Onward): Promise<Payment | null> {
  if (uri) return newest(context, { chat_uri: uri });
  const topUp = page === "wallet" ? await newest(context, { kind: "credits" }) : null;
  return topUp && Date.parse(topUp.created_at) > Date.now() - RECENT_MS ? topUp : null;
}

async function newest(context: Context, query: { chat_uri: string } | { kind: "credits" }): Promise<Payment | null> {
  const payments = await optional(getApi(context).payment.list({ query: { ...query, role: "payer" } }));
  return payments?.results[0] ?? null;
}

async function tipAgain(context: Context, { job_id: job, chat_uri }: Payment): Promise<string | null> {
  if (job === null || chat_uri === null) return null;
  const query = { role: "payer", status: "released", chat_uri } as const;
  const deal = await optional(getApi(context).payment.list({ query }));
  const tippable = tippableAmong(deal?.results.filter(({ job_id }) => job_id === job) ?? []);
  return tippable ? `/payment/${tippable.id}/fooi` : null;
}

export const retryIn = async (context: Context, payment: Payment | null): Promise<string | null> =>
  payment?.kind === "tip" ? tipAgain(context, payment) : retryOf(payment);

/** Null if it was paid or withdrawn, or if a newer payment of the conversation took its place. */
export async function payAgain(context: Context, payment: Payment): Promise<string | null> {
  const { id, kind, status, lapsed, chat_uri, job_id } = payment;
  if (!isUnpaid(status) || lapsed) return null;
  if (kind === "tip") return (await tipAgain(context, payment)) ?? (job_id === null ? null : `/task/${job_id}`);
  if (kind === "bid" && chat_uri !== null && (await newest(context, { chat_uri }))?.id !== id) return null;
  return retryOf(payment);
}

interface Ways {
  to: string;
  appLink: string;
}

/** Goes on by itself once for each state of a payment. */
export async function goOn<Shown extends Ways>(
  context: Context,
  request: Request,
  shown: Shown,
  payment: Payment | null = null,
) {
  const phone = phoneOf(request.headers.get("User-Agent"));
  const toApp = returnsToApp(phone, (await getViewer(context)) !== null, STORES);
  const Refresh = `${WAIT_SECONDS};url=${toApp ? shown.appLink : shown.to}`;
  if (payment === null) return data({ ...shown, toApp, stays: false }, { headers: { Refresh } });
  const state = `${payment.id}-${payment.status}`;
  const stays = readCookie(request.headers.get("Cookie"), "returned", request.url) === state;
  const headers: HeadersInit = stays ? {} : { Refresh, "Set-Cookie": setCookie("returned", state, request.url) };
  return data({ ...shown, toApp, stays }, { headers });
}
