import { describe, expect, it } from "vitest";
import { conditionOf, REGISTRATION_LIFE } from "~/domain/notifications/push";
import { pushEndpoint } from "~/domain/notifications/push-endpoint";

const faultOf = (written: unknown) => pushEndpoint.safeParse(written).error?.issues[0]?.message ?? null;

describe("the endpoint of a subscription", () => {
  it.each([
    "https://fcm.googleapis.com/fcm/send/abc:APA91b_x-y",
    "https://updates.push.services.mozilla.com/wpush/v2/gAAA==",
    "https://web.push.apple.com/QABC?x=1#y",
    "https://db5p.notify.windows.com:443/w/?token=a%2bb",
    "HTTPS://Push.Example/send",
    "https://push.example",
    "https://xn--bcher-kva.example/x",
    "https://büch.example/x",
    `https://push.example/${"a".repeat(479)}`,
  ])("may be %s", (written) => expect(faultOf(written)).toBeNull());

  it.each([
    "http://push.example/x",
    "ftp://push.example/x",
    "//push.example/x",
    "https:push.example/x",
    "https:/push.example/x",
    "https:///push.example/x",
    "https:\\\\push.example\\x",
    "https://push.example\\@10.0.0.1/x",
    "https://user@push.example/x",
    "https://user:word@push.example/x",
    "https://@push.example/x",
    "https://push.example:8443/x",
    "https://push.example:80/x",
    "https://push.example:0/x",
    "https://push.example:99999/x",
    "https://127.0.0.1/x",
    "https://10.1.2.3/x",
    "https://8.8.8.8/x",
    "https://2130706433/x",
    "https://0x7f000001/x",
    "https://0x7f.1/x",
    "https://0177.0.0.1/x",
    "https://127.1/x",
    "https://１２７.０.０.１/x",
    "https://127。0。0。1/x",
    "https://%31%32%37.0.0.1/x",
    "https://[::1]/x",
    "https://[::ffff:127.0.0.1]/x",
    "https://[fd00::1]/x",
    "https://localhost/x",
    "https://LOCALHOST/x",
    "https://localhost./x",
    "https://foo.localhost/x",
    "https://printer.local/x",
    "https://db.internal/x",
    "https://metadata.google.internal/x",
    "https://router.lan/x",
    "https://nas.home.arpa/x",
    "https://intranet/x",
    "https://push.example./x",
    "https://push..example/x",
    "https://-push.example/x",
    "https://push.1/x",
    "https://.example/x",
    "https:// push.example/x",
    "https://push.example/a b",
    "https://",
    "",
    "push.example",
    "javascript:alert(1)",
    `https://push.example/${"a".repeat(480)}`,
  ])("may not be %s", (written) => expect(faultOf(written)).toMatch(/^(invalid|required|max_length:500)$/));

  it("is text on one line", () => {
    expect(faultOf("https://push.example/a\nb")).toBe("invalid_characters");
    expect(faultOf(7)).toBe("invalid");
    expect(faultOf(undefined)).toBe("required");
  });
});

describe("the life of a push registration", () => {
  it("is the table of docs/state-machines.md#push-registration", () => {
    expect(REGISTRATION_LIFE.map(({ from, event, when, to }) => `${from} ${event} (${when}): ${to}`)).toEqual([
      "none register (any): registered",
      "registered register (not_earlier): registered",
      "registered remove (same): none",
      "registered logout (same_session): none",
    ]);
    expect([conditionOf("register"), conditionOf("remove"), conditionOf("logout")]).toEqual([
      "not_earlier",
      "same",
      "same_session",
    ]);
  });
});
