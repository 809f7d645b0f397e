import { createDecipheriv, createECDH, hkdfSync, randomBytes } from "node:crypto";
import { importJWK, jwtVerify } from "jose";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Push } from "../../workers/api/adapters/push/port";
import { webPush } from "../../workers/api/adapters/push/web-push";
import type { Browser } from "../../workers/api/db/push";
import { failsAsItMust } from "./failures";
import { Provider } from "./provider";

const provider = new Provider();
beforeAll(() => provider.start());
afterAll(() => provider.stop());

const vapid = createECDH("prime256v1");
const publicKey = vapid.generateKeys().toString("base64url");
const privateKey = vapid.getPrivateKey().toString("base64url");
const subject = "mailto:hallo@buurklusser.example";

const ua = createECDH("prime256v1");
const auth = randomBytes(16);
const browser: Browser = {
  kind: "browser",
  key: "browser:1",
  id: 1,
  endpoint: "https://push.example/send/abc?x=1",
  p256dh: ua.generateKeys().toString("base64url"),
  auth: auth.toString("base64url"),
};

const push: Push = {
  notification: 12,
  type: "message",
  title: "Nieuw bericht",
  text: "Hassan stuurde je een bericht over “Muur verven” 🎨.",
  link: "https://buurklusser.example/messages/abc",
  tag: "chat-7",
  language: "nl",
  to: "petra@example.test",
  outbox: 5,
};

const transport = webPush({ publicKey, privateKey, subject, fetch: provider.fetch });
const send = (about: Partial<Push> = {}, device = browser) => transport.send({ ...push, ...about }, device);

/** Decrypts as a browser does: RFC 8291 by hand, independent of the encrypting code. */
function decrypted(body: Buffer): string {
  const [salt, size, length] = [body.subarray(0, 16), body.readUInt32BE(16), body[20] ?? 0];
  expect([size, length]).toEqual([4096, 65]);
  const sender = body.subarray(21, 21 + length);
  const sealed = body.subarray(21 + length);
  const hkdf = (secret: Buffer, with_: Buffer, info: Buffer, bytes: number) =>
    Buffer.from(hkdfSync("sha256", secret, with_, info, bytes));
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), ua.getPublicKey(), sender]);
  const ikm = hkdf(ua.computeSecret(sender), auth, info, 32);
  const key = hkdf(ikm, salt, Buffer.from("Content-Encoding: aes128gcm\0"), 16);
  const nonce = hkdf(ikm, salt, Buffer.from("Content-Encoding: nonce\0"), 12);
  const decipher = createDecipheriv("aes-128-gcm", key, nonce).setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  const end = padded.lastIndexOf(2);
  expect(padded.subarray(end + 1).every((byte: number) => byte === 0)).toBe(true);
  return padded.subarray(0, end).toString();
}

describe("web push", () => {
  it("is readable for the browser alone, which gets all it needs to show", async () => {
    provider.behaviour = { status: 201 };
    expect(await send()).toBe("taken");
    const { method, path, headers, body } = provider.heard.at(-1) ?? expect.fail();
    expect([method, path]).toEqual(["POST", "/send/abc?x=1"]);
    expect(headers).toMatchObject({
      ttl: "86400",
      urgency: "normal",
      topic: "chat-7",
      "content-encoding": "aes128gcm",
      "content-type": "application/octet-stream",
      "content-length": String(body.length),
    });
    expect(body.length).toBeLessThanOrEqual(4096);
    expect(JSON.parse(decrypted(body))).toEqual({
      web_push: 8030,
      notification: {
        title: push.title,
        body: push.text,
        lang: "nl",
        tag: "/messages/abc",
        navigate: "https://buurklusser.example/notifications/12",
        data: { id: 12 },
      },
    });
  });

  it("is signed with our keys, for this push service, for at most a day", async () => {
    provider.behaviour = { status: 201 };
    await send();
    const { headers } = provider.heard.at(-1) ?? expect.fail();
    const [, token = "", key] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(headers.authorization ?? "") ?? [];
    expect(key).toBe(publicKey);
    const point = Buffer.from(publicKey, "base64url");
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString("base64url"));
    const { payload, protectedHeader } = await jwtVerify(
      token,
      await importJWK({ kty: "EC", crv: "P-256", x, y }, "ES256"),
      {
        audience: "https://push.example",
      },
    );
    expect(protectedHeader).toMatchObject({ typ: "JWT", alg: "ES256" });
    expect(payload.sub).toBe(subject);
    const lasts = (payload.exp ?? 0) - Date.now() / 1000;
    expect([lasts > 0, lasts <= 24 * 3600]).toEqual([true, true]);
  });

  it("says of news that nobody waits for that it may wait", async () => {
    provider.behaviour = { status: 201 };
    await send({ type: "job_match" });
    expect(provider.heard.at(-1)?.headers.urgency).toBe("low");
  });

  it.each([404, 410])("is over for a browser after %i", async (status) => {
    provider.behaviour = { status };
    expect(await send()).toBe("gone");
  });

  it("is over for a browser whose keys are none, unasked", async () => {
    const before = provider.heard.length;
    expect(await send({}, { ...browser, p256dh: "BElk" })).toBe("gone");
    expect(await send({}, { ...browser, auth: "kort" })).toBe("gone");
    expect(provider.heard).toHaveLength(before);
  });

  it("fails, and forgets no browser, when our own keys are wrong", async () => {
    const broken = webPush({ publicKey, privateKey: "odd", subject, fetch: provider.fetch });
    await expect(broken.send(push, browser)).rejects.toThrow(/key/i);
  });

  failsAsItMust(provider, "push service", send);
});
