import { expect, it, vi } from "vitest";
import { RetryLater } from "../../workers/api/adapters/retry-later";
import type { Provider } from "./provider";

async function failureOf(send: () => Promise<unknown>): Promise<unknown> {
  try {
    await send();
  } catch (error) {
    return error;
  }
  throw new Error("it was taken");
}

export function failsAsItMust(provider: Provider, name: string, send: () => Promise<unknown>): void {
  it.each([401, 403, 500, 503])("tries again after %i", async (status) => {
    provider.behaviour = { status };
    const error = await failureOf(send);
    expect(error).toBeInstanceOf(RetryLater);
    expect(error).toMatchObject({ message: `${name} answered ${status}`, options: { final: false, until: undefined } });
  });

  it.each([400, 413, 422])("gives up after %i", async (status) => {
    provider.behaviour = { status };
    expect(await failureOf(send)).toMatchObject({ message: `${name} answered ${status}`, options: { final: true } });
  });

  it("waits as long as 429 says, in seconds or to a date, and no longer than a day", async () => {
    const waits = async (said: string) => {
      provider.behaviour = { status: 429, headers: { "Retry-After": said } };
      const { until } = ((await failureOf(send)) as RetryLater).options;
      return until === undefined ? undefined : Math.round((until - Date.now()) / 1000);
    };
    expect(await waits("120")).toBe(120);
    expect(Math.abs(((await waits(new Date(Date.now() + 90_000).toUTCString())) ?? 0) - 90)).toBeLessThan(3);
    expect(await waits("99999999")).toBe(24 * 3600);
    expect(await waits("soon")).toBeUndefined();
  });

  it("does not follow where an answer points", async () => {
    provider.behaviour = { status: 307, headers: { Location: "/elsewhere" } };
    const before = provider.heard.length;
    expect(await failureOf(send)).toMatchObject({ message: `${name} answered 307` });
    expect(provider.heard).toHaveLength(before + 1);
  });

  it("says so when the connection breaks", async () => {
    provider.behaviour = "breaks the connection";
    expect(await failureOf(send)).toBeInstanceOf(TypeError);
  });

  it("waits five seconds and no longer", async () => {
    provider.behaviour = "never answers";
    const inHundredth = AbortSignal.timeout.bind(AbortSignal);
    const timeout = vi.spyOn(AbortSignal, "timeout").mockImplementation((patience) => inHundredth(patience / 100));
    expect(await failureOf(send)).toMatchObject({ name: "TimeoutError" });
    expect(timeout).toHaveBeenCalledWith(5000);
    timeout.mockRestore();
  });
}
