import { env } from "cloudflare:workers";
import { afterEach, describe, expect, it, vi } from "vitest";
import { dayInAmsterdam } from "~/domain/values/calendar";
import { openTaxData, sealedTaxData, type TaxDataRow, taxDataKeys } from "../../workers/api/db/tax-data";
import { sealKeysOf } from "../../workers/api/secrets/seal";
import { cleanUp } from "../../workers/api/tasks/cleanup";
import { payOutToAll } from "../../workers/api/tasks/payout-day";
import { resealTaxData } from "../../workers/api/tasks/tax-data-keys";
import { browserOf, textOf } from "./browser";
import { bearing, givesTaxData, mailsTo, PASSWORD, type Person, signedUp, visitor } from "./client";
import { aPaidDeal, db, earns } from "./money";
import { notificationTypesOf } from "./world";

const READY = { verification: "verified", iban: "NL91ABNA0417164300" };
const PERSON = "/api/wallet/tax/person/";
const BUSINESS = "/api/wallet/tax/business/";
const GIVEN = {
  first_name: "Hassan",
  last_name: "Bakker",
  street: "Prinsengracht 263",
  zipcode: "1016 gv",
  city: "Amsterdam",
  birth_date: "1985-04-12",
  bsn: "9999.90.019",
};
const TRADER = {
  ...READY,
  business: 1,
  company: "Bouw en Zo",
  kvk: "27312459",
  vat: "NL004495445B01",
  business_address: "Wijnhaven 12, Rotterdam",
};
const HEX = "ab".repeat(32);

const rowsOf = async ({ id }: Pick<Person, "id">) =>
  (await db.prepare("SELECT * FROM tax_data WHERE user_id = ? ORDER BY kind").bind(id).all<TaxDataRow>()).results;
const opened = async (row: TaxDataRow | undefined) => row && openTaxData(taxDataKeys(env) ?? [], row);
const forget = ({ id }: Person) => db.prepare("DELETE FROM tax_data WHERE user_id = ?").bind(id).run();

async function anEarner(overrides: typeof READY = READY, cents = 10_000) {
  const person = await signedUp(overrides);
  await forget(person);
  await earns(person, cents);
  return person;
}

async function releasedAt({ id }: { id: number }, day: string): Promise<void> {
  const released = "UPDATE payment SET released_at = ?, status = 'released' WHERE id = ?";
  await db.prepare(released).bind(Date.parse(day), id).run();
  await earns({ id }, -10_500, "held");
}

afterEach(() => vi.restoreAllMocks());

describe("the data for the tax office", () => {
  it("is given once, and shown to its owner only in part", async () => {
    const person = await signedUp({ name: "Hassan B." });
    expect(await person.api("GET", "/api/wallet/tax/")).toMatchObject({
      status: 200,
      body: { kind: "person", saved_at: null, bsn: null },
    });
    const saved = await person.api("POST", PERSON, GIVEN);
    expect(saved).toMatchObject({
      status: 200,
      body: {
        kind: "person",
        name: "Hassan Bakker",
        street: "P******",
        zipcode: "10******",
        city: "Amsterdam",
        birth_date: "1985-**-**",
        bsn: "******019",
      },
    });
    const read = await person.api("GET", "/api/wallet/tax/");
    expect(read.body).toEqual(saved.body);
    expect(await visitor.api("GET", "/api/wallet/tax/")).toMatchObject({ status: 401 });
  });

  it("is no longer asked for once it was given", async () => {
    const helper = await signedUp({ ...READY, active_worker: 1 });
    await forget(helper);
    const browser = await browserOf(helper);
    const pages = async () => [
      textOf(await browser.get(`/profile/${helper.id}/starten/geld`)),
      textOf(await browser.get("/wallet")),
    ];
    const [startBefore, walletBefore] = await pages();
    expect(startBefore).toContain("hebben we ook je gegevens voor de Belastingdienst nodig");
    expect(walletBefore).not.toContain("Bekijk of wijzig");
    await helper.api("POST", PERSON, GIVEN);
    const [start, wallet] = await pages();
    expect(start).toContain("Je gegevens voor de Belastingdienst hebben we");
    expect(start).not.toContain("nodig, zoals je adres");
    expect(wallet).toContain("Bekijk of wijzig");
  });

  it("is encrypted where it is stored, for its row alone", async () => {
    const [person, other] = await Promise.all([signedUp(), signedUp()]);
    await person.api("POST", PERSON, GIVEN);
    const [row] = await rowsOf(person);
    expect(row).toMatchObject({ kind: "person", key_id: "local" });
    const stored = atob(row?.sealed ?? "");
    for (const secret of ["999990019", "Prinsengracht", "1985"]) expect(stored).not.toContain(secret);
    expect(await opened(row)).toMatchObject({ bsn: "999990019", zipcode: "1016GV", street: "Prinsengracht 263" });
    await expect(opened(row && { ...row, user_id: other.id })).rejects.toMatchObject({ name: "OperationError" });
    await expect(opened(row && { ...row, kind: "business" })).rejects.toMatchObject({ name: "OperationError" });
  });

  it("posted twice, or again, is one row with the latest", async () => {
    const person = await signedUp();
    await Promise.all([person.api("POST", PERSON, GIVEN), person.api("POST", PERSON, GIVEN)]);
    await person.api("POST", PERSON, { ...GIVEN, city: "Utrecht" });
    const rows = await rowsOf(person);
    expect(rows).toHaveLength(1);
    expect(await opened(rows[0])).toMatchObject({ city: "Utrecht" });
  });

  it("has all its faults told together, and none of it stored", async () => {
    const person = await signedUp();
    const { status, body } = await person.api("POST", PERSON, {
      ...GIVEN,
      street: "",
      bsn: "123456789",
      birth_date: "x",
    });
    expect(status).toBe(400);
    expect(Object.keys(body).toSorted()).toEqual(["birth_date", "bsn", "street"]);
    expect(await rowsOf(person)).toEqual([]);
  });

  it("has both names in full, whatever the profile says", async () => {
    const person = await signedUp({ name: "Hassan" });
    const { status, body } = await person.api("POST", PERSON, { ...GIVEN, first_name: "", last_name: "B." });
    expect([status, Object.keys(body).toSorted()]).toEqual([400, ["first_name", "last_name"]]);
    expect(await person.api("POST", PERSON, GIVEN)).toMatchObject({ status: 200, body: { name: "Hassan Bakker" } });
    await db.prepare("UPDATE user SET name = 'Has de Klusser' WHERE id = ?").bind(person.id).run();
    expect((await person.api("GET", "/api/wallet/tax/")).body.name).toBe("Hassan Bakker");
  });

  it("of before it asked for both names has the name of the profile", async () => {
    const person = await signedUp({ ...READY, name: "Hassan de Wit" });
    expect((await person.api("GET", "/api/wallet/tax/")).body.name).toBe("Hassan de Wit");
  });

  it("of a business takes what the profile has", async () => {
    const trader = await signedUp(TRADER);
    await forget(trader);
    expect(await trader.api("POST", PERSON, GIVEN)).toMatchObject({ status: 409, body: { code: "transition" } });
    expect(await trader.api("POST", BUSINESS, { legal_name: "Bouw en Zo B.V.", rsin: "004495445" })).toMatchObject({
      status: 200,
      body: {
        kind: "business",
        name: "Bouw en Zo B.V.",
        rsin: "******445",
        kvk: "27312459",
        vat: "NL004495445B01",
        address: "Wijnhaven 12, Rotterdam",
        bsn: null,
      },
    });
    const person = await signedUp();
    expect(await person.api("POST", BUSINESS, { legal_name: "Bos" })).toMatchObject({ status: 409 });
  });

  it("is in the export of its owner, mostly hidden too", async () => {
    const person = await signedUp();
    const exported = async () => (await person.api("GET", "/api/user/export/")).body.tax_data;
    expect(await exported()).toEqual([]);
    await person.api("POST", PERSON, GIVEN);
    expect(await exported()).toMatchObject([{ kind: "person", bsn: "******019" }]);
  });

  it("cannot be given or read without the secret, which the log names once", async () => {
    const errors = vi.spyOn(console, "error").mockImplementation(() => {});
    const { token } = await signedUp();
    for (const TAX_DATA_KEYS of [undefined, "", "one:abc", HEX]) {
      const api = bearing(token, { TAX_DATA_KEYS });
      expect(await api("GET", "/api/wallet/tax/")).toMatchObject({ status: 503, body: { code: "unavailable" } });
      expect(await api("POST", PERSON, GIVEN)).toMatchObject({ status: 503 });
      expect(await api("GET", "/api/wallet/")).toMatchObject({ status: 200 });
    }
    const named = errors.mock.calls.map(([line]) => JSON.parse(line).secrets).filter(Boolean);
    expect(named).toEqual([["TAX_DATA_KEYS"]]);
  });
});

describe("the keys of the data for the tax office", () => {
  it("change with the old one kept: it opens, the new one seals", async () => {
    const keys = (secret: string) => sealKeysOf(secret) ?? [];
    const data = { kind: "business", legal_name: "Bos", rsin: null, kvk: "", vat: "", address: "" } as const;
    const old = await sealedTaxData(keys(`a:${HEX}`), { user: 1, data, now: 1 });
    const both = keys(`b:${"cd".repeat(32)} a:${HEX}`);
    expect(await openTaxData(both, old)).toEqual(data);
    expect((await sealedTaxData(both, { user: 1, data, now: 1 })).key_id).toBe("b");
    await expect(openTaxData(keys(`b:${"cd".repeat(32)}`), old)).rejects.toThrow("the key a is not in the secret");
  });

  it("that are older are replaced at night, and a row that does not open keeps none of the others", async () => {
    const [person, broken] = await Promise.all([signedUp(READY), signedUp(READY)]);
    await db.prepare("UPDATE tax_data SET key_id = 'lost' WHERE user_id = ?").bind(broken.id).run();
    const TAX_DATA_KEYS = `new:${HEX} ${env.TAX_DATA_KEYS}`;
    const errors = vi.spyOn(console, "error").mockImplementation(() => {});
    while ((await resealTaxData({ ...env, TAX_DATA_KEYS }, person.id)) > 0);
    await resealTaxData({ ...env, TAX_DATA_KEYS }, broken.id);
    const [row] = await rowsOf(person);
    expect(row?.key_id).toBe("new");
    expect(row && (await openTaxData(sealKeysOf(TAX_DATA_KEYS) ?? [], row))).toMatchObject({ bsn: "999990019" });
    expect((await rowsOf(broken))[0]?.key_id).toBe("lost");
    expect(String(errors.mock.calls)).toContain("the key lost is not in the secret");
  });

  it("are names with 32 bytes in hexadecimal, or nothing", () => {
    expect(sealKeysOf(`a:${HEX}\n b-2:${HEX}`)?.map(({ id }) => id)).toEqual(["a", "b-2"]);
    for (const wrong of [undefined, "", HEX, "a:ab", `a:${HEX} b:ab`]) expect(sealKeysOf(wrong)).toBeNull();
  });
});

describe("a payout without the data for the tax office", () => {
  const PAYOUT = "/api/wallet/payout/";

  it("waits until it is given", async () => {
    const earner = await anEarner();
    expect(await earner.api("GET", "/api/wallet/")).toMatchObject({
      body: { can_payout: false, refusal: "tax_data_missing" },
    });
    expect(await earner.api("POST", PAYOUT, {})).toMatchObject({ status: 409, body: { code: "tax_data_missing" } });
    await earner.api("POST", PERSON, GIVEN);
    expect(await earner.api("GET", "/api/wallet/")).toMatchObject({ body: { can_payout: true, refusal: null } });
    expect(await earner.api("POST", PAYOUT, {})).toMatchObject({ status: 201 });
  });

  it("waits for the data of a business from who became one", async () => {
    const earner = await anEarner();
    await earner.api("POST", PERSON, GIVEN);
    await db.prepare("UPDATE user SET business = 1, company = 'Bos' WHERE id = ?").bind(earner.id).run();
    expect(await earner.api("POST", PAYOUT, {})).toMatchObject({ status: 409, body: { code: "tax_data_missing" } });
    await givesTaxData(earner, "business");
    expect(await earner.api("POST", PAYOUT, {})).toMatchObject({ status: 201 });
  });

  it("is skipped on the payout day, and its owner told once", async () => {
    const earner = await anEarner();
    const day = { user: earner.id, name: `payout_day:test:${earner.id}` };
    for (const _ of [1, 2]) expect(await payOutToAll(db, Date.now(), day)).toEqual({ done: 0, left: 0 });
    expect(await notificationTypesOf(earner)).toEqual(["tax_data"]);
    expect((await mailsTo(earner.id)).map(({ template }) => template)).toEqual(["tax_data"]);
    const { results } = (await earner.api("GET", "/api/notifications/")).body;
    expect(results).toMatchObject([{ type: "tax_data", link: "/wallet/belasting" }]);
    await earner.api("POST", PERSON, GIVEN);
    expect(await payOutToAll(db, Date.now(), day)).toEqual({ done: 1, left: 0 });
    expect(await notificationTypesOf(earner)).toEqual(["tax_data"]);
  });

  it("is not told of to who has nothing to be paid, or was paid", async () => {
    const [poor, paid] = [await anEarner(READY, 99), await signedUp(READY)];
    await earns(paid, 10_000);
    for (const { id } of [poor, paid]) await payOutToAll(db, Date.now(), { user: id, name: `payout_day:test:${id}` });
    expect(await notificationTypesOf(poor)).toEqual([]);
    expect(await notificationTypesOf(paid)).toEqual([]);
  });
});

describe("the data for the tax office of who leaves", () => {
  const leave = (person: Person) =>
    person.api("PATCH", "/api/user/data/", { delete_account: true, password: PASSWORD });

  it("stays when they were paid, with what the profile loses", async () => {
    const { helper, payment } = await aPaidDeal(10_000, { ...READY, name: "Hassan Bakker" });
    await helper.api("POST", PERSON, GIVEN);
    await db.prepare("UPDATE user SET name = 'Hassan' WHERE id = ?").bind(helper.id).run();
    await releasedAt(payment, dayInAmsterdam(Date.now()));
    expect(await leave(helper)).toMatchObject({ status: 204 });
    const [row] = await rowsOf(helper);
    expect(await opened(row)).toMatchObject({ name: "Hassan Bakker", bsn: "999990019", iban: READY.iban });
  });

  it("goes at once when they were never paid, or too long ago", async () => {
    const never = await signedUp(READY);
    const { helper, payment } = await aPaidDeal(10_000, READY);
    await releasedAt(payment, "2015-05-05T12:00:00Z");
    for (const person of [never, helper]) {
      expect(await rowsOf(person)).toHaveLength(1);
      expect(await leave(person)).toMatchObject({ status: 204 });
      expect(await rowsOf(person)).toEqual([]);
    }
  });

  it("is deleted at night, seven full years after the last year in which they were paid", async () => {
    const { helper, payment } = await aPaidDeal(10_000, READY);
    await releasedAt(payment, "2024-05-05T12:00:00Z");
    await db.prepare("UPDATE tax_data SET updated_at = 0 WHERE user_id = ?").bind(helper.id).run();
    await leave(helper);
    await cleanUp(db, Date.parse("2031-12-31T22:00:00Z"));
    expect(await rowsOf(helper)).toHaveLength(1);
    await cleanUp(db, Date.parse("2031-12-31T23:30:00Z"));
    expect(await rowsOf(helper)).toEqual([]);
  });
});
