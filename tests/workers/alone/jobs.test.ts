import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { contract } from "~/api/contract";
import { DRAFT, REQUIRED } from "../a-draft";
import { type Person, signedUp, visitor } from "../client";
import { insertAcceptedBid, insertBid, insertJob } from "../rows";

const find = (who: Pick<Person, "api">, id: number) => who.api("GET", `/api/job/single/${id}/`);
const close = (id: number, status: string) =>
  env.DB.prepare("UPDATE job SET status = ?, listed = 0 WHERE id = ?").bind(status, id).run();

describe("one job", () => {
  it("shows where it is and whether it is done to its owner and accepted helper alone", async () => {
    const [placer, helper, other] = [await signedUp(), await signedUp({ name: "Hassan Bakker" }), await signedUp()];
    const id = await insertJob(placer.id, { location_details: "Bel 4", special_requirements: "Ladder" });
    await insertAcceptedBid(id, placer.id, helper.id, { done_at: 1000 });
    for (const who of [placer, helper]) {
      expect((await find(who, id)).body).toMatchObject({
        location_details: "Bel 4",
        done_at: "1970-01-01T00:00:01.000Z",
      });
    }
    for (const who of [other, visitor]) {
      expect((await find(who, id)).body).toMatchObject({
        location_details: null,
        special_requirements: "Ladder",
        done_at: null,
        bids: [],
      });
    }
    await env.DB.prepare("UPDATE job SET helper_id = NULL, status = 'open', done_at = NULL WHERE id = ?")
      .bind(id)
      .run();
    expect((await find(helper, id)).body.location_details).toBeNull();
  });

  it("shows all bids to the owner, cheapest first, and to a bidder his own", async () => {
    const [placer, one, two] = [await signedUp(), await signedUp(), await signedUp()];
    const id = await insertJob(placer.id);
    await insertBid(id, placer.id, one.id, { amount: 9000 });
    await insertBid(id, placer.id, two.id, { amount: 5000 });
    const gone = await signedUp();
    await insertBid(id, placer.id, gone.id, { amount: 4000, status: "withdrawn" });
    const amounts = async (who: Pick<Person, "api">) =>
      (await find(who, id)).body.bids.map(({ amount }: { amount: string }) => amount);
    expect(await amounts(placer)).toEqual(["50.00", "90.00"]);
    expect(await amounts(one)).toEqual(["90.00"]);
    expect(await amounts(gone)).toEqual([]);
    expect(await amounts(visitor)).toEqual([]);
    const { body } = await find(placer, id);
    expect(contract.job.find.answers[200].parse(body)).toEqual(body);
    expect(body.bids[0]).toMatchObject({
      job_id: id,
      user_id: two.id,
      status: "pending",
      user: { name: "Petra de V." },
    });
    expect((await find(visitor, id)).body.number_of_bids).toBe(2);
    const { body: list } = await one.api("GET", "/api/job/list/");
    expect(list.results.find((job: { id: number }) => job.id === id).bids).toHaveLength(1);
  });

  it("names its owner in full to the owner and to whom he accepted", async () => {
    const [placer, helper] = [await signedUp(), await signedUp()];
    const id = await insertJob(placer.id);
    const name = async (who: Pick<Person, "api">) => (await find(who, id)).body.owner.name;
    expect(await name(helper)).toBe("Petra de V.");
    await insertAcceptedBid(id, placer.id, helper.id);
    expect(await name(helper)).toBe("Petra de Vries");
    expect(await name(placer)).toBe("Petra de Vries");
    expect(await name(visitor)).toBe("Petra de V.");
  });

  it("is gone for strangers once deleted, and readable to those who were in it", async () => {
    const [placer, helper, former, other] = [await signedUp(), await signedUp(), await signedUp(), await signedUp()];
    const [first, second] = [await insertJob(placer.id), await insertJob(placer.id)];
    await insertAcceptedBid(first, placer.id, helper.id);
    await close(first, "deleted");
    for (const { id } of [former, helper]) {
      await insertAcceptedBid(second, placer.id, id);
      await env.DB.prepare("UPDATE bid SET status = 'rejected' WHERE job_id = ? AND user_id = ?")
        .bind(second, id)
        .run();
    }
    await env.DB.prepare("UPDATE job SET status = 'deleted', listed = 0, helper_id = NULL WHERE id = ?")
      .bind(second)
      .run();
    expect((await find(placer, first)).body).toMatchObject({ status: "deleted", expires_at: null });
    expect((await find(helper, first)).status).toBe(200);
    for (const who of [former, helper]) expect((await find(who, second)).status).toBe(200);
    expect((await find(other, second)).status).toBe(410);
    for (const who of [visitor, other, former]) {
      expect(await find(who, first)).toMatchObject({ status: 410, body: { code: "job_deleted" } });
    }
    for (const call of ["comments", "others"]) {
      expect((await visitor.api("GET", `/api/job/single/${first}/${call}/`)).status).toBe(410);
    }
  });

  it.each(["999999", "0", "-1", "abc", "1e3", "01"])("%s names no job", async (id) => {
    expect(await visitor.api("GET", `/api/job/single/${id}/`)).toMatchObject({
      status: 404,
      body: { code: "job_not_found", detail: "Klus niet gevonden" },
    });
  });

  it("is not sent again when it is the same", async () => {
    const id = await insertJob((await signedUp()).id);
    const { headers } = await find(visitor, id);
    const again = await visitor.api("GET", `/api/job/single/${id}/`, undefined, {
      "If-None-Match": String(headers.get("ETag")),
    });
    expect(again.status).toBe(304);
  });
});

describe("changing a job", () => {
  const change = (who: Pick<Person, "api">, id: number, body: unknown = DRAFT) =>
    who.api("PUT", `/api/job/single/${id}/`, body);

  it("changes every field, in the list too, and tells those with a pending bid", async () => {
    const [placer, helper] = [await signedUp(), await signedUp()];
    const id = await insertJob(placer.id, { zip4: "9712", category: 4 });
    await insertBid(id, placer.id, helper.id);
    const { status, body } = await change(placer, id, { ...DRAFT, title: "Twee kasten" });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id,
      title: "Twee kasten",
      zipcode: "1012AB",
      budget: "60.00",
      category: 1,
      status: "open",
    });
    const found = await visitor.api("GET", "/api/job/list/?search=twee+kasten&zip4=1012&categories=1");
    expect(found.body.results).toMatchObject([{ id }]);
    const told = await env.DB.prepare("SELECT type, job_id FROM notification WHERE user_id = ?").bind(helper.id).all();
    expect(told.results).toEqual([{ type: "job_changed", job_id: id }]);
  });

  it("refuses in the order of the contract", async () => {
    const [placer, other] = [await signedUp(), await signedUp()];
    const id = await insertJob(placer.id);
    expect((await change(visitor, id, {})).status).toBe(401);
    expect((await change(placer, 999_999, {})).status).toBe(404);
    expect((await change(other, id, {})).body.code).toBe("permission_denied");
    await close(id, "reserved");
    expect((await change(placer, id, {})).status).toBe(400);
    expect((await change(placer, id)).body.code).toBe("job_not_open");
    await close(id, "deleted");
    expect((await change(other, id)).status).toBe(410);
    expect((await change(placer, id)).body.code).toBe("job_not_open");
  });
});

describe("own jobs", () => {
  it("are those of the viewer, newest first, in any status but deleted", async () => {
    const [placer, other] = [await signedUp(), await signedUp()];
    const ids = [];
    for (let n = 0; n < 23; n++) ids.unshift(await insertJob(placer.id));
    await insertJob(other.id);
    const [newest, second, ...rest] = ids as [number, number, ...number[]];
    await close(newest, "deleted");
    await close(second, "solved");
    const mine = async (query: string) => {
      const { body } = await placer.api("GET", `/api/job/mine/?${query}`);
      return [body.count, body.results.map(({ id }: { id: number }) => id)];
    };
    expect(await mine("")).toEqual([22, [second, ...rest.slice(0, 19)]]);
    expect(await mine("page=2")).toEqual([22, rest.slice(19)]);
    expect(await mine("status=solved")).toEqual([1, [second]]);
    expect((await placer.api("GET", "/api/job/mine/?status=deleted")).status).toBe(400);
    expect((await visitor.api("GET", "/api/job/mine/")).status).toBe(401);
  });
});

describe("other jobs", () => {
  it("are at most ten open ones, nearest first, remote last, without the job itself", async () => {
    await env.DB.prepare(
      "DELETE FROM job WHERE id NOT IN (SELECT job_id FROM bid) AND id NOT IN (SELECT job_id FROM job_image)",
    ).run();
    await env.DB.prepare("UPDATE job SET listed = 0, status = 'solved'").run();
    const { id: user } = await signedUp();
    const at = (zip4: string) => insertJob(user, { zip4 });
    const id = await at("1012");
    const remote = await at("0");
    const [far, near, same] = [await at("9712"), await at("1071"), await at("1012")];
    await close(await at("1012"), "reserved");
    const { body } = await visitor.api("GET", `/api/job/single/${id}/others/`);
    expect(body.results.map((job: { id: number }) => job.id)).toEqual([same, near, far, remote]);
    expect(body.count).toBe(4);
    expect(body.results.map((job: { distance: number }) => job.distance)).toEqual([
      0,
      expect.any(Number),
      expect.any(Number),
      null,
    ]);
    for (let n = 0; n < 12; n++) await at("1012");
    expect((await visitor.api("GET", `/api/job/single/${id}/others/`)).body.results).toHaveLength(10);
    const fromRemote = await visitor.api("GET", `/api/job/single/${remote}/others/`);
    expect(fromRemote.body.results).toHaveLength(10);
    expect(fromRemote.body.results.every((job: { distance: unknown }) => job.distance === null)).toBe(true);
  });
});

describe("the bids of a job", () => {
  it("are for its owner: cheapest first, then oldest, as many as asked", async () => {
    const placer = await signedUp();
    const id = await insertJob(placer.id);
    const amounts = [5000, 3000, 5000, 9000];
    const bids: number[] = [];
    for (const amount of amounts) bids.push(await insertBid(id, placer.id, (await signedUp()).id, { amount }));
    const [first, second, third, fourth] = bids;
    const ask = async (query = "") => (await placer.api("GET", `/api/job/single/${id}/bids/${query}`)).body;
    const ids = ({ results }: { results: { id: number }[] }) => results.map((bid) => bid.id);
    const all = await ask();
    expect(contract.job.bids.answers[200].parse(all)).toEqual(all);
    expect([all.count, ids(all)]).toEqual([4, [second, first, third, fourth]]);
    const cheapest = await ask("?cheapest=2");
    expect([cheapest.count, ids(cheapest)]).toEqual([2, [second, first]]);
    expect(await ask("?page=2")).toMatchObject({ count: 4, results: [] });
    expect((await placer.api("GET", `/api/job/single/${id}/bids/?cheapest=21`)).status).toBe(400);
    expect((await (await signedUp()).api("GET", `/api/job/single/${id}/bids/`)).body.code).toBe("permission_denied");
  });
});

describe("a postcode", () => {
  it("has a place", async () => {
    const place = async (zipcode: string) => (await visitor.api("GET", `/api/job/zipcode/?zipcode=${zipcode}`)).body;
    expect(await place("1012%20ab")).toEqual({ zipcode: "1012AB", city: "Amsterdam" });
    expect(await place("2511")).toEqual({ zipcode: "2511", city: "Den Haag" });
    expect(await place("")).toEqual({ zipcode: REQUIRED });
    expect(await place("12")).toEqual({ zipcode: ["De postcode klopt niet (zoals 1234AB)"] });
    expect(await place("1234AB")).toEqual({ zipcode: ["Deze postcode bestaat niet."] });
  });
});

describe("what there is and what it costs", () => {
  it("counts jobs, helpers and the mean budget", async () => {
    const helper = await signedUp({ active_worker: 1 });
    await env.DB.prepare("INSERT INTO user_category (user_id, category) VALUES (?, 9)").bind(helper.id).run();
    const { id: user } = await signedUp();
    for (const budget of [10_000, 10_100, 0]) {
      await insertJob(user, {
        category: 9,
        zip4: "3511",
        budget,
        price_type: budget ? "budget" : "TBD",
        title: "Stopcontact",
      });
    }
    const ask = async (query: string) => (await visitor.api("GET", `/api/job/statistics/?${query}`)).body;
    expect(await ask("category=9")).toEqual({ available: 3, average_budget: 101, active: 1 });
    expect(await ask("category=9&zip4=3511&price=101")).toMatchObject({ available: 1, average_budget: 101 });
    expect(await ask("search=stopcontact&category=9")).toMatchObject({ available: 3, average_budget: 101 });
    expect(await ask("category=9&zip4=9712")).toMatchObject({ available: 0, average_budget: null });
  });

  it("tells what was paid nearby from five bids on", async () => {
    const placer = await signedUp();
    const ask = async (zipcode: string) =>
      (await visitor.api("GET", `/api/job/price/?category=7&zipcode=${zipcode}`)).body;
    for (const amount of [5000, 1000, 9000, 2000]) {
      const id = await insertJob(placer.id, { category: 7, zip4: "3511" });
      await insertAcceptedBid(id, placer.id, (await signedUp()).id, {}, amount);
    }
    expect(await ask("3511")).toMatchObject({ count: 4, median: null, low: null, high: null });
    const id = await insertJob(placer.id, { category: 7, zip4: "1012" });
    await insertAcceptedBid(id, placer.id, (await signedUp()).id, {}, 3000);
    expect(await ask("3511")).toMatchObject({ count: 5, median: "30.00", low: "10.00", high: "90.00" });
    expect((await ask("9712")).count).toBe(0);
  });
});
