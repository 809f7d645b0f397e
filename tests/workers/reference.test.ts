import { describe, expect, it } from "vitest";
import { visitor } from "./client";

const hashOf = async (text: string) => {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return btoa(String.fromCharCode(...new Uint8Array(digest)));
};

describe("the reference", () => {
  it("is served as OpenAPI, with the slash and without", async () => {
    const { status, body, headers } = await visitor.api("GET", "/api/openapi.json");
    expect([status, body.openapi, headers.get("Content-Type")]).toEqual([
      200,
      "3.1.1",
      "application/json; charset=utf-8",
    ]);
    expect(headers.get("Cache-Control")).toBe("no-store");
    expect(body.servers).toEqual([{ url: "https://buurklusser.test" }]);
    expect((await visitor.api("GET", "/api/openapi.json/")).body).toEqual(body);
  });

  it("is served as a page whose style is its own and whose scripts are none", async () => {
    const { status, body, headers } = await visitor.api("GET", "/api/docs/", undefined, { "Accept-Language": "en" });
    expect([status, headers.get("Content-Type"), headers.get("Content-Language")]).toEqual([
      200,
      "text/html; charset=utf-8",
      "en",
    ]);
    const [, style = ""] = /<style>([^]*?)<\/style>/.exec(body) ?? [];
    const policy = headers.get("Content-Security-Policy") ?? "";
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain(`style-src 'sha256-${await hashOf(style)}'`);
    expect(body).toContain('<html lang="en">');
    expect((await visitor.api("GET", "/api/docs")).body).toContain('<html lang="nl">');
  });

  it("gives a group of calls a page of its own", async () => {
    const { body } = await visitor.api("GET", "/api/docs/?group=chat");
    expect(body).toContain('<section aria-labelledby="group-chat">');
    expect(body).not.toContain('<section aria-labelledby="group-job">');
    const { status, body: faults } = await visitor.api("GET", "/api/docs/?group=chat&group=job");
    expect([status, Object.keys(faults)]).toEqual([400, ["group"]]);
  });
});
