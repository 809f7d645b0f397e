import { MAX_IMAGE_BYTES } from "~/domain/jobs/image-limits";

const MEGABYTE = 1024 * 1024;
/** Bytes for forms with files. An isolate has 128 MB; code and data take 35 MB. */
const ROOM = 80 * MEGABYTE;
/** The limit of `readFields` and `readMultipart`, for a form without a declared length. */
const MAX_FORM_BYTES = 50 * MEGABYTE;
/** A photo is read, rewritten and decoded: three copies beside its form. */
const COPIES = 3;
const PAUSE_MS = 50;
const MAX_WAIT_MS = 30_000;
/** The runtime can end a request of a closed connection without running `finally`. */
const ABANDONED_MS = 60_000;
/** Bytes per second after `GRACE_MS`. A slower sender only takes room for what has arrived. */
const MIN_SPEED = MEGABYTE;
const GRACE_MS = 1_000;

interface Form {
  cost: number;
  received: number;
  startedAt: number;
  seenAt: number;
  isWhole: boolean;
  /** Once slow, a form stays slow until it has arrived whole, because other forms may have taken its room. */
  isSlow: boolean;
}

const forms = new Set<Form>();

function roomOf(form: Form, now: number): number {
  const expected = ((now - form.startedAt - GRACE_MS) / 1000) * MIN_SPEED;
  form.isSlow ||= !form.isWhole && form.received < expected;
  return form.isSlow ? Math.min(form.received, form.cost) : form.cost;
}

function takenBesides(own: Form, now: number): number {
  let sum = 0;
  for (const form of forms) {
    if (form === own) continue;
    if (form.seenAt < now - ABANDONED_MS) forms.delete(form);
    else sum += roomOf(form, now);
  }
  return sum;
}

/** Takes the room in the same turn as it finds it. */
async function waitForRoom(form: Form, room: () => number, take = () => {}): Promise<boolean> {
  const startedAt = Date.now();
  for (;;) {
    const now = Date.now();
    form.seenAt = now;
    const taken = takenBesides(form, now);
    if (taken === 0 || taken + room() <= ROOM) {
      take();
      return true;
    }
    if (now - startedAt > MAX_WAIT_MS) return false;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}

function costOf({ body, headers }: Request): number {
  if (body === null || !/^multipart\//i.test(headers.get("Content-Type") ?? "")) return 0;
  const size = Math.min(Number(headers.get("Content-Length") ?? MAX_FORM_BYTES), MAX_FORM_BYTES);
  return size + COPIES * Math.min(size, MAX_IMAGE_BYTES);
}

class NoRoomError extends Error {
  override name = "NoRoomError";
}

function counted(request: Request, form: Form, giveUp: () => void): Request {
  const mustHaveRoom = async (room: () => number, take?: () => void) => {
    if (await waitForRoom(form, room, take)) return;
    giveUp();
    throw new NoRoomError();
  };
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    async transform(chunk, controller) {
      form.received += chunk.byteLength;
      form.seenAt = Date.now();
      roomOf(form, form.seenAt);
      if (form.isSlow) await mustHaveRoom(() => Math.min(form.received, form.cost));
      controller.enqueue(chunk);
    },
    async flush() {
      const take = () => {
        form.isWhole = true;
        form.isSlow = false;
      };
      if (form.isSlow) await mustHaveRoom(() => form.cost, take);
      else take();
    },
  });
  const body = request.body?.pipeThrough(counter);
  return body ? new Request(request, { method: request.method, body }) : request;
}

/** The client cannot send the rest of its body meanwhile. */
export async function withRoom<T>(request: Request, answer: (request: Request) => Promise<T>): Promise<T | null> {
  const cost = costOf(request);
  if (cost === 0) return answer(request);
  const now = Date.now();
  const form: Form = { cost, received: 0, startedAt: now, seenAt: now, isWhole: false, isSlow: false };
  const begin = () => {
    form.startedAt = Date.now();
    forms.add(form);
  };
  if (!(await waitForRoom(form, () => cost, begin))) return null;
  let gaveUp = false;
  const read = counted(request, form, () => {
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
