import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { appointment as appointmentSchema } from "~/domain/deals/appointment";
import { api } from "../../workers/api/app";
import { browserOf, textOf } from "./browser";
import { type Answer, mailsOf, signedUp, visitor } from "./client";
import {
  agree,
  aNewBid,
  answer,
  bid,
  earlier,
  file,
  helper,
  inHours,
  job,
  lastLine,
  latest,
  path,
  placer,
  propose,
  refusal,
  span,
} from "./meeting";
import { atOnce, block, notificationTypesOf, tally, valueOf } from "./world";

beforeEach(aNewBid);

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
