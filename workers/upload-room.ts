import { MAX_IMAGE_BYTES } from "~/domain/jobs/image-limits";

const MEGABYTE = 1024 * 1024;
/** Bytes for forms with files. An isolate has 128 MB; code and data take 35 MB. */
const ROOM = 72 * MEGABYTE;
/** Bytes for forms of which the first megabyte arrives, also while they wait for the rest of their room. */
const BEGINNINGS = 8 * MEGABYTE;
/** The limit of `readFields` and `readMultipart`, for a form without a declared length. */
const MAX_FORM = 50 * MEGABYTE;
/** A photo is read, rewritten and decoded: three copies beside its form. */
const COPIES = 3;
/** Room is reserved for a sender who really sends. */
const PROOF = MEGABYTE;
const PAUSE_MS = 50;
const MAX_WAIT_MS = 30_000;
/** A form whose request ended holds its turn no longer. */
const MISSED_TURN_MS = 500;
/** The runtime can end a request of a closed connection without running `finally`. */
const ABANDONED_MS = 60_000;
/** Bytes per second, after the first second. A slower sender only takes room for what has arrived. */
const MIN_SPEED = MEGABYTE;
const GRACE_MS = 1_000;

interface Form {
  /**
   * `begins`: its first megabyte. `reserved`: it has room for all of it. `slow`: it waits for room at each chunk until it is
   * whole, because others may have its room.
   */
  stage: "begins" | "reserved" | "slow" | "whole";
  cost: number;
  received: number;
  /** The first chunk, or the reservation. */
  startedAt: number;
  seenAt: number;
}

const forms = new Set<Form>();
/** Forms that begin and wait for their room, in order of arrival. */
const line = new Set<Form>();

const costOf = (size: number): number => size + COPIES * Math.min(size, MAX_IMAGE_BYTES);

/** Marks a slow form. A form that waits for its turn cannot send. */
function judge(form: Form, now: number): void {
  if (form.stage === "whole" || form.received === 0 || line.has(form)) return;
  if (form.received < ((now - form.startedAt - GRACE_MS) / 1000) * MIN_SPEED) form.stage = "slow";
}

const heldBy = ({ stage, cost, received }: Form): number =>
  stage === "reserved" || stage === "whole" ? cost : Math.min(received, cost);

/** `beginnings`: of the forms that begin, otherwise of all others. */
function takenBesides(own: Form, now: number, beginnings: boolean): number {
  let sum = 0;
  for (const form of forms) {
    if (form === own) continue;
    judge(form, now);
    if (form.seenAt < now - ABANDONED_MS) {
      forms.delete(form);
      line.delete(form);
    } else if ((form.stage === "begins") === beginnings) sum += heldBy(form);
  }
  return sum;
}

/** A form that holds room goes before those in the line, so that it ends. */
function isNext(form: Form, now: number): boolean {
  if (!line.has(form)) return true;
  for (const other of line) {
    if (other === form) return true;
    if (other.seenAt > now - MISSED_TURN_MS) return false;
  }
  return true;
}

class NoRoomError extends Error {
  override name = "NoRoomError";
}

/**
 * Moves the form to the stage in the same turn as it finds the room. Throws after 30 seconds without room. Each form waits by
 * a timer of its own: the runtime ends a request that only waits for another one.
 */
async function waitForRoom(form: Form, stage: Form["stage"]): Promise<void> {
  const startedAt = Date.now();
  if (form.stage === "begins") line.add(form);
  try {
    for (;;) {
      const now = Date.now();
      form.seenAt = now;
      const taken = takenBesides(form, now, false);
      if (isNext(form, now) && (taken === 0 || taken + heldBy({ ...form, stage }) <= ROOM)) {
        if (form.stage === "begins") form.startedAt = now;
        form.stage = stage;
        return;
      }
      if (now - startedAt > MAX_WAIT_MS) throw new NoRoomError("no room for a form in this isolate");
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  } finally {
    line.delete(form);
  }
}

/** Forms that stop sending move from the beginnings to the room: both together have a limit, too. */
function canBegin(form: Form, now: number): boolean {
  const beginnings = takenBesides(form, now, true) + form.received;
  return beginnings <= BEGINNINGS && takenBesides(form, now, false) + beginnings <= ROOM + BEGINNINGS;
}

async function takeChunk(form: Form, bytes: number): Promise<void> {
  const now = Date.now();
  if (form.received === 0) form.startedAt = now;
  form.received += bytes;
  form.seenAt = now;
  judge(form, now);
  if (form.stage === "begins" && !canBegin(form, now)) form.stage = "slow";
  if (form.stage === "slow") await waitForRoom(form, "slow");
  else if (form.stage === "begins" && form.received >= PROOF) await waitForRoom(form, "reserved");
}

async function takeWhole(form: Form): Promise<void> {
  form.cost = costOf(form.received);
  if (form.stage === "reserved") form.stage = "whole";
  else await waitForRoom(form, "whole");
}

/** Counts what arrives. `giveUp` is called if there was no room for it. */
function counted(request: Request, body: ReadableStream<Uint8Array>, form: Form, giveUp: () => void): Request {
  const orGiveUp = (error: unknown) => {
    giveUp();
    throw error;
  };
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    async transform(chunk, controller) {
      await takeChunk(form, chunk.byteLength).catch(orGiveUp);
      controller.enqueue(chunk);
    },
    flush: () => takeWhole(form).catch(orGiveUp),
  });
  return new Request(request, { method: request.method, body: body.pipeThrough(counter) });
}

const isForm = ({ headers }: Request): boolean => /^multipart\//i.test(headers.get("Content-Type") ?? "");

/**
 * Answers forms with files when this isolate has room for them. The client cannot send the rest of its body meanwhile.
 * Returns null after 30 seconds without room.
 */
export async function withRoom<T>(request: Request, answer: (request: Request) => Promise<T>): Promise<T | null> {
  const { body } = request;
  if (body === null || !isForm(request)) return answer(request);
  const now = Date.now();
  const size = Math.min(Number(request.headers.get("Content-Length") ?? MAX_FORM), MAX_FORM);
  const form: Form = { stage: "begins", cost: costOf(size), received: 0, startedAt: now, seenAt: now };
  forms.add(form);
  let gaveUp = false;
  const read = counted(request, body, form, () => {
    gaveUp = true;
  });
  try {
    const answered = await answer(read);
    return gaveUp ? null : answered;
  } catch (error) {
    if (gaveUp) return null;
    throw error;
  } finally {
    forms.delete(form);
  }
}
