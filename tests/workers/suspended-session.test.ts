import { describe, expect, it } from "vitest";
import { anAdmin, aReport, decide, user } from "./admin-fixtures";
import { browserOf, textOf } from "./browser";
import { PASSWORD, signedUp } from "./client";

const REASON = "Je vroeg om betaling buiten de site.";

async function suspended() {
  const [admin, reporter, person] = [await anAdmin(), await signedUp(), await signedUp({ name: "Daan Smit" })];
  const browser = await browserOf();
  await browser.post("/login", { email: person.email, password: PASSWORD });
  expect((await browser.get("/wallet")).status).toBe(200);
  await decide(admin, (await aReport(user(person), reporter)).id, "suspend", REASON);
  return browser;
}

describe("an account that is suspended while it is logged in", () => {
  it("reads why on the next page, once", async () => {
    const browser = await suspended();
    const page = textOf(await browser.get("/"));
    expect(page).toContain("We hebben je account geschorst.");
    expect(page).toContain(REASON);
    expect(textOf(await browser.get("/"))).not.toContain("geschorst");
  });

  it("reads it on the login page, if the page needs an account", async () => {
    const browser = await suspended();
    const { to } = await browser.get("/wallet");
    expect(textOf(await browser.get(to ?? "/"))).toContain(REASON);
  });
});
