import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { categoryOf } from "~/domain/jobs/category-names";
import { browserOf, textOf } from "./browser";
import { PASSWORD, type Person, signedUp, visitor } from "./client";
import { aPaidDeal, webhook } from "./money";
import { remove, run } from "./removal";
import { aBid, aJob, neighbours, valueOf } from "./world";

const logIn = (email: string) => visitor.api("POST", "/api/user/token/", { email, password: PASSWORD });

let person: Person;
beforeEach(async () => {
  person = await signedUp();
});

describe("deleting the account", () => {
  it("ends every session, hides the profile and frees the address", async () => {
    const other = (await logIn(person.email)).body;
    const { status, body } = await remove(person);
    expect([status, body]).toEqual([204, null]);
    expect((await person.api("GET", "/api/user/data/")).body.code).toBe("token_not_valid");
    expect((await visitor.api("POST", "/api/auth/jwt/refresh/", { refresh: other.refresh })).status).toBe(401);
    expect((await logIn(person.email)).body.code).toBe("bad_credentials");
    expect((await visitor.api("GET", `/api/user/data/${person.id}/`)).status).toBe(404);
    const { email } = person;
    const { results } = (await visitor.api("GET", `/api/dev/outbox/?to=${email}&template=account_deleted`)).body;
    expect(results).toMatchObject([{ subject: "Je account bij Buurklusser is verwijderd" }]);
    await visitor.api("POST", "/api/auth/users/", { email, password: PASSWORD });
    expect((await logIn(email)).status).toBe(200);
  });

  it("is mailed to an unconfirmed address too, as is all that happened before", async () => {
    await run("UPDATE user SET activated = 0 WHERE id = ?", person.id);
    await remove(person);
    const { body } = await visitor.api("GET", `/api/dev/outbox/?to=${person.email}&template=account_deleted`);
    expect(body.count).toBe(1);
  });

  it("takes the name out of what others were told", async () => {
    const owner = await signedUp();
    await run("UPDATE user SET name = 'Dirk Deler' WHERE id = ?", person.id);
    const [mine, theirs] = [await aJob(owner), await aJob(owner)];
    await aBid(person, mine);
    const namesake = await signedUp({ name: "Dirk Deler" });
    await aBid(namesake, theirs);
    await run(
      "INSERT INTO notification (user_id, type, data, job_id, created_at) VALUES (?, 'review', ?, ?, 0)",
      owner.id,
      JSON.stringify({ name: "Dirk Deler" }),
      theirs,
    );
    const texts = async () =>
      (await owner.api("GET", "/api/notifications/")).body.results.map(
        (one: { title: string; text: string }) => `${one.title} ${one.text}`,
      );
    expect((await texts()).filter((text: string) => text.includes("Dirk"))).toHaveLength(3);
    await remove(person);
    const [withdrawn, ofReview, ofNamesake, ofPerson] = await texts();
    expect([withdrawn, ofPerson].join()).not.toContain("Dirk");
    expect(ofPerson).toMatch(/^Verwijderde gebruiker biedt/);
    expect([ofReview, ofNamesake].join()).toMatch(/Dirk Deler.*Dirk D\./);
  });

  it("takes the titles of its jobs out of what others were told", async () => {
    const { placer, helper, job } = await neighbours({ title: "Slaapkamer schilderen", category: 1 });
    const [asker, matched] = [await signedUp(), await signedUp()];
    await aBid(helper, job);
    const kinds = { bid_rejected: helper, reply: asker, job_match: matched, saved_search: matched };
    for (const [type, to] of Object.entries(kinds)) {
      await run(
        "INSERT INTO notification (user_id, type, data, job_id, created_at) VALUES (?, ?, ?, ?, 0)",
        to.id,
        type,
        JSON.stringify({ job_title: "Slaapkamer schilderen" }),
        job,
      );
    }
    await run(
      "INSERT INTO comment (job_id, user_id, comment, created_at) VALUES (?, ?, 'Hoe groot?', 0)",
      job,
      asker.id,
    );
    await remove(placer);
    const left = "SELECT group_concat(DISTINCT type) FROM notification WHERE job_id = ? AND data LIKE '%schilderen%'";
    expect(await valueOf(left, job)).toBe("saved_search");
    for (const language of ["nl", "en"] as const) {
      for (const reader of [helper, asker, matched]) {
        const headers = { "Accept-Language": language };
        const news = JSON.stringify((await reader.api("GET", "/api/notifications/", undefined, headers)).body.results);
        expect(news).not.toContain("schilderen");
        expect(news).toContain(categoryOf(1)[language]);
      }
    }
  });

  it("no longer invites to bid on a job that was open again", async () => {
    const { placer, helper, job } = await neighbours();
    for (const [type, step] of [
      ["deal_ended", "cancelled"],
      ["job_changed", "reopened"],
    ]) {
      await run(
        "INSERT INTO notification (user_id, type, data, job_id, created_at) VALUES (?, ?, ?, ?, 0)",
        helper.id,
        type,
        JSON.stringify({ job_title: "Kraan lekt", role: "helper", step }),
        job,
      );
    }
    const texts = async () =>
      (await helper.api("GET", "/api/notifications/")).body.results.map(({ text }: { text: string }) => text);
    const before = await texts();
    expect(before.join()).toMatch(/staat weer open voor biedingen/);
    expect(before.join()).toMatch(/Doe je bod dan opnieuw/);
    await remove(placer);
    const after = (await texts()).join();
    expect(after).not.toMatch(/opnieuw|open voor biedingen/);
    expect(after).toMatch(/maar nu niet meer/);
  });

  it("happens once, and every press that was under way hears that it is gone", async () => {
    const all = await Promise.all(Array.from({ length: 10 }, () => remove(person)));
    const statuses = new Set(all.map(({ status }) => status));
    expect(statuses).toContain(204);
    expect([...statuses].filter((status) => status !== 204 && status !== 401)).toEqual([]);
    const { body } = await visitor.api("GET", `/api/dev/outbox/?to=${person.email}&template=account_deleted`);
    expect(body.count).toBe(1);
  });

  it("leaves no id of it in the chats of others", async () => {
    const helper = await signedUp();
    const { chat } = await aBid(helper, await aJob(person));
    expect((await helper.api("GET", `/api/chat/${chat.id}/`)).body).toMatchObject({
      owner: person.id,
      latest_receiver: person.id,
    });
    await remove(person);
    expect((await helper.api("GET", `/api/chat/${chat.id}/`)).body).toMatchObject({
      owner: null,
      latest_receiver: null,
      opponent: { id: null },
    });
  });

  it("leaves nothing that says who it was", async () => {
    await env.MEDIA.put("media/portret", "x");
    const traces = {
      email: "petra@spoor.test",
      name: "Petra Spoor",
      bio: "Spoor",
      company: "Spoor BV",
      iban: "NL91ABNA0417164300",
    };
    const traced = await signedUp({
      ...traces,
      image_key: "portret",
      zipcode: "1012AB",
      business_email: "info@spoor.test",
    });
    const now = Date.now();
    await run(
      "INSERT INTO work_experience (user_id, title, description, created_at) VALUES (?, 'Spoor', '', ?)",
      traced.id,
      now,
    );
    await run("INSERT INTO notification (user_id, type, created_at) VALUES (?, 'kyc', ?)", traced.id, now);
    await remove(traced);
    const row = JSON.stringify(await env.DB.prepare("SELECT * FROM user WHERE id = ?").bind(traced.id).first());
    expect(/spoor|NL91|1012|scrypt|portret/i.exec(row)).toBeNull();
    for (const table of [
      "work_experience",
      "notification",
      "known_client",
      "known_device",
      "mailed_link",
      "user_category",
    ]) {
      expect([table, await valueOf(`SELECT count(*) FROM ${table} WHERE user_id = ?`, traced.id)]).toEqual([table, 0]);
    }
    expect(await env.MEDIA.head("media/portret")).toBeNull();
  });

  it("takes open jobs and pending bids away, and tells whom it concerns", async () => {
    const { placer, helper, job } = await neighbours();
    await aBid(helper, job);
    const theirs = await aJob(placer);
    const elsewhere = await aJob(helper);
    await aBid(placer, elsewhere);
    expect((await remove(placer)).status).toBe(204);
    for (const id of [job, theirs]) expect((await visitor.api("GET", `/api/job/single/${id}/`)).status).toBe(410);
    expect((await visitor.api("GET", `/api/job/single/${elsewhere}/`)).body.number_of_bids).toBe(0);
    const told = (await helper.api("GET", "/api/notifications/")).body.results.map((one: { type: string }) => one.type);
    expect(told.toSorted()).toEqual(["bid_placed", "bid_rejected", "bid_withdrawn"]);
    expect((await helper.api("GET", "/api/bid/")).body.results).toMatchObject([{ status: "rejected" }]);
  });

  it("says that money on its way back still comes", async () => {
    const { owner, job } = await aPaidDeal();
    const deletion = async () => textOf(await (await browserOf(owner)).get(`/profile/${owner.id}/verwijderen`));
    expect(await deletion()).not.toContain("Je terugbetaling");
    await owner.api("PATCH", `/api/job/single/${job}/?action=cancel`);
    const said = /Je terugbetaling van €\s105 gaat door/;
    expect((await owner.api("GET", "/api/wallet/")).body.refunding).toBe("105.00");
    expect(await deletion()).toMatch(said);
    expect((await remove(owner)).status).toBe(204);
    const mailed = async ({ email }: Person) =>
      (await visitor.api("GET", `/api/dev/outbox/?to=${email}&template=account_deleted`)).body.results[0].text;
    expect(await mailed(owner)).toMatch(said);
    await remove(person);
    expect(await mailed(person)).not.toContain("terugbetaling");
  });

  it("leads from the form for a review about the person to the job", async () => {
    const { owner, helper, job } = await aPaidDeal();
    await owner.api("PATCH", `/api/job/single/${job}/?action=solve`);
    expect((await remove(owner)).status).toBe(204);
    const browser = await browserOf(helper);
    const { status, to } = await browser.get(`/task/${job}/beoordelen`);
    expect([status, to]).toEqual([303, `/task/${job}`]);
    expect(textOf(await browser.get(`/task/${job}`))).toContain("Je kunt daarom geen beoordeling meer schrijven.");
    const visit = await browserOf(person);
    expect((await visit.get(`/task/${job}/beoordelen`)).status).toBe(404);
  });

  it("keeps what others need, without the person", async () => {
    const texts = { location_details: "Kerkstraat 1", special_requirements: "Neem een ladder mee" };
    const { placer, helper, job } = await neighbours({ status: "solved", ...texts });
    await run(
      "INSERT INTO review (job_id, author_id, user_id, rating, text, status, created_at) VALUES (?, ?, ?, 5, 'Top', 'visible', 0)",
      job,
      placer.id,
      helper.id,
    );
    await remove(placer);
    const { reviews } = (await visitor.api("GET", `/api/user/data/${helper.id}/`)).body;
    expect(reviews[0]).toMatchObject({
      text: "Top",
      author: { id: null, name: "Verwijderde gebruiker", rating: null },
    });
    const seen = (await visitor.api("GET", `/api/job/single/${job}/`)).body;
    expect([seen.status, seen.user, seen.owner.id]).toEqual(["solved", null, null]);
    const read = async (path: string, language: string) =>
      (await visitor.api("GET", path, undefined, { "Accept-Language": language })).body;
    for (const [language, title] of [
      ["nl", "Schilderen"],
      ["en", "Painting"],
    ] as const) {
      expect((await read(`/api/user/data/${helper.id}/`, language)).reviews[0].job_title).toBe(title);
      expect((await read(`/api/job/single/${job}/`, language)).title).toBe(title);
    }
  });

  it.each(["solved", "reserved", "deleted"])("leaves no text, photo or full postcode of a %s job", async (status) => {
    const texts = {
      title: "Spoor verven",
      description: "Spoor",
      special_requirements: "Spoor",
      location_details: "Spoor",
    };
    const { placer, helper, job } = await neighbours({ status, ...texts });
    await env.MEDIA.put("media/spoor-large", "x");
    await run(
      "INSERT INTO job_image (job_id, small_key, large_key, position, width, height) VALUES (?, 'spoor-small', 'spoor-large', 0, 1, 1)",
      job,
    );
    await run("INSERT OR IGNORE INTO helper_of_job (job_id, user_id) VALUES (?, ?)", job, helper.id);
    await remove(placer);
    const row = JSON.stringify(await env.DB.prepare("SELECT * FROM job WHERE id = ?").bind(job).first());
    expect(row).not.toMatch(/spoor|1012AB/i);
    expect(row).toContain('"city":"Amsterdam"');
    expect(await valueOf("SELECT count(*) FROM job_image WHERE job_id = ?", job)).toBe(0);
    expect(await valueOf("SELECT count(*) FROM job_record WHERE rowid = ? AND text MATCH 'spoor'", job)).toBe(0);
    expect(await env.MEDIA.head("media/spoor-large")).toBeNull();
    const read = await helper.api("GET", `/api/job/single/${job}/`);
    expect([read.status, JSON.stringify(read.body)]).toEqual([200, expect.not.stringMatching(/spoor|1012AB/i)]);
  });
});

describe("deleting the account with a running deal without held money", () => {
  const lastOf = async (reader: Person) => {
    const { results } = (await reader.api("GET", "/api/notifications/")).body;
    const { text, link } = results[0];
    const mails = (await visitor.api("GET", `/api/dev/outbox/?to=${reader.email}`)).body.results;
    return { text, link, mail: mails[0].text, template: mails[0].template };
  };
  const aDealWithoutMoney = async () => {
    const deal = await aPaidDeal();
    const about = {
      session: deal.payment.session,
      reference: `cb_${deal.payment.session}`,
      amount: 10_500,
      currency: "eur",
    };
    for (const word of ["opened", "lost"]) await webhook({ type: `chargeback.${word}`, data: about });
    return deal;
  };

  it("ends the job of a placer, and tells the helper", async () => {
    const { owner, helper, job, bid } = await aDealWithoutMoney();
    expect((await remove(owner)).status).toBe(204);
    const told = await lastOf(helper);
    expect([told.template, told.link]).toEqual(["deal_ended_helper", `/messages/${bid.chat_uri}`]);
    expect(told.text).not.toContain("Kraan lekt");
    expect(told.mail).toContain("De plaatser van ‘Kraan lekt’ heeft het account verwijderd.");
    for (const text of [told.text, told.mail]) {
      expect(text).toContain("heeft het account verwijderd.");
      expect(text).toContain("Er was geen geld meer in bewaring.");
    }
    const seen = (await helper.api("GET", `/api/job/single/${job}/`)).body;
    expect([seen.status, seen.bids[0].status]).toEqual(["deleted", "cancelled"]);
    const lines = (await helper.api("GET", `/api/chat/${bid.chat_uri}/message/`)).body.results;
    expect(lines[0].message).toMatch(/^Deal gestopt: de plaatser heeft het account verwijderd/);
    const mine = (await helper.api("GET", "/api/bid/")).body.results;
    expect(mine[0].ended_deal.text).toContain("De plaatser van");
    const left = await visitor.api("GET", `/api/dev/outbox/?to=${owner.email}&template=deal_ended_owner`);
    expect(left.body.count).toBe(0);
  });

  it("opens the job again when the helper leaves, and tells the placer", async () => {
    const { owner, helper, job } = await aDealWithoutMoney();
    expect((await remove(helper)).status).toBe(204);
    const told = await lastOf(owner);
    expect(told.template).toBe("deal_ended_owner");
    for (const text of [told.text, told.mail]) {
      expect(text).toContain("De klusser voor ‘Kraan lekt’ heeft het account verwijderd.");
      expect(text).toContain("Je klus staat weer open");
    }
    const { status, bids } = (await owner.api("GET", `/api/job/single/${job}/`)).body;
    expect([status, bids.map((one: { status: string }) => one.status)]).toEqual(["open", ["cancelled"]]);
  });

  it.each(["owner", "helper"] as const)("completes the job when the work is done and the %s leaves", async (leaver) => {
    const deal = await aDealWithoutMoney();
    await deal.helper.api("PATCH", `/api/job/single/${deal.job}/?action=done`);
    expect((await remove(deal[leaver])).status).toBe(204);
    const other = leaver === "owner" ? deal.helper : deal.owner;
    expect((await lastOf(other)).text).toContain("Het werk was klaar, dus de klus is afgerond.");
    expect((await other.api("GET", `/api/job/single/${deal.job}/`)).body.status).toBe("solved");
  });

  it("deletes a job that was reserved by hand", async () => {
    const { placer, helper, job } = await neighbours();
    await aBid(helper, job);
    await placer.api("PATCH", `/api/job/single/${job}/?action=reserve`);
    expect((await remove(placer)).status).toBe(204);
    expect((await visitor.api("GET", `/api/job/single/${job}/`)).status).toBe(410);
    expect((await lastOf(helper)).template).toBe("bid_deleted");
  });
});
