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

/** Holds its room until `end`. */
function upload(request: Request) {
  const state = { begun: false };
  const { promise, resolve: end } = Promise.withResolvers<string>();
  const answer = withRoom(request, () => {
    state.begun = true;
    return promise;
  });
  return { state, answer, end: () => end("answered") };
}

const begun = (all: readonly ReturnType<typeof upload>[]) => all.filter(({ state }) => state.begun).length;

beforeEach(() => void vi.useFakeTimers());
afterEach(async () => {
  // Forms that a test leaves are given up.
  await vi.advanceTimersByTimeAsync(61_000);
  vi.useRealTimers();
});

describe("room for forms with files in one isolate", () => {
  it("is for two photos of 8 MB at once; others wait their turn", async () => {
    const uploads = Array.from({ length: 5 }, () => upload(form(8 * MEGABYTE)));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(begun(uploads)).toBe(2);
    for (const { end } of uploads) end();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await Promise.all(uploads.map(({ answer }) => answer))).toEqual(Array(5).fill("answered"));
  });

  it("is for one form of six photos, also without a length", async () => {
    for (const size of [48 * MEGABYTE, undefined]) {
      const [first, second] = [upload(form(size)), upload(form(size))];
      await vi.advanceTimersByTimeAsync(1_000);
      expect([first.state.begun, second.state.begun]).toEqual([true, false]);
      first.end();
      await vi.advanceTimersByTimeAsync(100);
      expect(second.state.begun).toBe(true);
      second.end();
      await second.answer;
    }
  });

  it("is for many photos that the browser made smaller, and all other requests", async () => {
    const small = Array.from({ length: 40 }, () => upload(form(400_000)));
    const texts = Array.from({ length: 40 }, () => upload(form(100_000, "application/x-www-form-urlencoded")));
    await vi.advanceTimersByTimeAsync(0);
    expect(begun([...small, ...texts])).toBe(80);
    for (const { end } of [...small, ...texts]) end();
  });

  it("comes back after an error", async () => {
    await expect(withRoom(form(48 * MEGABYTE), () => Promise.reject(new Error("no")))).rejects.toThrow("no");
    await expect(withRoom(form(48 * MEGABYTE), async () => "answered")).resolves.toBe("answered");
  });

  it("ends the wait after half a minute, and forgets a form that never ended", async () => {
    upload(form(48 * MEGABYTE));
    const late = upload(form(48 * MEGABYTE));
    await vi.advanceTimersByTimeAsync(31_000);
    expect([await late.answer, late.state.begun]).toEqual([null, false]);
    const later = upload(form(48 * MEGABYTE));
    await vi.advanceTimersByTimeAsync(30_000);
    expect(later.state.begun).toBe(true);
  });
});
