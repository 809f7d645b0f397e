import { describe, expect, it } from "vitest";
import { dayInAmsterdam } from "~/domain/values/calendar";
import { browserOf, textOf } from "./browser";
import { mailsTo, PASSWORD, type Person, signedUp, visitor } from "./client";
import { aSolvedJob, onceIn, placeOf } from "./forms-with-ids";
import { aPaidDeal } from "./money";
import { aBid, aJob, neighbours, valueOf } from "./world";

interface Posted {
  by?: Person;
  page: string;
  form: string;
  fields: Record<string, string>;
  to?: string;
  rows: [sql: string, ...values: unknown[]];
  /** Unique by nature: a fresh page does not create another. */
  single?: true;
}

const tomorrow = () => dayInAmsterdam(Date.now() + 86_400_000);
const anAddress = () => `${crypto.randomUUID()}@example.test`;
/** A delivered outbox row has no recipient. */
const copiesTo = (address: string): Posted["rows"] => [
  `SELECT count(*) FROM outbox o LEFT JOIN mailbox m ON m.outbox_id = o.id
   WHERE o.kind = 'mail' AND coalesce(json_extract(o.payload, '$.address'), m.recipient) = ?`,
  address,
];

const mailsOf = (user: number, template: string): Posted["rows"] => [
  `SELECT count(*) FROM outbox WHERE kind = 'mail' AND json_extract(payload, '$.template') = ?2
   AND json_extract(payload, '$.user') = ?1`,
  user,
  template,
];

const FORMS: Record<string, () => Promise<Posted>> = {
  "extra work": async () => {
    const { helper, bid } = await aPaidDeal();
    return {
      by: helper,
      page: `/messages/${bid.chat_uri}/meerwerk`,
      form: "extra",
      fields: { description: "Nieuwe kraan", amount: "12,50" },
      rows: ["SELECT count(*) FROM payment WHERE payee_id = ? AND kind = 'request'", helper.id],
    };
  },
  "a question": async () => {
    const { helper, job } = await neighbours();
    return {
      by: helper,
      page: `/task/${job}`,
      form: "ask",
      fields: { intent: "ask", comment: "Is er een ladder?" },
      rows: ["SELECT count(*) FROM comment WHERE job_id = ?", job],
    };
  },
  "an answer": async () => {
    const { placer, helper, job } = await neighbours();
    const { body } = await helper.api("POST", `/api/job/single/${job}/comment/`, { comment: "Is er een ladder?" });
    return {
      by: placer,
      page: `/task/${job}`,
      form: `reply-${body.id}`,
      fields: { intent: "reply", commentId: String(body.id), reply: "Ja, in de schuur." },
      rows: ["SELECT count(*) FROM comment WHERE id = ? AND reply IS NOT NULL", body.id],
      single: true,
    };
  },
  "a bid": async () => {
    const { helper, job } = await neighbours();
    return {
      by: helper,
      page: `/task/${job}/bod`,
      form: "bid",
      fields: { intent: "place", amount: "60", message: "" },
      rows: ["SELECT count(*) FROM bid WHERE job_id = ?", job],
      single: true,
    };
  },
  "a changed bid": async () => {
    const { helper, job } = await neighbours();
    const { id } = await aBid(helper, job);
    return {
      by: helper,
      page: `/task/${job}/bod`,
      form: "bid",
      fields: { intent: "change", amount: "70", message: "" },
      rows: ["SELECT count(*) FROM bid WHERE id = ? AND amount = 7000", id],
      single: true,
    };
  },
  "a saved search": async () => {
    const by = await signedUp();
    return {
      by,
      page: "/browse-tasks/bewaren?search=heg",
      form: "save",
      single: true,
      fields: { name: "Heggen", mail: "true" },
      rows: ["SELECT count(*) FROM saved_search WHERE user_id = ?", by.id],
    };
  },
  "a project": async () => {
    const by = await signedUp();
    return {
      by,
      page: `/profile/${by.id}/work-experience/toevoegen`,
      form: "project",
      fields: { intent: "save", title: "Badkamer", description: "Tegels en voegen." },
      rows: ["SELECT count(*) FROM work_experience WHERE user_id = ?", by.id],
    };
  },
  "an appointment": async () => {
    const { owner, bid } = await aPaidDeal();
    return {
      by: owner,
      page: `/messages/${bid.chat_uri}/afspraak`,
      form: "window",
      fields: { date: tomorrow(), from: "10:00", to: "11:00" },
      rows: ["SELECT count(*) FROM message WHERE chat_id = ?", bid.chat],
      // A repeated proposal of the same time counts once while it is pending.
      single: true,
    };
  },
  "an invitation": async () => {
    const [by, helper] = await Promise.all([signedUp(), signedUp({ active_worker: 1 })]);
    const job = await aJob(by);
    return {
      by,
      page: `/helper/${helper.id}/vragen`,
      form: "ask",
      fields: { job: String(job) },
      rows: ["SELECT count(*) FROM notification WHERE user_id = ? AND type = 'invitation'", helper.id],
      single: true,
    };
  },
  "a review": async () => {
    const { placer, job } = await aSolvedJob();
    return {
      by: placer,
      page: `/task/${job}/beoordelen`,
      form: "review",
      fields: { rating: "5", text: "Fijn gewerkt." },
      rows: ["SELECT count(*) FROM review WHERE job_id = ?", job],
      single: true,
    };
  },
  "a dispute": async () => {
    const { owner, payment } = await aPaidDeal();
    return {
      by: owner,
      page: `/payment/${payment.id}/geschil/openen`,
      form: "dispute",
      fields: { reason: "Er is niemand geweest." },
      rows: ["SELECT count(*) FROM dispute WHERE payment_id = ?", payment.id],
      single: true,
    };
  },
  "a report": async () => {
    const [by, { job }] = await Promise.all([signedUp(), neighbours()]);
    return {
      by,
      page: `/melden?type=job&id=${job}`,
      form: "report",
      fields: { reason: "spam", text: "" },
      rows: ["SELECT count(*) FROM report WHERE target_type = 'job' AND target_id = ?", job],
      single: true,
    };
  },
  "a visitor’s report": async () => {
    const { job } = await neighbours();
    return {
      page: `/melden?type=job&id=${job}`,
      form: "report",
      fields: { reason: "spam", text: "", email: anAddress() },
      rows: ["SELECT count(*) FROM report WHERE target_type = 'job' AND target_id = ?", job],
      single: true,
    };
  },
  "a letter": async () => {
    const email = anAddress();
    return {
      page: "/contact",
      form: "contact",
      fields: { name: "Joke de Wit", email, subject: "job", letter: "Mijn klus is weg." },
      rows: copiesTo(email),
    };
  },
  "a letter of somebody with an account": async () => {
    const by = await signedUp();
    return {
      by,
      page: "/contact",
      form: "contact",
      fields: { name: "Joke de Wit", email: by.email, subject: "job", letter: "Mijn klus is weg." },
      rows: copiesTo(by.email),
    };
  },
  "a partner’s letter": async () => {
    const email = anAddress();
    return {
      page: "/partner",
      form: "partner",
      fields: { name: "Joke de Wit", email, company: "Verfwinkel", letter: "Samenwerken?" },
      rows: copiesTo(email),
    };
  },
  "a new account": async () => {
    const email = anAddress();
    return {
      page: "/signup",
      form: "signup",
      fields: { first_name: "Anja", last_name: "", email, password: PASSWORD, confirm: PASSWORD, next: "/" },
      rows: [
        `SELECT (SELECT count(*) FROM user WHERE email = ?1) + (SELECT count(*) FROM outbox o JOIN user u ON u.email = ?1
          WHERE o.kind = 'mail' AND (json_extract(o.payload, '$.address') = ?1 OR json_extract(o.payload, '$.user') = u.id)
          AND json_extract(o.payload, '$.template') IN ('already_registered', 'login_alert'))`,
        email,
      ],
      single: true,
    };
  },
  "a forgotten password": async () => {
    const { id, email } = await signedUp();
    return { page: "/forgot-password", form: "forgot", fields: { email }, rows: mailsOf(id, "password_reset") };
  },
  "a first password": async () => {
    const by = await signedUp({ password_hash: null });
    return {
      by,
      page: "/forgot-password",
      form: "forgot",
      fields: { email: by.email },
      rows: mailsOf(by.id, "password_reset"),
    };
  },
  "an activation link that is too old": async () => {
    const { id, email } = await signedUp({ activated: 0 });
    return {
      page: `/account/activate?uid=${id}&token=old`,
      form: "resend",
      fields: { email },
      rows: mailsOf(id, "activation"),
    };
  },
  "an activation link, from the first page": async () => {
    const by = await signedUp({ activated: 0 });
    return {
      by,
      page: "/",
      form: "resend",
      to: "/account/activate",
      fields: { email: by.email },
      rows: mailsOf(by.id, "activation"),
    };
  },
  "an activation link, from the settings": async () => {
    const by = await signedUp({ activated: 0 });
    return {
      by,
      page: `/profile/${by.id}/settings`,
      form: "confirm-mail",
      fields: { intent: "confirm-mail" },
      rows: mailsOf(by.id, "activation"),
    };
  },
  "a changed address": async () => {
    const [by, email] = [await signedUp(), anAddress()];
    return {
      by,
      page: `/profile/${by.id}/settings`,
      form: "email",
      fields: { intent: "email", email, password: PASSWORD },
      rows: copiesTo(email),
    };
  },
  "a tip": async () => {
    const { owner, job, payment } = await aPaidDeal();
    await owner.api("PATCH", `/api/job/single/${job}/?action=solve`);
    return {
      by: owner,
      page: `/payment/${payment.id}/fooi`,
      form: "tip",
      fields: { choice: "other", other: "7,50" },
      rows: ["SELECT count(*) FROM payment WHERE payer_id = ? AND kind = 'tip'", owner.id],
      single: true,
    };
  },
  "a top-up": async () => {
    const by = await signedUp();
    return {
      by,
      page: "/wallet/tegoed?amount=20",
      form: "top-up",
      fields: { amount: "20.00" },
      rows: ["SELECT count(*) FROM payment WHERE payer_id = ? AND kind = 'credits'", by.id],
    };
  },
};

async function opened(kind: () => Promise<Posted>) {
  const { by, page, form, fields, to = page, rows, single } = await kind();
  const browser = await browserOf(by);
  const [sql, ...values] = rows;
  const made = async () => Number(await valueOf(sql, ...values));
  const before = await made();
  const once = onceIn(await browser.get(page), form);
  return {
    single,
    post: () => browser.post(to, { ...fields, once }),
    postAgain: async () => browser.post(to, { ...fields, once: onceIn(await browser.get(page), form) }),
    made: async () => (await made()) - before,
  };
}

describe.each(Object.entries(FORMS))("%s that is posted twice", (_name, kind) => {
  it("at once is there once, and both answers lead to it", async () => {
    const { post, made } = await opened(kind);
    const [one, other] = await Promise.all([post(), post()]);
    expect([placeOf(one)[0], await made()]).toEqual([303, 1]);
    expect(placeOf(other)).toEqual(placeOf(one));
  });

  it("one after the other likewise; from a fresh page it is there again", async () => {
    const { post, postAgain, made, single } = await opened(kind);
    const one = await post();
    const other = await post();
    expect([placeOf(one)[0], await made()]).toEqual([303, 1]);
    expect(placeOf(other)).toEqual(placeOf(one));
    if (single) return;
    await postAgain();
    expect(await made()).toBe(2);
  });
});

describe("a link to set a new password that was asked for twice at once", () => {
  it("is the only one, and works; the page of another visitor has another id", async () => {
    const { id, email } = await signedUp();
    const browser = await browserOf();
    const page = await browser.get("/forgot-password");
    const once = onceIn(page, "forgot");
    expect(page.headers.get("Cache-Control")).not.toContain("public");
    expect(onceIn(await (await browserOf()).get("/forgot-password"), "forgot")).not.toBe(once);
    await Promise.all([1, 2].map(() => browser.post("/forgot-password", { email, once })));
    const [mail, ...more] = await mailsTo(id);
    expect(more).toEqual([]);
    const link = { uid: String(id), token: mail?.data.token };
    expect((await visitor.api("POST", "/api/auth/users/reset_password_ways/", link)).status).toBe(200);
  });
});

describe("a form that was changed and sent again", () => {
  it("leads to the search that it saved", async () => {
    const by = await signedUp();
    const browser = await browserOf(by);
    const page = "/browse-tasks/bewaren?search=heg";
    const once = onceIn(await browser.get(page), "save");
    const saved = await browser.post(page, { name: "Heggen", mail: "true", once });
    expect(saved.to).toBe(`/profile/${by.id}/searches#melding`);
    expect((await browser.get(`/profile/${by.id}/searches`)).html).toMatch(/id="melding".*Bewaard\./s);
    const { to } = await browser.post(page, { name: "Heggen en struiken", once });
    const { results } = (await by.api("GET", "/api/user/searches/")).body;
    expect(results).toMatchObject([{ name: "Heggen", alerts: ["mail"] }]);
    expect(to).toBe(`/profile/${by.id}/searches/${results[0].id}/bewerken`);
    expect(textOf(await browser.get(String(to)))).toContain("Deze zoekopdracht had je al bewaard.");
  });

  it("leads to the project that it added, with the change unsaved", async () => {
    const by = await signedUp();
    const browser = await browserOf(by);
    const list = `/profile/${by.id}/work-experience`;
    const once = onceIn(await browser.get(`${list}/toevoegen`), "project");
    const fields = { intent: "save", title: "Badkamer", description: "Tegels.", once };
    await browser.post(`${list}/toevoegen`, fields);
    const { to } = await browser.post(`${list}/toevoegen`, { ...fields, title: "Badkamer in Utrecht" });
    const id = Number(await valueOf("SELECT id FROM work_experience WHERE user_id = ?", by.id));
    expect(to).toBe(`${list}/${id}/bewerken`);
    expect((await browser.get(String(to))).html).toContain("Badkamer in Utrecht");
    expect(await valueOf("SELECT title FROM work_experience WHERE user_id = ?", by.id)).toBe("Badkamer");
    expect((await browser.get(`${list}/toevoegen`)).html).not.toContain("Badkamer in Utrecht");
  });
});

describe("a form that was drawn for somebody else", () => {
  it("is shown to who has logged in since, as it was typed, and posted by them alone", async () => {
    const { helper, job } = await neighbours();
    const bob = await signedUp({ name: "Bob Jansen" });
    const browser = await browserOf(helper);
    const once = onceIn(await browser.get(`/task/${job}`), "ask");
    await browser.signIn(bob);
    const { status, to } = await browser.post(`/task/${job}`, { intent: "ask", comment: "Is er een ladder?", once });
    expect([status, to]).toEqual([303, `/task/${job}?unsent=#ask`]);
    const page = await browser.get(String(to));
    expect(page.html).toContain("Je bent nu ingelogd als Bob Jansen");
    expect(page.html).toContain("Is er een ladder?");
    expect(await valueOf("SELECT count(*) FROM comment WHERE job_id = ?", job)).toBe(0);
  });
});

it.each(["its writer", "somebody else"])(
  "a form sent after its session ended comes back to its writer only (%s)",
  async (who) => {
    const { helper, job } = await neighbours();
    const browser = await browserOf(helper);
    const once = onceIn(await browser.get(`/task/${job}`), "ask");
    browser.forget("session");
    expect((await browser.post(`/task/${job}`, { intent: "ask", comment: "Is er een ladder?", once })).status).toBe(
      303,
    );
    const { email } = who === "its writer" ? helper : await signedUp();
    await browser.post("/login", { email, password: PASSWORD, next: `/task/${job}` });
    const { html } = await browser.get(`/task/${job}`);
    expect(html.includes("Is er een ladder?")).toBe(who === "its writer");
  },
);

it("a visitor’s key counts for no call whose answer could hold a secret", async () => {
  const person = await signedUp();
  const key = { "Idempotency-Key": crypto.randomUUID() };
  await visitor.api("POST", "/api/auth/jwt/create/", { email: person.email, password: PASSWORD }, key);
  expect(await valueOf("SELECT count(*) FROM idempotency WHERE key = ?", key["Idempotency-Key"])).toBe(0);
});
