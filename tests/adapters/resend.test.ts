import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { resend } from "../../workers/api/adapters/mail/resend";
import { aMail } from "./a-mail";
import { failsAsItMust } from "./failures";
import { Provider } from "./provider";

const provider = new Provider();
beforeAll(() => provider.start());
afterAll(() => provider.stop());

const from = "Buurklusser <hallo@buurklusser.example>";
const send = (mail = aMail()) => resend({ key: "re_key", from, base: provider.base }).send(mail);

describe("Resend", () => {
  it("gets the whole mail, under a key of its own, and none of its data", async () => {
    provider.behaviour = { status: 200, body: '{"id":"1"}' };
    await send();
    const { method, path, headers } = provider.heard.at(-1) ?? expect.fail();
    expect([method, path]).toEqual(["POST", "/emails"]);
    expect(headers).toMatchObject({ authorization: "Bearer re_key", "idempotency-key": "outbox-5" });
    const { subject, text, html, headers: own } = aMail();
    expect(provider.lastJson).toEqual({ from, to: ["petra@example.test"], subject, text, html, headers: own });
    await send(aMail({ replyTo: "buur@example.test" }));
    expect(provider.lastJson.reply_to).toBe("buur@example.test");
  });

  failsAsItMust(provider, "mail provider", send);
});
