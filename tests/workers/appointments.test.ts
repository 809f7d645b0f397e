import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { appointment as appointmentSchema } from "~/domain/deals/appointment";
import { api } from "../../workers/api/app";
import { deliverDue } from "../../workers/api/tasks/deliver";
import { browserOf, textOf } from "./browser";
import { type Answer, mailsOf, type Person, signedUp, visitor } from "./client";
import { aBid, accepted, atOnce, block, neighbours, notificationTypesOf, tally, valueOf } from "./world";

const HOUR = 3_600_000;
const refusal = (status: number, code: string) => ({ status, body: expect.objectContaining({ code }) });
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();
const span = (hours: number, lasts = 2) => ({ starts_at: inHours(hours), ends_at: inHours(hours + lasts) });

let placer: Person;
let helper: Person;
let bid: { id: number; chat_uri: string; chat: { id: number } };
let path: string;
let job: number;

beforeEach(async () => {
  ({ placer, helper, job } = await neighbours());
  bid = await aBid(helper, job);
  path = `/api/chat/${bid.chat_uri}/appointment/`;
});

const agree = () => accepted(placer, bid.id);
const propose = (person: Person, of: unknown = span(48)) => person.api("POST", path, of);
const answer = (person: Person, status: string, more = {}) => person.api("PATCH", path, { status, ...more });
const latest = async (person: Person, language = "nl") =>
  (await person.api("GET", `/api/chat/${bid.chat_uri}/`, undefined, { "Accept-Language": language })).body;
const file = (person: Person, headers = {}) =>
  person.api("GET", `/api/chat/${bid.chat_uri}/appointment.ics`, undefined, headers);
const lastLine = async () => (await latest(helper)).last_message;
const earlier = (hours: number) =>
  env.DB.prepare("UPDATE appointment SET starts_at = starts_at - ?2, ends_at = ends_at - ?2 WHERE chat_id = ?1")
    .bind(bid.chat.id, hours * HOUR)
    .run();
const cron = async (at = Date.now()) => {
  const asked = { task: "release", user: placer.id, now: new Date(at).toISOString() };
  return (await visitor.api("POST", "/api/dev/cron/", asked)).body.done;
};

describe("a proposal whose start has passed", () => {
  it("cannot be accepted, and leaves what was agreed before", async () => {
    await agree();
    await propose(helper);
    await earlier(49);
    expect(await answer(placer, "accepted")).toMatchObject(refusal(409, "transition"));
    const agreed = (await propose(helper, span(48))).body.id;
    await answer(placer, "accepted");
    const other = (await propose(helper, span(72))).body.id;
    expect((await latest(placer)).appointment.id).toBe(other);
    await env.DB.prepare("UPDATE appointment SET starts_at = ? WHERE id = ?")
      .bind(Date.now() - 1, other)
      .run();
    expect((await latest(placer)).appointment).toMatchObject({ id: agreed, status: "accepted" });
  });
});

describe("proposing an appointment", () => {
  it("gives it, shows it in the chat and tells the other", async () => {
    await agree();
    const asked = { starts_at: "2099-11-21T13:00:00.000Z", ends_at: "2099-11-21T15:00:00.000Z" };
    const { status, body } = await propose(helper, asked);
    expect([status, body]).toEqual([
      201,
      {
        id: body.id,
        ...asked,
        status: "proposed",
        proposed_by: helper.id,
        missed_by: null,
        missed_until: null,
        missed_answer: null,
        replaces: null,
        begun_at: null,
      },
    ]);
    expect(appointmentSchema.parse(body)).toEqual(body);
    expect(await latest(placer)).toMatchObject({ appointment: body, unread: 1 });
    expect((await latest(placer)).last_message).toBe("Afspraak voorgesteld: zaterdag 21 november 14:00–16:00");
    expect((await notificationTypesOf(placer)).at(-1)).toBe("appointment");
    const [told] = (await placer.api("GET", "/api/notifications/")).body.results;
    expect(told).toMatchObject({ type: "appointment", link: `/messages/${bid.chat_uri}` });
    expect(told.text).toBe("Hassan Bakker stelt voor: zaterdag 21 november 14:00–16:00.");
  });

  it("names both days when it ends after midnight, to each in their language", async () => {
    await agree();
    const asked = { starts_at: "2099-12-31T22:30:00.000Z", ends_at: "2100-01-01T00:30:00.000Z" };
    await helper.api("POST", path, asked, { "Accept-Language": "en" });
    const nl = "Afspraak voorgesteld: donderdag 31 december 23:30–vrijdag 1 januari 01:30";
    expect((await latest(placer)).last_message).toBe(nl);
    const en = /^Appointment suggested: Thursday,? 31 December 23:30–Friday,? 1 January 01:30$/;
    expect((await latest(helper, "en")).last_message).toMatch(en);
    const said = `/api/chat/${bid.chat_uri}/message/`;
    const [mine] = (await helper.api("GET", said, undefined, { "Accept-Language": "en" })).body.results;
    expect(mine).toMatchObject({ message: expect.stringMatching(en), event: "appointment" });
    const [theirs, offer] = (await placer.api("GET", said)).body.results;
    expect([theirs.message, theirs.event, offer.event]).toEqual([nl, "appointment", null]);
    const [told] = (await placer.api("GET", "/api/notifications/")).body.results;
    expect(told.text).toBe("Hassan Bakker stelt voor: donderdag 31 december 23:30–vrijdag 1 januari 01:30.");
  });

  it("takes the place of the former, whatever became of that", async () => {
    await agree();
    await propose(helper);
    await answer(placer, "accepted");
    const { body } = await propose(placer, span(72));
    expect((await latest(helper)).appointment).toEqual(body);
    expect((await file(helper)).status).toBe(200);
    expect(await answer(placer, "accepted")).toMatchObject(refusal(403, "permission_denied"));
  });

  it("leaves what was agreed in force until the other accepts, and when they decline", async () => {
    await agree();
    const agreed = (await propose(helper)).body;
    await answer(placer, "accepted");
    const { starts_at, ends_at } = agreed;
    const isInForce = { status: "accepted", id: agreed.id };
    expect((await propose(placer, span(96))).body).toMatchObject({ replaces: { starts_at, ends_at } });
    expect(await lastLine()).toContain("geldt tot er een akkoord is");
    await propose(placer, span(120));
    expect((await latest(helper)).appointment).toMatchObject({ status: "proposed", replaces: { starts_at, ends_at } });
    await answer(helper, "declined");
    expect((await latest(placer)).appointment).toMatchObject(isInForce);
    expect((await file(helper)).status).toBe(200);
    await propose(helper, span(72));
    await answer(placer, "declined");
    expect((await latest(helper)).appointment).toMatchObject(isInForce);
    await propose(helper, span(74));
    await answer(placer, "accepted");
    expect(await lastLine()).toMatch(/Akkoord met de afspraak: .*\. De afspraak van .* vervalt\./);
    expect((await mailsOf(helper, "appointment_agreed")).at(-1)).toMatch(/Jullie eerdere afspraak van .* vervalt/);
    const { events } = (await helper.api("GET", `/api/job/single/${job}/timeline/`)).body;
    const moved = events.filter(({ replaces }: { replaces?: object }) => replaces);
    expect(moved.map(({ step }: { step: string }) => step)).toEqual([
      "proposed",
      "proposed",
      "proposed",
      "proposed",
      "accepted",
    ]);
    expect(moved.at(-1).replaces).toEqual({ starts_at, ends_at });
  });

  it("is refused in the order of the contract", async () => {
    const stranger = await signedUp({ roles: "admin" });
    expect((await visitor.api("POST", path, {})).status).toBe(401);
    expect(await propose(stranger, {})).toMatchObject(refusal(404, "not_found"));
    expect(await propose(placer, {})).toMatchObject({
      status: 400,
      body: { starts_at: ["Dit veld is verplicht."], ends_at: ["Dit veld is verplicht."] },
    });
    expect(await propose(placer, { starts_at: inHours(-2), ends_at: "straks" })).toMatchObject({
      status: 400,
      body: { starts_at: ["Deze datum is al voorbij."], ends_at: ["Vul een geldige datum in."] },
    });
    expect(await propose(placer, span(1, 24.5))).toMatchObject({
      status: 400,
      body: { ends_at: ["Ongeldige waarde."] },
    });
    expect(await propose(placer)).toMatchObject(refusal(409, "transition"));
    await agree();
    expect(await valueOf("SELECT count(*) FROM appointment WHERE chat_id = ?", bid.chat.id)).toBe(0);
  });

  it("is for who has a deal: no more once that is off", async () => {
    await agree();
    await propose(helper);
    await helper.api("DELETE", "/api/bid/", { bid_id: bid.id });
    expect(await propose(placer)).toMatchObject(refusal(409, "transition"));
    expect(await answer(placer, "accepted")).toMatchObject(refusal(409, "transition"));
  });
});

describe("answering", () => {
  it("accepts what the other proposed, once", async () => {
    await agree();
    const { body: proposed } = await propose(helper);
    expect(await answer(helper, "accepted")).toMatchObject(refusal(403, "permission_denied"));
    expect(await answer(helper, "declined")).toMatchObject(refusal(403, "permission_denied"));
    expect(await answer(placer, "accepted")).toMatchObject({ status: 200, body: { ...proposed, status: "accepted" } });
    expect((await latest(helper)).appointment.status).toBe("accepted");
    expect((await latest(helper)).last_message).toMatch(/^Akkoord met de afspraak: /);
    expect((await notificationTypesOf(helper)).at(-1)).toBe("appointment");
    for (const again of ["accepted", "declined"]) {
      expect(await answer(placer, again)).toMatchObject(refusal(409, "transition"));
    }
  });

  it("declines it", async () => {
    await agree();
    await propose(placer);
    const english = { "Accept-Language": "en" };
    const declined = await helper.api("PATCH", path, { status: "declined" }, english);
    expect(declined).toMatchObject({ status: 200, body: { status: "declined", missed_by: null } });
    expect((await latest(placer)).last_message).toMatch(/^Kan niet op deze tijd: /);
    expect(await answer(helper, "accepted")).toMatchObject(refusal(409, "transition"));
    expect((await file(helper)).status).toBe(404);
  });

  it.each(["placer", "helper"])("says that the other of the %s did not come, once it has begun", async (who) => {
    const [one, other] = who === "placer" ? [placer, helper] : [helper, placer];
    await agree();
    await propose(helper, span(3));
    await answer(placer, "accepted");
    expect(await answer(one, "missed")).toMatchObject(refusal(409, "transition"));
    await earlier(4);
    expect(await answer(one, "missed")).toMatchObject({ status: 200, body: { status: "missed", missed_by: other.id } });
    expect(await answer(other, "missed")).toMatchObject(refusal(409, "transition"));
  });

  it("is refused in the order of the contract", async () => {
    expect((await visitor.api("PATCH", path, {})).status).toBe(401);
    expect(await placer.api("PATCH", path, { id: "x" })).toMatchObject({
      status: 400,
      body: { id: ["Ongeldige waarde."] },
    });
    expect(await answer(placer, "accepted")).toMatchObject(refusal(404, "not_found"));
    await agree();
    await propose(helper);
    expect(await answer(await signedUp(), "x")).toMatchObject(refusal(404, "not_found"));
    expect(await answer(placer, "proposed")).toMatchObject({
      status: 400,
      body: { status: ["Kies een van de mogelijkheden."] },
    });
  });

  it("goes on when one blocks the other: a time has no words, and the deal has to be finished", async () => {
    await agree();
    await block(placer, helper);
    expect((await propose(helper)).status).toBe(201);
    expect((await answer(placer, "accepted")).status).toBe(200);
  });

  it("of an appointment that another took the place of is refused", async () => {
    await agree();
    const { body: seen } = await propose(helper);
    const { body: newer } = await propose(helper, span(72));
    expect(await answer(placer, "accepted", { id: seen.id })).toMatchObject(refusal(409, "transition"));
    expect(await answer(placer, "accepted", { id: newer.id })).toMatchObject({ status: 200, body: { id: newer.id } });
  });

  it("has one winner of twenty at once", async () => {
    await agree();
    await propose(helper);
    const answers = await atOnce(() => answer(placer, "accepted"));
    expect(tally(answers)).toEqual({ "200": 1, "409 transition": 19 });
    const said = "SELECT count(*) FROM message WHERE chat_id = ? AND message LIKE 'Akkoord met de afspraak%'";
    expect(await valueOf(said, bid.chat.id)).toBe(1);
  });

  it("loses against a proposal that came while it was judged, and says nothing in the chat", async () => {
    await agree();
    await propose(helper);
    const newer = env.DB.prepare(
      `INSERT INTO appointment (chat_id, starts_at, ends_at, proposed_by, created_at, updated_at)
       SELECT chat_id, starts_at + 1, ends_at + 1, proposed_by, created_at, created_at FROM appointment WHERE chat_id = ?`,
    ).bind(bid.chat.id);
    const DB = Object.assign(Object.create(env.DB) as D1Database, {
      prepare: (sql: string) => env.DB.prepare(sql),
      batch: async (statements: D1PreparedStatement[]) => (await env.DB.batch([newer, ...statements])).slice(1),
    });
    const execution = createExecutionContext();
    const request = new Request(`https://buurklusser.test${path}`, {
      method: "PATCH",
      body: JSON.stringify({ status: "accepted" }),
      headers: { Authorization: `Bearer ${placer.token}`, "Content-Type": "application/json" },
    });
    const response = await api.fetch(request, { ...env, DB }, execution);
    await waitOnExecutionContext(execution);
    expect({ status: response.status, body: await response.json() }).toMatchObject(refusal(409, "transition"));
    expect((await latest(placer)).appointment.status).toBe("proposed");
    expect((await latest(placer)).last_message).toMatch(/^Afspraak voorgesteld: /);
  });

  it("never accepts what was proposed at the same moment", async () => {
    await agree();
    const { body: seen } = await propose(helper);
    const race: Promise<Answer>[] = [];
    for (let turn = 0; turn < 10; turn++) {
      race.push(propose(helper, span(72)), answer(placer, "accepted", { id: seen.id }));
    }
    const answers = await Promise.all(race);
    const won = answers.filter(({ status }) => status === 200).map(({ body }) => body.id);
    expect(won.length).toBeLessThanOrEqual(1);
    expect(won.every((id) => id === seen.id)).toBe(true);
    expect((await latest(placer)).appointment.status).toBe("proposed");
  });
});

describe("the calendar file", () => {
  it("is of the accepted one, for the two alone, in the reader's language", async () => {
    await agree();
    await propose(helper);
    expect(await file(placer)).toMatchObject(refusal(404, "not_found"));
    await answer(placer, "accepted");
    const { status, headers, body } = await file(placer);
    expect([status, headers.get("Content-Type")]).toEqual([200, "text/calendar; charset=utf-8"]);
    expect(headers.get("Content-Disposition")).toBe('attachment; filename="afspraak.ics"');
    expect(headers.get("Cache-Control")).toBe("no-store");
    expect(body).toContain("SUMMARY:Afspraak met Hassan Bakker: Schutting schilderen\r\n");
    expect(body).toContain("LOCATION:1012 AB Amsterdam\r\n");
    await placer.api("PUT", `/api/job/single/${job}/location/`, { location_details: "Damrak 1" });
    expect((await file(helper)).body).toContain("LOCATION:Damrak 1\\, 1012 AB Amsterdam\r\n");
    const english = await file(helper, { "Accept-Language": "en" });
    expect(english.body).toContain("SUMMARY:Appointment with Petra de Vries: Schutting schilderen\r\n");
    expect(await file(await signedUp())).toMatchObject(refusal(404, "not_found"));
  });

  it("stays that of what was agreed while another time waits for an answer", async () => {
    await agree();
    await propose(helper);
    await answer(placer, "accepted");
    const { body } = await file(placer);
    const startOf = (text: string) => /DTSTART[^\r]*/.exec(text)?.[0];
    await propose(placer, span(72));
    const waiting = await file(placer);
    expect([waiting.status, startOf(waiting.body)]).toEqual([200, startOf(body)]);
  });

  it("of a new time replaces the former in the calendar", async () => {
    await agree();
    const uidOf = async () => {
      await propose(helper);
      await answer(placer, "accepted");
      const { body } = await file(placer);
      return [/UID:(.+)\r/.exec(body)?.[1], Number(/SEQUENCE:(\d+)/.exec(body)?.[1])] as const;
    };
    const [first, second] = [await uidOf(), await uidOf()];
    expect(second[0]).toBe(first[0]);
    expect(second[1]).toBeGreaterThan(first[1]);
  });
});

describe("the calendar file of a deal that is off", () => {
  it("strikes the appointment out, as a newer version of it", async () => {
    await agree();
    await propose(helper);
    await answer(placer, "accepted");
    const before = (await file(helper)).body;
    await placer.api("PATCH", `/api/job/single/${job}/?action=cancel`);
    const after = (await file(helper)).body;
    const sequence = (text: string) => Number(/SEQUENCE:(\d+)/.exec(text)?.[1]);
    expect([before, after].map((text) => /STATUS:(\w+)/.exec(text)?.[1])).toEqual(["CONFIRMED", "CANCELLED"]);
    expect(sequence(after)).toBeGreaterThan(sequence(before));
  });
});

describe("the mails about an appointment", () => {
  const sent = async (to: Person, template: string) => {
    await deliverDue(env, Date.now() + HOUR);
    return (await visitor.api("GET", `/api/dev/outbox/?to=${to.email}&template=${template}`)).body.results;
  };

  it("tell the other of a proposal and of the answer, with the time in the reader's language", async () => {
    await env.DB.prepare("UPDATE user SET language = 'en' WHERE id = ?").bind(helper.id).run();
    await agree();
    await propose(helper, span(72));
    const [proposed] = await sent(placer, "appointment_proposed");
    expect(proposed.subject).toMatch(/^Hassan Bakker stelt een tijd voor: .+ \d\d:\d\d–/);
    expect(proposed.data.link).toContain(`/messages/${bid.chat_uri}`);
    await answer(placer, "accepted");
    const [agreed, ...more] = await sent(helper, "appointment_agreed");
    expect(agreed.subject).toMatch(/^Your appointment is set: .+day/);
    expect(more).toEqual([]);
    expect(proposed.text).not.toContain("blijft staan");
    await propose(helper, span(96));
    expect((await sent(placer, "appointment_proposed"))[0].text).toContain("blijft staan tot jij akkoord gaat");
    await answer(placer, "declined");
    const [declined, ...others] = await sent(helper, "appointment_declined");
    expect(declined.text).toContain("stays in place");
    expect(others).toEqual([]);
  });
});

it("ends with the work: nothing is asked about another time, and the agreed one counts", async () => {
  await agree();
  const agreed = (await propose(helper)).body;
  await answer(placer, "accepted");
  await propose(helper, span(72));
  expect((await helper.api("PATCH", `/api/job/single/${job}/?action=done`)).status).toBe(200);
  expect((await latest(placer)).appointment).toMatchObject({ id: agreed.id, status: "accepted" });
});

describe("the page of an agreed time while another one is proposed", () => {
  it("has the calendar file and the start code of the agreed time, below that time", async () => {
    await agree();
    await propose(helper, { starts_at: "2099-11-21T13:00:00.000Z", ends_at: "2099-11-21T15:00:00.000Z" });
    await answer(placer, "accepted");
    await propose(helper, { starts_at: "2099-11-24T13:00:00.000Z", ends_at: "2099-11-24T15:00:00.000Z" });
    for (const [person, code] of [
      [placer, "Bekijk je startcode"],
      [helper, "Vul de startcode in"],
    ] as const) {
      const text = textOf(await (await browserOf(person)).get(`/messages/${bid.chat_uri}/afspraak`));
      expect(text).toMatch(/Jullie afspraak van zaterdag 21 november .* Zet de afspraak van za 21 nov in je agenda/);
      expect(text).not.toContain("Zet in je agenda");
      expect(text).toContain(code);
    }
  });
});

describe("a proposal that the work overtook", () => {
  it.each(["began", "is done"])("has lapsed when the work %s: no page says that a person declined it", async (why) => {
    await agree();
    await propose(helper);
    const deal = `/api/job/single/${job}/`;
    if (why === "began") {
      const { words } = (await placer.api("GET", deal)).body.start_code;
      expect((await helper.api("POST", `${deal}begin/`, { words })).status).toBe(200);
    } else expect((await helper.api("PATCH", `${deal}?action=done`)).status).toBe(200);
    expect((await latest(placer)).appointment).toMatchObject({ status: "declined", lapsed: true });
    for (const person of [placer, helper]) {
      const browser = await browserOf(person);
      for (const page of [`/messages/${bid.chat_uri}/afspraak`, `/task/${job}`]) {
        const text = textOf(await browser.get(page));
        expect(text).toContain("Vervallen");
        expect(text).not.toMatch(/Geweigerd|kwam niet uit/);
      }
    }
  });

  it("is declined if the other party said so", async () => {
    await agree();
    await propose(helper);
    await answer(placer, "declined");
    const { appointment } = await latest(placer);
    expect(appointment).toMatchObject({ status: "declined" });
    expect(appointment).not.toHaveProperty("lapsed");
  });
});

describe("one proposal after another", () => {
  const mailed = async () =>
    (await visitor.api("GET", `/api/dev/outbox/?to=${placer.email}&template=appointment_proposed`)).body.count;
  const proposed = async (times: number) => {
    for (let at = 0; at < times; at++) expect((await propose(helper, span(48 + at))).status).toBe(201);
    await deliverDue(env, Date.now());
  };
  const notified = async () => (await notificationTypesOf(placer)).filter((type) => type === "appointment").length;

  it("sends three mails an hour; later ones change the notification", async () => {
    await agree();
    await proposed(6);
    expect([await mailed(), await notified()]).toEqual([3, 3]);
    const { results } = (await placer.api("GET", "/api/notifications/")).body;
    expect(results[0].text).not.toBe(results[1].text);
    await env.DB.prepare("UPDATE appointment SET created_at = created_at - ?2 WHERE chat_id = ?1")
      .bind(bid.chat.id, HOUR)
      .run();
    expect((await propose(helper, span(70))).status).toBe(201);
    expect(await notified()).toBe(4);
  });

  it("sends no mail to who blocked the other, who still sees the proposal", async () => {
    await agree();
    await block(placer, helper);
    await proposed(4);
    expect([await mailed(), await notified()]).toEqual([0, 1]);
  });
});

describe("the reminder", () => {
  const remindersOf = async (person: Person) =>
    valueOf<number>(
      "SELECT count(*) FROM notification WHERE user_id = ? AND type = 'appointment' AND json_extract(data, '$.step') = 'reminder'",
      person.id,
    );

  it("comes to both, once, the day before", async () => {
    await agree();
    await propose(helper, span(72));
    await answer(placer, "accepted");
    expect(await cron(Date.now() + 47 * HOUR)).toBe(0);
    expect(await cron(Date.now() + 49 * HOUR)).toBe(1);
    expect(await cron(Date.now() + 50 * HOUR)).toBe(0);
    expect([await remindersOf(placer), await remindersOf(helper)]).toEqual([1, 1]);
    const [told] = (await placer.api("GET", "/api/notifications/")).body.results;
    expect(told.text).toMatch(/^Denk aan je afspraak met Hassan Bakker: /);
  });

  it("comes by mail, too, in the reader's language, to who wants mails", async () => {
    await env.DB.prepare("UPDATE user SET language = 'en' WHERE id = ?").bind(helper.id).run();
    await agree();
    await propose(helper, span(72));
    await answer(placer, "accepted");
    await cron(Date.now() + 49 * HOUR);
    await deliverDue(env, Date.now() + 50 * HOUR);
    const sent = async (to: string) =>
      (await visitor.api("GET", `/api/dev/outbox/?to=${to}&template=appointment_reminder`)).body.results;
    const [hers, his] = [await sent(placer.email), await sent(helper.email)];
    expect([hers.length, his.length]).toEqual([1, 1]);
    expect(hers[0]).toMatchObject({ language: "nl", subject: expect.stringMatching(/^Je afspraak: .+ \d\d:\d\d–/) });
    expect(his[0]).toMatchObject({ language: "en", subject: expect.stringMatching(/^Your appointment: .+day/) });
    expect(hers[0].text).toContain("Denk aan je afspraak met Hassan Bakker");
    expect(hers[0].data.link).toContain(`/messages/${bid.chat_uri}`);
  });

  it("does not come of what was only proposed, declined, replaced, over, or of a deal that is off", async () => {
    const later = () => Date.now() + 60 * HOUR;
    await agree();
    await propose(helper, span(72));
    expect(await cron(later())).toBe(0);
    await answer(placer, "declined");
    expect(await cron(later())).toBe(0);
    await propose(helper, span(72));
    await answer(placer, "accepted");
    await propose(helper, span(73));
    await answer(placer, "accepted");
    expect(await cron(Date.now() + 74 * HOUR)).toBe(0);
    await helper.api("DELETE", "/api/bid/", { bid_id: bid.id });
    expect(await cron(later())).toBe(0);
  });

  it.each(["work is done", "person is gone"])("does not come when the %s", async (why) => {
    await agree();
    await propose(helper, span(72));
    await answer(placer, "accepted");
    const over =
      why === "work is done"
        ? env.DB.prepare("UPDATE job SET done_at = ?2 WHERE id = (SELECT job_id FROM bid WHERE id = ?1)").bind(
            bid.id,
            Date.now(),
          )
        : env.DB.prepare("UPDATE user SET status = 'deleted' WHERE id = ?").bind(placer.id);
    await over.run();
    expect(await cron(Date.now() + 49 * HOUR)).toBe(0);
  });

  it("comes of what was agreed while another time waits for an answer", async () => {
    await agree();
    await propose(helper, span(72));
    await answer(placer, "accepted");
    await propose(helper, span(96));
    expect(await cron(Date.now() + 60 * HOUR)).toBe(1);
  });

  it("is found by an index", async () => {
    const { results } = await env.DB.prepare(
      "EXPLAIN QUERY PLAN SELECT id FROM appointment a WHERE a.remind_at <= 1 AND a.status = 'accepted' ORDER BY a.remind_at",
    ).all<{ detail: string }>();
    expect(results.map(({ detail }) => detail).join()).toContain("appointment_remind");
  });
});
