import type { VoidCause } from "~/domain/chats/chat-event";
import type { StopTogether } from "~/domain/deals/stop-proposal";
import type { Job } from "~/domain/jobs/job";
import type { JobRole } from "~/domain/jobs/job-life";
import type { BackParts } from "~/domain/money/back-parts";
import type { Cents } from "~/domain/money/money";

export interface StopPageProps {
  job: Job;
  role: JobRole;
  viewer: number;
  stop: StopTogether;
  chat: string | null;
  earned: Cents | null;
  typed?: string | undefined;
  errors: string[];
  stopped: boolean;
  agreed?: Cents | null;
  /** The end of the time to object; then the money moves. Null while the work is not done. */
  pays: string | null;
  /** The way of the reader’s money with the division on the page. Null if nothing of it is credit. */
  back: BackParts | null;
  /** Why the proposal is void. Null if that is not known. */
  voidCause: VoidCause | null;
  disputed: number | null;
  chargedBack: number | null;
  disputable: number | null;
  refusal?: string | undefined;
}
