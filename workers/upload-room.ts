import { MAX_IMAGE_BYTES } from "~/domain/jobs/image-limits";

const MEGABYTE = 1024 * 1024;
/** Bytes for forms with files. An isolate has 128 MB; code and data take 35 MB. */
const ROOM = 80 * MEGABYTE;
/** The limit of `readFields` and `readMultipart`, for a form without a declared length. */
const MAX_FORM = 50 * MEGABYTE;
/** A photo is read, rewritten and decoded: three copies beside its form. */
const COPIES = 3;
const PAUSE_MS = 50;
const MAX_WAIT_MS = 30_000;
/** The runtime can end a request of a closed connection without running `finally`. */
const ABANDONED_MS = 60_000;

const forms = new Set<{ cost: number; since: number }>();

function takenAt(now: number): number {
  let sum = 0;
  for (const form of forms) {
    if (form.since < now - ABANDONED_MS) forms.delete(form);
    else sum += form.cost;
  }
  return sum;
}

function costOf({ headers }: Request): number {
  if (!/^multipart\//i.test(headers.get("Content-Type") ?? "")) return 0;
  const size = Math.min(Number(headers.get("Content-Length") ?? MAX_FORM), MAX_FORM);
  return size + COPIES * Math.min(size, MAX_IMAGE_BYTES);
}

/**
 * Answers forms with files when this isolate has room for them. The client cannot send the rest of its body meanwhile.
 * Returns null after 30 seconds without room.
 */
export async function withRoom<T>(request: Request, answer: () => Promise<T>): Promise<T | null> {
  const cost = costOf(request);
  if (cost === 0) return answer();
  const startedAt = Date.now();
  for (let taken = takenAt(startedAt); taken > 0 && taken + cost > ROOM; taken = takenAt(Date.now())) {
    if (Date.now() - startedAt > MAX_WAIT_MS) return null;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  const form = { cost, since: Date.now() };
  forms.add(form);
  try {
    return await answer();
  } finally {
    forms.delete(form);
  }
}
