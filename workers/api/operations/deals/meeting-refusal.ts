import { meetingRefusal } from "~/domain/deals/appointment-life";
import type { Database } from "../../db/database";
import { meetingJobOf } from "../../db/deal";

interface Meeting {
  refused: ReturnType<typeof meetingRefusal>;
  heldFrom: number | null;
}

export async function meetingOf(db: Database, chat: number): Promise<Meeting> {
  const job = await meetingJobOf(db, chat);
  if (!job) return { refused: "transition", heldFrom: null };
  const { status, done_at, on_hold, held_from } = job;
  return { refused: meetingRefusal({ status, done: done_at !== null, onHold: on_hold === 1 }), heldFrom: held_from };
}
