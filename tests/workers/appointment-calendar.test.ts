import { beforeEach, describe, expect, it } from "vitest";
import { signedUp } from "./client";
import { agree, aNewBid, answer, file, helper, job, placer, propose, refusal, span } from "./meeting";

beforeEach(aNewBid);

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
