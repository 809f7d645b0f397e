import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { withRoom } from "../../workers/upload-room";

const MEGABYTE = 1024 * 1024;
const TYPE = "multipart/form-data; boundary=x";

/** Sent as quickly as it is read. */
function bodyOf(bytes: number): ReadableStream<Uint8Array> {
  let rest = bytes;
  return new ReadableStream<Uint8Array>({
    pull(controller) {
      const size = Math.min(rest, MEGABYTE);
      if (size > 0) controller.enqueue(new Uint8Array(size));
      rest -= size;
      if (rest === 0) controller.close();
    },
  });
}

const form = (bytes: number, { type = TYPE, announced = true } = {}) =>
  new Request("https://buurklusser.test/post-job", {
    method: "POST",
    body: bodyOf(bytes),
    headers: { "Content-Type": type, ...(announced && { "Content-Length": String(bytes) }) },
  });

const ends = new Set<() => void>();

/** Reads its form, and holds its room until `end`. */
function upload(request: Request) {
  const state = { passed: 0, read: false };
  const { promise, resolve: end } = Promise.withResolvers<string>();
  const answer = withRoom(request, async (counted) => {
    for await (const chunk of counted.body ?? []) state.passed += chunk.byteLength;
    state.read = true;
    return promise;
  });
  ends.add(() => end("answered"));
  return { state, answer, end: () => end("answered") };
}

/** A form whose sender announces `bytes`, and sends when the test does. */
function sending(bytes: number) {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  const request = new Request("https://buurklusser.test/post-job", {
    method: "POST",
    body: readable,
    headers: { "Content-Type": TYPE, "Content-Length": String(bytes) },
  });
  const send = (size: number) => void writer.write(new Uint8Array(size)).catch(() => {});
  return { ...upload(request), send, close: () => void writer.close().catch(() => {}) };
}

const wholly = (all: readonly ReturnType<typeof upload>[]) => all.filter(({ state }) => state.read).length;

/** Streams of the runtime do not wait for fake timers. */
const realTimeout = setTimeout;
async function settle(): Promise<void> {
  for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => realTimeout(resolve, 1));
}

async function pass(milliseconds: number): Promise<void> {
  await settle();
  await vi.advanceTimersByTimeAsync(milliseconds);
  await settle();
}

beforeEach(() => void vi.useFakeTimers());
afterEach(async () => {
  for (const end of ends) end();
  // Forms that a test leaves half are given up.
  await pass(61_000);
  vi.useRealTimers();
});

describe("room for forms with files in one isolate", () => {
  it("is not taken by requests that send nothing, whatever they announce", async () => {
    const headers = { "Content-Type": TYPE };
    const empty = Array.from({ length: 40 }, () => upload(new Request("https://buurklusser.test/", { headers })));
    const silent = Array.from({ length: 40 }, () => sending(48 * MEGABYTE));
    const short = Array.from({ length: 40 }, () => upload(form(1_000, { announced: false })));
    const honest = [upload(form(2 * MEGABYTE)), upload(form(48 * MEGABYTE))];
    await pass(1_000);
    expect(wholly(honest)).toBe(1);
    honest[0]?.end();
    await pass(100);
    expect([wholly(empty), wholly(short), wholly(honest)]).toEqual([40, 40, 2]);
    for (const { end, close } of silent) {
      close();
      end();
    }
  });

  it("is not taken by senders who stop after their first megabyte, or before it", async () => {
    const stopping = Array.from({ length: 9 }, () => sending(48 * MEGABYTE));
    for (const [at, { send }] of stopping.entries()) send(at === 0 ? MEGABYTE : MEGABYTE / 2);
    await pass(100);
    const honest = upload(form(9 * MEGABYTE));
    await pass(4_000);
    expect(honest.state.read).toBe(true);
  });

  it("never holds more than the isolate has of senders who stop", async () => {
    const stopping = Array.from({ length: 200 }, () => sending(48 * MEGABYTE));
    for (const [at, { send }] of stopping.entries()) {
      send(MEGABYTE / 2);
      if (at % 20 === 19) await pass(2_500);
    }
    const passed = stopping.reduce((sum, { state }) => sum + state.passed, 0);
    expect(passed).toBeGreaterThan(70 * MEGABYTE);
    expect(passed).toBeLessThanOrEqual(80 * MEGABYTE);
  });

  it("is for two photos of 8 MB at once; others wait their turn", async () => {
    const uploads = Array.from({ length: 5 }, () => upload(form(8 * MEGABYTE)));
    await pass(1_000);
    expect(uploads.map(({ state }) => state.read)).toEqual([true, true, false, false, false]);
    uploads[0]?.end();
    await pass(1_000);
    expect(uploads.map(({ state }) => state.read)).toEqual([true, true, true, false, false]);
    for (const { end } of uploads) end();
    await pass(1_000);
    expect(await Promise.all(uploads.map(({ answer }) => answer))).toEqual(Array(5).fill("answered"));
  });

  it("is for one form of six photos, also without a length", async () => {
    for (const announced of [true, false]) {
      const [first, second] = [upload(form(48 * MEGABYTE, { announced })), upload(form(48 * MEGABYTE, { announced }))];
      await pass(1_000);
      expect([first.state.read, second.state.read]).toEqual([true, false]);
      first.end();
      await pass(500);
      expect(second.state.read).toBe(true);
      second.end();
      await second.answer;
    }
  });

  it("is for many photos that the browser made smaller, and all other requests", async () => {
    const small = Array.from({ length: 40 }, () => upload(form(400_000)));
    const texts = Array.from({ length: 40 }, () =>
      upload(form(100_000, { type: "application/x-www-form-urlencoded" })),
    );
    await pass(1_000);
    expect(wholly([...small, ...texts])).toBe(80);
    for (const { end } of [...small, ...texts]) end();
  });

  it("comes back after an error", async () => {
    await expect(withRoom(form(48 * MEGABYTE), () => Promise.reject(new Error("no")))).rejects.toThrow("no");
    const next = upload(form(48 * MEGABYTE));
    await pass(100);
    expect(next.state.read).toBe(true);
  });

  it("ends the wait after half a minute, and forgets a form that never ended", async () => {
    const kept = upload(form(48 * MEGABYTE));
    await pass(100);
    expect(kept.state.read).toBe(true);
    const late = upload(form(48 * MEGABYTE));
    await pass(31_000);
    expect([await late.answer, late.state.read]).toEqual([null, false]);
    const later = upload(form(48 * MEGABYTE));
    await pass(30_000);
    expect(later.state.read).toBe(true);
  });

  it("is not taken by senders who announce much and send little", async () => {
    const slow = Array.from({ length: 4 }, () => sending(48 * MEGABYTE));
    const quick = sending(48 * MEGABYTE);
    for (let second = 0; second < 8; second++) {
      for (const { send } of slow) send(10_000);
      await pass(1_000);
    }
    quick.send(8 * MEGABYTE);
    quick.close();
    await pass(100);
    expect(quick.state.read).toBe(true);
    quick.end();
    await expect(quick.answer).resolves.toBe("answered");
    for (const { close, end } of slow) {
      close();
      end();
    }
    await pass(5_000);
    expect(await Promise.all(slow.map(({ answer }) => answer))).toEqual(Array(4).fill("answered"));
  });

  it("is never more than there is: a slow sender waits for what others hold", async () => {
    const slow = sending(48 * MEGABYTE);
    slow.send(20 * MEGABYTE);
    // 24 MB should have arrived by then.
    await pass(25_000);
    const first = upload(form(9 * MEGABYTE));
    await pass(100);
    expect(first.state.read).toBe(true);
    slow.send(28 * MEGABYTE);
    slow.close();
    await pass(2_000);
    expect(slow.state.read).toBe(false);
    first.end();
    await pass(1_000);
    expect(slow.state.read).toBe(true);
    slow.end();
    await expect(slow.answer).resolves.toBe("answered");
  });

  it("lets a slow sender go who waited half a minute for more", async () => {
    const slow = sending(48 * MEGABYTE);
    slow.send(20 * MEGABYTE);
    // 24 MB should have arrived by then.
    await pass(25_000);
    const kept = upload(form(9 * MEGABYTE));
    await pass(100);
    slow.send(28 * MEGABYTE);
    await pass(31_000);
    await expect(slow.answer).resolves.toBeNull();
    kept.end();
    await kept.answer;
  });
});
