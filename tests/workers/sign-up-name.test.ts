import { expect, it } from "vitest";
import { browserOf, textOf } from "./browser";
import { PASSWORD, signedUp } from "./client";
import { neighbours, valueOf } from "./world";

it("asks who signs up for a name, once the account is there, and goes on where they were going", async () => {
  const browser = await browserOf();
  const email = `${crypto.randomUUID()}@example.test`;
  const made = await browser.post("/signup", { email, password: PASSWORD, confirm: PASSWORD, next: "/post-job" });
  expect([made.status, made.to]).toEqual([303, "/welkom?next=%2Fpost-job&nodig"]);
  expect((await browser.get("/welkom?next=//elders.test")).html).toContain('name="next" value="/"');
  const refused = await browser.post("/welkom", { name: "Bel 06 12345678", next: "/post-job" });
  expect(refused.status).toBe(422);
  expect(textOf(await browser.post("/welkom", { name: "👩‍🔧 🎉" }))).toContain("Vul een naam met letters in");
  for (const name of ["N", "J. de Boer"]) {
    const initial = await browser.post("/welkom", { name, next: "/post-job" });
    expect([initial.status, textOf(initial)]).toEqual([
      422,
      expect.stringContaining("Vul je hele voornaam in, zoals Anna de Boer."),
    ]);
  }
  const named = await browser.post("/welkom", { name: "Sem de Boer", next: "/post-job" });
  expect([named.status, named.to]).toEqual([303, "/post-job"]);
  expect(await valueOf("SELECT name FROM user WHERE email = ?", email)).toBe("Sem de Boer");
  expect((await browser.get("/welkom?next=/wallet")).to).toBe("/wallet");
});

it("asks a user without a name for one before a bid, a question or a job, and keeps what was typed", async () => {
  const { job } = await neighbours();
  const nameless = await signedUp({ name: "" });
  const browser = await browserOf(nameless);
  const page = `/task/${job}`;
  const kept = "staat straks nog klaar";
  expect((await browser.get(`/welkom?next=${page}/bod&nodig`)).html).not.toContain(kept);
  const empty = await browser.post(page, { intent: "ask", comment: "", drawn_for: String(nameless.id) });
  expect((await browser.get(empty.to ?? "")).html).not.toContain(kept);
  const asked = await browser.post(page, { intent: "ask", comment: "Is er een ladder?" });
  expect(asked.to).toBe(`/welkom?next=${encodeURIComponent(`${page}#vragen`)}&nodig`);
  const { html } = await browser.get(asked.to ?? "");
  expect(html).not.toContain("Sla over");
  expect(html).toContain(kept);
  expect((await browser.get(page)).html).toContain("Is er een ladder?");
  const bid = await browser.post(`${page}/bod`, { intent: "place", amount: "60", message: "" });
  expect(bid.to).toBe(`/welkom?next=${encodeURIComponent(`${page}/bod`)}&nodig`);
  expect(await valueOf("SELECT count(*) FROM bid WHERE job_id = ?", job)).toBe(0);
  await browser.post("/welkom", { name: "Sem", next: page });
  expect((await browser.post(`${page}/bod`, { intent: "place", amount: "60", message: "" })).to).toBe(
    `${page}#melding`,
  );
});

it("gives others a word for a user of the API without a name", async () => {
  const { placer, job } = await neighbours();
  const nameless = await signedUp({ name: "" });
  await nameless.api("POST", `/api/job/single/${job}/comment/`, { comment: "Is er een ladder?" });
  const names = async (language: string) => {
    const { body } = await placer.api("GET", `/api/job/single/${job}/comments/`, undefined, {
      "Accept-Language": language,
    });
    return body.results.map(({ user }: { user: { name: string } }) => user.name);
  };
  expect(await names("nl")).toEqual(["Buurtgenoot"]);
  expect(await names("en")).toEqual(["Neighbour"]);
  expect((await nameless.api("GET", "/api/user/data/")).body.name).toBe("");
});

it("wants the password twice where no script repeats it", async () => {
  const browser = await browserOf();
  const email = `${crypto.randomUUID()}@example.test`;
  const refused = await browser.post("/signup", { email, password: PASSWORD, confirm: "" });
  expect(refused.status).toBe(422);
  expect(refused.html).not.toContain('class="js:hidden"');
});

it("asks whether a mistyped address was meant, and writes a name with capitals", async () => {
  const browser = await browserOf();
  const name = crypto.randomUUID();
  const account = { email: `${name}@gmial.com`, password: PASSWORD, next: "/post-job?category=10" };
  const refused = await browser.post("/signup", { ...account, confirm: "anders" });
  expect(textOf(refused)).toContain(`Bedoelde je ${name}@gmail.com?`);
  const made = await browser.post("/signup", { ...account, confirm: PASSWORD });
  const page = await browser.get(made.to ?? "");
  expect(textOf(page)).toContain(`Bedoelde je ${name}@gmail.com?`);
  expect(textOf(page)).not.toContain("Wat je hebt ingevuld, staat straks nog klaar.");
  await browser.post("/welkom", { name: "sem de boer", next: account.next });
  expect(await valueOf("SELECT name FROM user WHERE email = ?", account.email)).toBe("Sem de Boer");
});

it("leaves a name of one letter from before that rule, until it is changed", async () => {
  const person = await signedUp({ name: "N" });
  const browser = await browserOf(person);
  const page = `/profile/${person.id}`;
  const kept = await browser.post(`${page}?index`, { name: "N", zipcode: "1011 AC" });
  expect([kept.status, kept.to]).toEqual([303, page]);
  const changed = await browser.post(`${page}?index`, { name: "M" });
  expect([changed.status, textOf(changed)]).toEqual([422, expect.stringContaining("Vul je hele voornaam in")]);
});

it("names the step of the job to post where the person goes on", async () => {
  const nameless = await signedUp({ name: "" });
  const [visitors, own] = [await browserOf(), await browserOf(nameless)];
  const draft = `/post-job/${crypto.randomUUID()}`;
  for (const [path, step] of [
    ["/post-job", 1],
    [draft, 1],
    [`${draft}?category=3`, 1],
    [`${draft}/locatie`, 2],
    [`${draft}/budget?wijzigen`, 4],
  ] as const) {
    const next = encodeURIComponent(path);
    const steps = `Eerst je account, dan stap ${step} van 4`;
    expect(textOf(await visitors.get(`/signup?next=${next}`))).toContain(steps);
    expect(textOf(await visitors.get(`/login?next=${next}`))).toContain(steps);
    expect(textOf(await own.get(`/welkom?next=${next}`))).toContain(steps);
  }
});
