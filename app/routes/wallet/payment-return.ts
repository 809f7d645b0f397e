import type { RouterContextProvider } from "react-router";
import { optional } from "~/api/error";
import { getApi } from "~/context";
import type { Payment } from "~/domain/payment";
import { getViewer } from "~/middleware/viewer";
import { appLink } from "../app-link";

type Context = Readonly<RouterContextProvider>;

/** Seconds until a return page redirects. */
const WAIT_SECONDS = 5;

export interface Onward {
  page: "singlechat" | "wallet" | null;
  uri: string | null;
  to: string;
  appLink: string;
}

export function onwardOf(context: Context, request: Request, redirectStatus: "succeeded" | "canceled"): Onward {
  const query = new URL(request.url).searchParams;
  const asked = query.get("page");
  const written = query.get("uri");
  const uri = written && /^[\w-]{1,100}$/.test(written) ? written : null;
  const page = asked === "singlechat" || asked === "wallet" ? asked : null;
  const chat = uri ? `/messages/${uri}` : "/messages";
  const to = page === "singlechat" ? chat : page === "wallet" ? "/wallet" : "/";
  return { page, uri, to, appLink: appLink(context, page ?? "home", { uri, redirect_status: redirectStatus }) };
}

/** Ignore older payments for credits. */
const RECENT_MS = 3600 * 1000;

/**
 * Returns the newest payment for the conversation, or for credits, from the API: the address proves nothing. Null for
 * visitors (a payment in the app returns to the phone's browser), or if it is unknown.
 */
export async function paymentOf(context: Context, { uri, page }: Onward): Promise<Payment | null> {
  if (!(await getViewer(context))) return null;
  if (uri) return newest(context, { chat_uri: uri });
  const topUp = page === "wallet" ? await newest(context, { kind: "credits" }) : null;
  return topUp && Date.parse(topUp.created_at) > Date.now() - RECENT_MS ? topUp : null;
}

async function newest(context: Context, query: { chat_uri: string } | { kind: "credits" }): Promise<Payment | null> {
  const found = await optional(getApi(context).payment.list({ query: { ...query, role: "payer" } }));
  return found?.results[0] ?? null;
}

/** Redirects without a script. */
export const goOn = (to: string) => ({ headers: { Refresh: `${WAIT_SECONDS};url=${to}` } });
