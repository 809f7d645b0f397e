import { describe, expect, it } from "vitest";
import { type Person, signedUp, visitor } from "./client";
import { addNotification, onAnotherDevice, pushedTo } from "./devices";
import { valueOf } from "./world";

const PATH = "/api/user/one-signal-id/";
const register = (person: Person, id: string, timestamp?: number | string) =>
  person.api("POST", PATH, { id, timestamp });
const remove = (person: Person, id: string, timestamp: number) => person.api("DELETE", PATH, { id, timestamp });
const stored = (person: Person) =>
  valueOf<string>("SELECT id || ' ' || at FROM one_signal WHERE user_id = ?", person.id);

describe("the OneSignal id", () => {
  it("is registered with the time of the client, or of now", async () => {
    const person = await signedUp();
    const first = await register(person, " a ", 10);
    expect([first.status, first.body]).toEqual([200, { id: "a", timestamp: 10 }]);
    const before = Date.now();
    const { body } = await register(person, "b");
    expect(body).toEqual({ id: "b", timestamp: expect.any(Number) });
    expect(body.timestamp).toBeGreaterThanOrEqual(before);
  });

  it("is never overwritten by an earlier one", async () => {
    const person = await signedUp();
    await register(person, "late", 20);
    expect((await register(person, "early", 19)).body).toEqual({ id: "late", timestamp: 20 });
    expect((await register(person, "same", "20")).body).toEqual({ id: "same", timestamp: 20 });
    expect((await register(person, "later", 21)).body).toEqual({ id: "later", timestamp: 21 });
  });

  it("ends up the latest of many that come at once", async () => {
    const person = await signedUp();
    const times = Array.from({ length: 20 }, (_, n) => ((n * 7) % 20) + 1);
    await Promise.all(times.map((at) => register(person, `id-${at}`, at)));
    expect(await stored(person)).toBe("id-20 20");
  });

  it("is removed by the same id and time alone", async () => {
    const person = await signedUp();
    await register(person, "a", 20);
    for (const [id, at] of [
      ["b", 20],
      ["a", 19],
      ["a", 21],
    ] as const) {
      expect((await remove(person, id, at)).status).toBe(204);
      expect(await stored(person)).toBe("a 20");
    }
    expect((await remove(person, "a", 20)).status).toBe(204);
    expect(await stored(person)).toBeNull();
    expect((await register(person, "old", 1)).body).toEqual({ id: "old", timestamp: 1 });
    expect((await person.api("DELETE", `${PATH}?id=old&timestamp=1`)).status).toBe(204);
    expect(await stored(person)).toBeNull();
  });

  it("is one device: whoever had it before has it no more", async () => {
    const [before, after] = [await signedUp(), await signedUp()];
    const id = crypto.randomUUID();
    await register(before, id, 30);
    await register(after, id, 20);
    expect([await stored(before), await stored(after)]).toEqual([null, `${id} 20`]);
    await addNotification(before);
    await addNotification(after);
    expect([(await pushedTo(before)).length, (await pushedTo(after)).length]).toEqual([0, 1]);
  });

  it("is gone with the session that registered it, and stays when another ends", async () => {
    const person = await signedUp();
    const other = await onAnotherDevice(person);
    await register(other, "phone", 1);
    await person.api("POST", "/api/auth/logout/");
    expect(await stored(person)).toBe("phone 1");
    await other.api("POST", "/api/auth/logout/");
    expect(await stored(person)).toBeNull();
  });

  it("is for oneself, in order of checks", async () => {
    const [person, other] = [await signedUp(), await signedUp()];
    const ask = async (body: unknown) => {
      const { status, body: said } = await person.api("POST", PATH, body);
      return [status, said.code ?? said];
    };
    expect(await ask({ user: person.id, id: "a" })).toMatchObject([200, { id: "a" }]);
    expect(await ask({ user: String(person.id), id: "a" })).toMatchObject([200, { id: "a" }]);
    expect(await ask({ user: other.id })).toEqual([403, "permission_denied"]);
    expect(await ask({ user: "x" })).toEqual([400, { user: ["Ongeldige waarde."] }]);
    expect(await ask({})).toEqual([400, { id: ["Dit veld is verplicht."] }]);
    expect(await ask({ id: "a".repeat(101) })).toEqual([400, { id: ["Maximaal 100 tekens."] }]);
    for (const timestamp of [-1, 1.5, "x"]) {
      expect(await ask({ id: "a", timestamp })).toEqual([400, { timestamp: ["Ongeldige waarde."] }]);
    }
    expect((await person.api("DELETE", PATH, { id: "a" })).body).toEqual({ timestamp: ["Dit veld is verplicht."] });
    expect((await visitor.api("POST", PATH, { id: "a" })).status).toBe(401);
    expect(JSON.stringify((await person.api("GET", "/api/user/data/")).body)).not.toContain("one_signal");
  });
});
