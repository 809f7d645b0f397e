import { expect, it } from "vitest";
import { browserOf } from "./browser";
import { PASSWORD } from "./client";
import { valueOf } from "./world";

it("asks who signs up for a name, once the account is there, and goes on where they were going", async () => {
  const browser = await browserOf();
  const email = `${crypto.randomUUID()}@example.test`;
  const made = await browser.post("/signup", { email, password: PASSWORD, confirm: PASSWORD, next: "/post-job" });
  expect([made.status, made.to]).toEqual([303, "/welkom?next=%2Fpost-job"]);
  expect((await browser.get("/welkom?next=//elders.test")).html).toContain('name="next" value="/"');
  const refused = await browser.post("/welkom", { name: "Bel 06 12345678", next: "/post-job" });
  expect(refused.status).toBe(422);
  const named = await browser.post("/welkom", { name: "Sem de Boer", next: "/post-job" });
  expect([named.status, named.to]).toEqual([303, "/post-job"]);
  expect(await valueOf("SELECT name FROM user WHERE email = ?", email)).toBe("Sem de Boer");
  expect((await browser.get("/welkom?next=/wallet")).to).toBe("/wallet");
});

it("wants the password twice where no script repeats it", async () => {
  const browser = await browserOf();
  const email = `${crypto.randomUUID()}@example.test`;
  const refused = await browser.post("/signup", { email, password: PASSWORD, confirm: "" });
  expect(refused.status).toBe(422);
  expect(refused.html).not.toContain('class="js:hidden"');
});
