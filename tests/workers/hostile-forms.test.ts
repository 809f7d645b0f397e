import { exports } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { inChunks } from "./in-chunks";

const HERE = "https://buurklusser.test";

const send = (path: string, init: RequestInit) =>
  exports.default.fetch(HERE + path, {
    method: "POST",
    redirect: "manual",
    ...init,
    headers: { "Sec-Fetch-Site": "same-origin", ...init.headers },
  });

const typed = (type: string, body: string) => send("/login", { body, headers: { "Content-Type": type } });
const FORM = "application/x-www-form-urlencoded";
const MULTIPART = "multipart/form-data; boundary=x";

const part = (name: string, value: string, file = "") =>
  `--x\r\nContent-Disposition: form-data; name="${name}"${file && `; filename="${file}"`}\r\n\r\n${value}\r\n`;

describe("a form with names of its own making", () => {
  it.each([
    "x[20000000]=y",
    "email[99999999]=y",
    `email${"[0]".repeat(5000)}=y`,
    `__intent__=${encodeURIComponent('{"type":"insert","payload":{"name":"email","index":99999999}}')}`,
    `__state__=${encodeURIComponent('{"key":{"":"x"},"validated":{"email[99999999]":true}}')}`,
    Array.from({ length: 399 }, () => "email=a").join("&"),
  ])("is read like one without them: %#", async (body) => {
    const answer = await typed(FORM, `${body}&password=x`);
    expect(answer.status).toBe(422);
    const page = await answer.text();
    expect(page).toContain("email");
    expect(page.length).toBeLessThan(60_000);
  });
});

const STEP = `/post-job/${crypto.randomUUID()}/details`;

describe("a form that is too large", () => {
  it.each<[string, string, string, string]>([
    ["in one field", "/login", FORM, `email=${"a".repeat(200_000)}`],
    ["in all its fields", "/login", FORM, `${"a=b&".repeat(40_000)}email=x`],
    ["with files where none are asked", "/login", MULTIPART, `${part("email", "x", "a.png")}--x--\r\n`],
    ["in a text beside its files", STEP, MULTIPART, `${part("description", "a".repeat(200_000))}--x--\r\n`],
    [
      "in its number of files",
      STEP,
      MULTIPART,
      `${Array.from({ length: 21 }, (_, at) => part("images", "x", `${at}.png`)).join("")}--x--\r\n`,
    ],
    ["altogether", STEP, MULTIPART, `${part("images", "a".repeat(51 * 1024 * 1024), "a.png")}--x--\r\n`],
  ])("%s is 413, with a page", async (_, path, type, body) => {
    const answer = await send(path, { body, headers: { "Content-Type": type, "Accept-Language": "en" } });
    expect(answer.status).toBe(413);
    expect(await answer.text()).toContain("This is too large to send");
    expect(answer.headers.getSetCookie()).toEqual([]);
  });
});

describe("what is no form", () => {
  it.each<[string, number, string, string]>([
    ["plain text", 415, "text/plain", "email=x"],
    ["JSON", 415, "application/json", "{}"],
    ["multipart without a boundary", 400, "multipart/form-data", "x"],
    ["multipart that breaks off", 400, MULTIPART, part("email", "x")],
    ["multipart that is not UTF-8", 400, MULTIPART, "--x\r\nContent-Disposition: form-data; nothing"],
  ])("%s is %d, with a page in the reader's language", async (_, status, type, body) => {
    const answer = await send("/login", { body, headers: { "Content-Type": type, "Accept-Language": "nl" } });
    expect(answer.status).toBe(status);
    expect(await answer.text()).toContain("Dit formulier kunnen we niet lezen");
  });

  it("a body without a type is 415", async () => {
    const answer = await send("/login", { body: new TextEncoder().encode("email=x") });
    expect(answer.status).toBe(415);
  });

  it.each(["PUT", "PATCH", "DELETE"])("%s is 405 and says what may be done", async (method) => {
    const answer = await send("/login", { method, body: "email=x", headers: { "Content-Type": FORM } });
    expect(answer.status).toBe(405);
    expect(answer.headers.get("Allow")).toBe("GET, HEAD, POST");
    expect(await answer.text()).toContain("Dit formulier kunnen we niet lezen");
  });

  it("a post to a page without a form is 405", async () => {
    const answer = await typed(FORM, "a=b");
    expect(answer.status).toBe(422);
    const page = await send("/bedankt.html", { body: "a=b", headers: { "Content-Type": FORM } });
    expect(page.status).toBe(405);
    expect(page.headers.get("Allow")).toBe("GET, HEAD");
  });
});

describe("a form whose last bytes arrive apart", () => {
  const ENDING = "--x--\r\n";

  const inTwo = (body: string, last: number) => {
    const bytes = new TextEncoder().encode(body);
    return inChunks(bytes.slice(0, -last), bytes.slice(-last));
  };

  it.each([1, 2, 3, 4, 5])("%s bytes: the page reads it whole", async (last) => {
    const headers = { "Content-Type": MULTIPART };
    const login = part("email", "apart@example.test") + part("password", "Wrong123!") + ENDING;
    const page = await send("/login", { headers, body: inTwo(login, last) });
    expect(page.status).toBe(401);
    expect(await page.text()).toContain("apart@example.test");
  });
});
