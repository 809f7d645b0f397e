import { ifThere } from "~/api/error";
import type { Chat } from "~/domain/chats/chat";
import type { Bid } from "~/domain/deals/bid";
import { choosableBids, isPending } from "~/domain/deals/bid-life";
import { isDealRunning } from "~/domain/deals/deal";
import type { StopOfJob } from "~/domain/deals/stop-proposal";
import type { JobDetails } from "~/domain/jobs/job-details";
import { type DealPlace, dealPlaceOf } from "~/domain/jobs/job-place";
import type { JobStatus } from "~/domain/jobs/job-status";
import { type DealMoney, dealMoneyOf, isPaidBy, objectionFrom } from "~/domain/money/deal-money";
import type { Payment } from "~/domain/money/payment";
import type { LiveApi } from "./api";

type JobOfChat = Pick<
  JobDetails,
  "status" | "begun_at" | "done_at" | "objection_from" | "start_code" | "cancellation" | "stop"
> &
  Partial<Pick<JobDetails, "bids" | "execution_date" | "is_remote" | "zipcode" | "city" | "location_details">>;

/** A deleted job is 404 for users who were not a party to it. */
export async function jobOfChat(api: Pick<LiveApi, "job">, chat: Chat): Promise<JobOfChat | null> {
  if (chat.job === null) return null;
  const job = await ifThere(api.job.find({ params: { id: chat.job } }));
  return job ?? { status: "deleted", done_at: null };
}

export async function paymentsOfChat(api: Pick<LiveApi, "payment">, chat: Chat): Promise<Payment[]> {
  return chat.bid === null ? [] : (await api.payment.list({ query: { chat_uri: chat.uri } })).results;
}

export const moneyAmong = (payments: readonly Payment[], { bid }: Chat): DealMoney =>
  dealMoneyOf(payments, bid === null ? [] : [bid]);

export const moneyOfChat = async (api: Pick<LiveApi, "payment">, chat: Chat): Promise<DealMoney> =>
  moneyAmong(await paymentsOfChat(api, chat), chat);

export interface OtherPaid {
  uri: string;
  name: string;
}

export async function otherBeingPaid(
  api: Pick<LiveApi, "payment">,
  chat: Chat,
  bids: readonly Bid[] = [],
): Promise<OtherPaid | null> {
  if (!isPending(chat.bid_status) || bids.length < 2) return null;
  const { results } = await api.payment.list({ query: { role: "payer", kind: "bid", status: "processing" } });
  const paid = results.find(
    (payment) =>
      payment.job_id === chat.job && payment.chat_uri !== chat.uri && bids.some((bid) => isPaidBy(payment, bid)),
  );
  return paid?.chat_uri && paid.payee ? { uri: paid.chat_uri, name: paid.payee.name } : null;
}

export interface ChatFacts {
  chat: Chat;
  jobStatus: JobStatus | null;
  doneAt: string | null;
  begunAt: string | null;
  canBegin: boolean;
  /** True if an older back end does not say. */
  mayCancel: boolean;
  stop?: StopOfJob | null | undefined;
  place?: DealPlace | null;
  money: DealMoney;
  otherPaid: OtherPaid | null;
  otherBids?: number;
}

export async function factsOf(api: Pick<LiveApi, "job" | "payment">, chat: Chat): Promise<ChatFacts> {
  const [job, money] = await Promise.all([jobOfChat(api, chat), moneyOfChat(api, chat)]);
  const isOther = (bid: Bid) => bid.id !== chat.bid?.id;
  return {
    chat,
    jobStatus: job?.status ?? null,
    doneAt: job && objectionFrom(job),
    begunAt: job?.begun_at ?? null,
    canBegin: Boolean(job?.start_code),
    mayCancel: job?.cancellation?.allowed ?? true,
    stop: job?.stop ?? null,
    place: job && isDealRunning({ bid: chat.bid_status, job: job.status }) ? dealPlaceOf(job) : null,
    money,
    otherPaid: await otherBeingPaid(api, chat, job?.bids),
    otherBids: job ? choosableBids({ status: job.status, bids: job.bids ?? [] }).filter(isOther).length : 0,
  };
}
