import type { DealPhotos as DealPhotosOfTwo } from "~/domain/chats/chat-photo";
import type { Dispute } from "~/domain/deals/dispute";
import type { Job } from "~/domain/jobs/job";
import type { Payment } from "~/domain/money/payment";
import type { Parties } from "../deals/parties";
import type { PhotographedJob } from "../photos/job-photos";

export interface DisputeRoomProps extends Parties {
  payment: Payment;
  dispute: Dispute;
  job: (PhotographedJob & Pick<Job, "title">) | null;
  viewer: number;
  photos: DealPhotosOfTwo;
  beside: readonly Payment[];
  disputable: boolean;
  refusal?: string;
}
