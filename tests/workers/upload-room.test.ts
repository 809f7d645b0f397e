import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { withRoom } from "../../workers/upload-room";

const MEGABYTE = 1024 * 1024;
const TYPE = "multipart/form-data; boundary=x";

const form = (bytes?: number, type = TYPE) =>
  new Request("https://buurklusser.test/post-job", {
    method: "POST",
    body: "x",
    headers: { "Content-Type": type, ...(bytes !== undefined && { "Content-Length": String(bytes) }) },
  });

const ends = new Set<() => void>();

function upload(request: Request) {
  const state = { begun: false, read: false };
  const { promise, resolve: end } = Promise.withResolvers<string>();
  const answer = withRoom(request, async (counted) => {
    state.begun = true;
    for await (const _ of counted.body ?? []);
    state.read = true;
    return promise;
  });
  ends.add(() => end("answered"));
  return { state, answer, end: () => end("answered") };
}

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

const begun = (all: readonly ReturnType<typeof upload>[]) => all.filter(({ state }) => state.begun).length;

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
  it("is for two photos of 8 MB at once; others wait their turn", async () => {
    const uploads = Array.from({ length: 5 }, () => upload(form(8 * MEGABYTE)));
    await pass(1_000);
    expect(begun(uploads)).toBe(2);
    for (const { end } of uploads) end();
    await pass(1_000);
    expect(await Promise.all(uploads.map(({ answer }) => answer))).toEqual(Array(5).fill("answered"));
  });

  it("is for one form of six photos, also without a length", async () => {
    for (const size of [48 * MEGABYTE, undefined]) {
      const [first, second] = [upload(form(size)), upload(form(size))];
      await pass(1_000);
      expect([first.state.begun, second.state.begun]).toEqual([true, false]);
      first.end();
      await pass(100);
      expect(second.state.begun).toBe(true);
      second.end();
      await second.answer;
    }
  });

  it("is for many photos that the browser made smaller, and all other requests", async () => {
    const small = Array.from({ length: 40 }, () => upload(form(400_000)));
    const texts = Array.from({ length: 40 }, () => upload(form(100_000, "application/x-www-form-urlencoded")));
    await pass(0);
    expect(begun([...small, ...texts])).toBe(80);
    for (const { end } of [...small, ...texts]) end();
  });

  it("is not taken by requests without a body", async () => {
    const headers = { "Content-Type": TYPE };
    const empty = Array.from({ length: 40 }, () => upload(new Request("https://buurklusser.test/", { headers })));
    const honest = upload(form(48 * MEGABYTE));
    await pass(100);
    expect([begun(empty), honest.state.read]).toEqual([40, true]);
    for (const { end } of [...empty, honest]) end();
  });

  it("comes back after an error", async () => {
    await expect(withRoom(form(48 * MEGABYTE), () => Promise.reject(new Error("no")))).rejects.toThrow("no");
    await expect(withRoom(form(48 * MEGABYTE), async () => "answered")).resolves.toBe("answered");
  });

  it("ends the wait after half a minute, and forgets a form that never ended", async () => {
    const kept = upload(form(48 * MEGABYTE));
    await pass(0);
    expect(kept.state.read).toBe(true);
    const late = upload(form(48 * MEGABYTE));
    await pass(31_000);
    expect([await late.answer, late.state.begun]).toEqual([null, false]);
    const later = upload(form(48 * MEGABYTE));
    await pass(30_000);
    expect(later.state.begun).toBe(true);
  });

  it("is not taken by senders who announce much and send little", async () => {
    const slow = Array.from({ length: 4 }, () => sending(48 * MEGABYTE));
    const quick = sending(48 * MEGABYTE);
    await pass(500);
    expect(begun([...slow, quick])).toBe(1);
    for (let second = 0; second < 8; second++) {
      for (const { send } of slow) send(10_000);
      await pass(1_000);
    }
    expect(begun([...slow, quick])).toBe(5);
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
    expect(first.state.begun).toBe(true);
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
