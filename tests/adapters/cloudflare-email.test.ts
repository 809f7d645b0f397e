import { afterEach, describe, expect, it, vi } from "vitest";
import { cloudflareEmail } from "../../workers/api/adapters/mail/cloudflare-email";
import { aMail } from "./a-mail";

function binding(send: (mail: unknown) => Promise<unknown>): SendEmail {
  return { send } as unknown as SendEmail;
}

const sentFrom = async (from: string, about = {}) => {
  const sent: unknown[] = [];
  const take = async (mail: unknown) => sent.push(mail);
  await cloudflareEmail({ binding: binding(take), from }).send(aMail(about));
  return sent;
};

afterEach(() => void vi.useRealTimers());

describe("Cloudflare's binding", () => {
  const { to, subject, text, html, headers } = aMail();

  it("gets the whole mail, and none of its data", async () => {
    expect(await sentFrom("Buurklusser <hallo@buurklusser.example>")).toEqual([
      { from: { name: "Buurklusser", email: "hallo@buurklusser.example" }, to, subject, text, html, headers },
    ]);
  });

  it("gets a bare sender and who is to be answered", async () => {
    expect(await sentFrom("hallo@buurklusser.example", { replyTo: "buur@example.test" })).toEqual([
      { from: "hallo@buurklusser.example", to, subject, text, html, headers, replyTo: "buur@example.test" },
    ]);
  });

  it("throws on what it did not take", async () => {
    const refusing = binding(() => Promise.reject(new Error("sender is not verified")));
    const sending = cloudflareEmail({ binding: refusing, from: "a@b.example" }).send(aMail());
    await expect(sending).rejects.toThrow("sender is not verified");
  });

  it("is waited for five seconds and no longer", async () => {
    vi.useFakeTimers();
    const silent = binding(() => new Promise(() => {}));
    const sending = cloudflareEmail({ binding: silent, from: "a@b.example" }).send(aMail());
    const ended = sending.catch((error: Error) => error.message);
    await vi.advanceTimersByTimeAsync(4999);
    expect(vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await ended).toBe("the provider took too long");
  });
});
