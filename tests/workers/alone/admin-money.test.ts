import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { csvOf } from "~/domain/values/csv";
import { anAdmin } from "../admin-fixtures";
import { bearing, PASSWORD, type Person, signedUp } from "../client";
import { aPaidDeal, type Deal } from "../money";

interface Entry {
  id: number;
  account: string;
  amount: string;
}

let admin: Person;
let deal: Deal & { payment: { id: number } };
const get = async (path: string) => (await admin.api("GET", path)).body;

beforeEach(async () => {
  admin = await anAdmin();
  deal = await aPaidDeal();
});

describe("payments at the desk", () => {
  it("are all there, newest first, without the page they are paid on", async () => {
    const { body } = await deal.helper.api("GET", `/api/payment/${deal.payment.id}/`);
    const { results, count } = await get("/api/admin/payments/?status=held");
    // The parties know each other's full names; admins see the public one.
    const people = { payer: expect.objectContaining({ id: deal.owner.id }), payee: expect.anything() };
    expect(results[0]).toEqual({ ...body, ...people });
    expect(count).toBeGreaterThan(0);
    expect((await get("/api/admin/payments/?status=settled")).count).toBe(0);
    expect(await get("/api/admin/payments/?status=lost")).toHaveProperty("status");
    const { id } = deal.payment;
    await env.DB.prepare("UPDATE payment SET status = 'open', expires_at = 1 WHERE id = ?").bind(id).run();
    expect((await get("/api/admin/payments/")).results[0]).toMatchObject({ id, status: "expired" });
    expect((await get("/api/admin/payments/?status=open")).count).toBe(0);
  });

  it("of a person are those they pay or receive, of a job those for it", async () => {
    const other = await aPaidDeal();
    const ids = async (query: string) =>
      (await get(`/api/admin/payments/?${query}`)).results.map(({ id }: { id: number }) => id);
    for (const { id } of [deal.owner, deal.helper]) expect(await ids(`user=${id}`)).toEqual([deal.payment.id]);
    expect(await ids(`job=${other.job}`)).toEqual([other.payment.id]);
    expect(await ids(`user=${deal.owner.id}&status=released`)).toEqual([]);
    expect(await get("/api/admin/payments/?user=x")).toHaveProperty("user");
  });

  it("in dispute are a list of their own, those at the desk first", async () => {
    const disputed = async (status: string) => {
      const { owner, payment } = await aPaidDeal();
      await env.DB.batch([
        env.DB.prepare("UPDATE payment SET status = 'disputed' WHERE id = ?").bind(payment.id),
        env.DB.prepare(
          "INSERT INTO dispute (payment_id, opened_by, reason, status, created_at) VALUES (?, ?, 'Niet af', ?, 0)",
        ).bind(payment.id, owner.id, status),
      ]);
      return payment.id;
    };
    const atDesk = [await disputed("desk"), await disputed("desk")];
    const between = [await disputed("open"), await disputed("open")];
    const { count, results } = await get("/api/admin/disputes/");
    expect(count).toBe(4);
    expect(results.map(({ id }: { id: number }) => id)).toEqual([...atDesk.reverse(), ...between.reverse()]);
    expect(results[0].status).toBe("disputed");
  });
});

describe("the books", () => {
  it("give the whole transactions of a payment, which sum to zero", async () => {
    const { id } = deal.payment;
    const { body } = await admin.api("GET", `/api/admin/ledger/?payment=${id}`);
    expect(body).toEqual({
      count: 2,
      sum: "0.00",
      accounts: [
        { account: `held:${id}`, balance: "105.00" },
        { account: "outside", balance: "-105.00" },
      ],
      results: [
        {
          id: expect.any(Number),
          transaction: expect.any(Number),
          event: "payment_succeeded",
          account: `held:${id}`,
          amount: "105.00",
          user: null,
          payment: id,
          payout: null,
          created_at: expect.any(String),
        },
        expect.objectContaining({ account: "outside", amount: "-105.00" }),
      ],
    });
    await deal.owner.api("PATCH", `/api/job/single/${deal.job}/?action=solve`);
    const released = await get(`/api/admin/ledger/?payment=${id}`);
    expect(released).toMatchObject({ count: 5, sum: "0.00" });
    expect(released.accounts).toEqual([
      { account: `balance:${deal.helper.id}`, balance: "95.00" },
      { account: `held:${id}`, balance: "0.00" },
      { account: "outside", balance: "-105.00" },
      { account: "platform", balance: "10.00" },
    ]);
    expect(released.results.find(({ account }: Entry) => account.startsWith("balance:")).user).toBe(deal.helper.id);
  });

  it("of a person are those he has a part in", async () => {
    await deal.owner.api("PATCH", `/api/job/single/${deal.job}/?action=solve`);
    for (const person of [deal.owner, deal.helper]) {
      expect(await get(`/api/admin/ledger/?user=${person.id}`)).toMatchObject({ count: 5, sum: "0.00" });
    }
    expect((await get(`/api/admin/ledger/?user=${deal.owner.id}&payment=${deal.payment.id}`)).count).toBe(5);
    const stranger = await signedUp();
    expect(await get(`/api/admin/ledger/?user=${stranger.id}`)).toEqual({
      count: 0,
      sum: "0.00",
      accounts: [],
      results: [],
    });
    expect(await get("/api/admin/ledger/?user=x")).toHaveProperty("user");
  });

  it("as a whole sum to zero, page by page, each entry once", async () => {
    for (let n = 0; n < 9; n++) await aPaidDeal();
    const first = await get("/api/admin/ledger/");
    expect(first.sum).toBe("0.00");
    expect(first.count).toBe(await env.DB.prepare("SELECT count(*) AS n FROM ledger_entry").first("n"));
    const balances = first.accounts.map(({ balance }: { balance: string }) => Math.round(Number(balance) * 100));
    expect(balances.reduce((sum: number, cents: number) => sum + cents, 0)).toBe(0);
    const second = await get("/api/admin/ledger/?page=2");
    const ids = [...first.results, ...second.results].map(({ id }: Entry) => id);
    expect(ids).toEqual([...new Set(ids)].sort((a, b) => b - a));
  });
});

describe("what helpers were paid", () => {
  const released = async (helper: Person, at: string, cents: number) => {
    await env.DB.prepare(
      `INSERT INTO payment (kind, status, payer_id, payee_id, amount, platform_cost, helper_fee, helper_amount, provider,
         created_at, released_at) VALUES ('bid', 'released', ?, ?, ?, ?, ?, ?, 'sandbox', 0, ?)`,
    )
      .bind(admin.id, helper.id, cents, cents / 20, cents / 20, cents - cents / 20, Date.parse(at))
      .run();
  };
  const of = async (helper: Person, year: number) =>
    (await get(`/api/admin/earnings/?year=${year}`)).results.find(({ id }: Person) => id === helper.id);

  it("is summed by quarter of the year as it is in Amsterdam, with what the tax office asks", async () => {
    const helper = await signedUp({
      name: "Hassan Bakker",
      iban: "NL91ABNA0417164300",
      zipcode: "1071AB",
      city: "Amsterdam",
    });
    await released(helper, "2030-12-31T22:59:59Z", 90_000);
    await released(helper, "2030-12-31T23:00:00Z", 10_000);
    await released(helper, "2031-03-31T21:59:59Z", 20_000);
    await released(helper, "2031-03-31T22:00:00Z", 4_000);
    await released(helper, "2031-12-31T22:59:59Z", 2_000);
    await released(helper, "2031-12-31T23:00:00Z", 80_000);
    expect(await of(helper, 2031)).toEqual({
      id: helper.id,
      name: "Hassan Bakker",
      email: helper.email,
      iban: "NL91ABNA0417164300",
      address: "1071AB Amsterdam",
      kvk: null,
      vat: null,
      tax_data: false,
      gross: "360.00",
      fees: "18.00",
      net: "342.00",
      count: 4,
      quarters: [
        { quarter: 1, gross: "300.00", fees: "15.00", net: "285.00", count: 2 },
        { quarter: 2, gross: "40.00", fees: "2.00", net: "38.00", count: 1 },
        { quarter: 3, gross: "0.00", fees: "0.00", net: "0.00", count: 0 },
        { quarter: 4, gross: "20.00", fees: "1.00", net: "19.00", count: 1 },
      ],
    });
    expect(await of(helper, 2029)).toBeUndefined();
  });

  it("counts a job once with its extra work, and not when the bank took all of it back", async () => {
    const [helper, at] = [await signedUp({ name: "Noor Smit" }), "2038-05-05T10:00:00Z"];
    const [one, other] = [await aPaidDeal(), await aPaidDeal()];
    const ofJob = async (job: number, earned: number) => {
      await released(helper, at, 10_000);
      await env.DB.prepare("UPDATE payment SET job_id = ?, helper_amount = ? WHERE id = (SELECT max(id) FROM payment)")
        .bind(job, earned)
        .run();
    };
    await ofJob(one.job, 9500);
    await ofJob(one.job, 9500);
    await ofJob(other.job, 0);
    expect(await of(helper, 2038)).toMatchObject({ net: "190.00", count: 1 });
  });

  it("comes as CSV that no spreadsheet takes for formulas", async () => {
    const names = ["=1+1", "+31", "-2", "@SUM(A1)", ' =x, "y"', "Aïsha"];
    for (const name of names) await released(await signedUp({ name }), "2020-05-05T10:00:00Z", 10_000);
    const { status, headers, body } = await admin.api("GET", "/api/admin/earnings/?year=2020&format=csv");
    expect(status).toBe(200);
    expect(headers.get("Content-Type")).toBe("text/csv; charset=utf-8");
    expect(headers.get("Content-Disposition")).toBe('attachment; filename="earnings-2020.csv"');
    expect(headers.get("Cache-Control")).toBe("no-store");
    const lines = String(body).split("\r\n");
    expect(lines[0]).toMatch(/^id,name,email,iban,address,kvk,vat,gross,fees,net,count,q1_gross,/);
    expect(lines).toHaveLength(names.length + 2);
    expect(lines[1]).toContain(",'=1+1,");
    expect(lines[5]).toContain(`,"' =x, ""y""",`);
    expect(lines[6]).toContain(",Aïsha,");
    for (const cell of lines.join(",").split(",")) expect(cell).not.toMatch(/^"?\s*[=+\-@]/);
  });

  it("comes for Excel with a byte order mark, semicolons and decimal commas", async () => {
    await released(await signedUp({ name: "Zoë; de Vries" }), "2034-05-05T10:00:00Z", 10_100);
    const { body } = await admin.api("GET", "/api/admin/earnings/?year=2034&quarter=2&format=excel");
    const [head, line] = String(body).split("\r\n");
    expect(head).toMatch(/^id;name;email;iban;/);
    // Reading a body as text drops the byte order mark.
    expect(csvOf([["é"]], "excel")).toBe("\uFEFFé\r\n");
    expect(line).toMatch(/^\d+;"Zoë; de Vries";[^,]*;101,00;5,05;95,95;1$/);
  });

  it("names a business by its numbers, and nobody who no longer is one", async () => {
    const numbers = { kvk: "27312459", vat: "NL004495445B01", business_address: "Wijnhaven 12, Rotterdam" };
    const trader = await signedUp({
      name: "Bo Bos",
      company: "Bouw en Zo",
      business: 1,
      zipcode: "3011AB",
      ...numbers,
    });
    const stopped = await signedUp({ name: "Jo Vos", company: "Vos", business: 0, zipcode: "3011AB", ...numbers });
    for (const one of [trader, stopped]) await released(one, "2033-05-05T10:00:00Z", 10_000);
    expect(await of(trader, 2033)).toMatchObject({
      name: "Bouw en Zo",
      address: "Wijnhaven 12, Rotterdam",
      kvk: "27312459",
      vat: "NL004495445B01",
    });
    expect(await of(stopped, 2033)).toMatchObject({ name: "Jo Vos", address: "3011AB", kvk: null, vat: null });
    const { body } = await admin.api("GET", "/api/admin/earnings/?year=2033&format=csv");
    expect(String(body)).toContain(',"Wijnhaven 12, Rotterdam",27312459,NL004495445B01,100.00,');
  });

  it("of one quarter are those who were paid in it, with what they were paid in it", async () => {
    const [spring, summer] = [await signedUp({ name: "Lente Bos" }), await signedUp({ name: "Zomer Vos" })];
    await released(spring, "2032-05-05T10:00:00Z", 10_000);
    await released(spring, "2032-08-05T10:00:00Z", 90_000);
    await released(summer, "2032-08-05T10:00:00Z", 20_000);
    const { results } = await get("/api/admin/earnings/?year=2032&quarter=2");
    expect(results).toEqual([expect.objectContaining({ id: spring.id, gross: "100.00", net: "95.00", count: 1 })]);
    const { headers, body } = await admin.api("GET", "/api/admin/earnings/?year=2032&quarter=2&format=csv");
    expect(headers.get("Content-Disposition")).toBe('attachment; filename="earnings-2032-q2.csv"');
    expect(String(body).split("\r\n").slice(0, 2)).toEqual([
      "id,name,email,iban,address,kvk,vat,gross,fees,net,count",
      `${spring.id},Lente Bos,${spring.email},,,,,100.00,5.00,95.00,1`,
    ]);
    expect(await get("/api/admin/earnings/?year=2032&quarter=5")).toHaveProperty("quarter");
  });

  it("has the data for the tax office in files with a reason alone, each of which is logged", async () => {
    const file = "/api/admin/earnings/?year=2036&quarter=1&format=csv";
    const lines = async (address = `${file}&reason=Jaaropgave`) => {
      const { body } = await admin.api("GET", address);
      return String(body).split("\r\n").slice(1, -1);
    };
    const ready = { verification: "verified", iban: "NL91ABNA0417164300" };
    const helper = await signedUp({ ...ready, name: "Hassan Bakker" });
    const trader = await signedUp({
      ...ready,
      business: 1,
      company: "Bouw en Zo",
      kvk: "27312459",
      vat: "NL004495445B01",
      business_address: "Wijnhaven 12, Rotterdam",
    });
    for (const one of [helper, trader]) await released(one, "2036-02-02T10:00:00Z", 10_000);
    const { results } = await get("/api/admin/earnings/?year=2036&quarter=1");
    expect(results).toMatchObject([{ tax_data: true }, { tax_data: true }]);
    expect(JSON.stringify(results)).not.toContain("999990019");
    const money = "100.00,5.00,95.00,1";
    expect((await lines(file))[0]).toBe(`${helper.id},Hassan Bakker,${helper.email},NL91ABNA0417164300,,,,${money}`);
    await env.DB.prepare("UPDATE session SET created_at = 0 WHERE user_id = ?").bind(admin.id).run();
    expect(await admin.api("GET", `${file}&reason=Jaaropgave`)).toMatchObject({
      status: 403,
      body: { code: "proof_required" },
    });
    await admin.api("POST", "/api/auth/proof/", { password: PASSWORD });
    expect(await lines()).toEqual([
      `${helper.id},Hassan Bakker,${helper.email},NL91ABNA0417164300,"Kerkstraat 12, 1012AB Amsterdam",,,,1985-04-12,999990019,${money}`,
      `${trader.id},Bouw en Zo B.V.,${trader.email},NL91ABNA0417164300,"Wijnhaven 12, Rotterdam",27312459,NL004495445B01,,,,${money}`,
    ]);
    await helper.api("PATCH", "/api/user/data/", { delete_account: true, password: PASSWORD });
    expect((await lines())[0]).toBe(
      `${helper.id},Hassan Bakker,,NL91ABNA0417164300,"Kerkstraat 12, 1012AB Amsterdam",,,,1985-04-12,999990019,${money}`,
    );
    const log = await get("/api/admin/audit/?target_type=earnings&target_id=2036");
    expect(log.results).toMatchObject([
      { action: "export", reason: "earnings-2036-q1.csv, csv, 2, BSN: Jaaropgave" },
      { action: "export", reason: "earnings-2036-q1.csv, csv, 2, BSN: Jaaropgave" },
      { action: "export", reason: "earnings-2036-q1.csv, csv, 2" },
    ]);
    const without = bearing(admin.token, { TAX_DATA_KEYS: "" });
    expect(await without("GET", `${file}&reason=Jaaropgave`)).toMatchObject({ status: 503 });
  });

  it("is asked for by year", async () => {
    expect(await get("/api/admin/earnings/")).toHaveProperty("year");
    expect(Object.keys(await get("/api/admin/earnings/?year=no&format=pdf")).sort()).toEqual(["format", "year"]);
  });
});
