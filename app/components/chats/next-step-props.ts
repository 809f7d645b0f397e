import type { Chat } from "~/domain/chats/chat";
import type { StopOfJob } from "~/domain/deals/stop-proposal";
import type { DealPlace } from "~/domain/jobs/job-place";
import type { JobStatus } from "~/domain/jobs/job-status";
import type { DealMoney } from "~/domain/money/deal-money";
import type { PaymentTerms } from "../payments/payment-terms";

export interface NextStepProps {
  chat: Chat;
  viewer: number | null;
  jobStatus: JobStatus | null;
  doneAt: string | null;
  begunAt: string | null;
  canBegin: boolean;
  mayCancel: boolean;
  stop?: StopOfJob | null | undefined;
  place?: DealPlace | null;
  money: DealMoney;
  terms: PaymentTerms;
  now: number;
}
