import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { contract } from "~/api/contract";
import { browserOf, textOf } from "./browser";
import { type Person, signedUp, visitor } from "./client";
import { insertBid, insertJob } from "./rows";

async function addWork(helper: Person, title: string, pictures: number): Promise<void> {
  const project = await env.DB.prepare(
    "INSERT INTO work_experience (user_id, title, description, created_at) VALUES (?, ?, '', 0) RETURNING id",
  )
    .bind(helper.id, title)
    .first<number>("id");
  for (let at = 0; at < pictures; at++) {
    await env.DB.prepare("INSERT INTO work_experience_image (work_experience_id, media_key, position) VALUES (?, ?, ?)")
      .bind(project, `${title}-${at}`, at)
      .run();
  }
}

describe("the bids on an own job", () => {
  it("come with how each bidder has been to deal with, and the newest pictures of their work", async () => {
    const record = { reply_minutes: 45, completion_rate: 90 };
    const [placer, helper, other] = await Promise.all([signedUp(), signedUp(record), signedUp()]);
    await addWork(helper, "Kast", 3);
    await addWork(helper, "Keuken", 2);
    const job = await insertJob(placer.id);
    await insertBid(job, placer.id, helper.id, { amount: 5000 });
    await insertBid(job, placer.id, other.id, { amount: 6000 });
    const { body } = await placer.api("GET", `/api/job/single/${job}/bids/`);
    expect(contract.job.bids.answers[200].parse(body)).toEqual(body);
    expect(body.results[0].user).toMatchObject(record);
    expect(body.results[1].user).toMatchObject({ reply_minutes: null, completion_rate: null });
    expect(body.results.map(({ work }: { work: unknown }) => work)).toEqual([
      [
        { uri: "/api/media/Keuken-0/", title: "Keuken" },
        { uri: "/api/media/Keuken-1/", title: "Keuken" },
        { uri: "/api/media/Kast-0/", title: "Kast" },
      ],
      [],
    ]);
  });

  it("come with the distance of each bidder, if both areas are known", async () => {
    const placer = await signedUp();
    const [near, far, unknown] = [await signedUp({ zip4: "1012" }), await signedUp({ zip4: "3511" }), await signedUp()];
    const distances = async (of: object) => {
      const job = await insertJob(placer.id, { zip4: "1012", ...of });
      let amount = 3000;
      for (const bidder of [near, far, unknown]) {
        amount += 1000;
        await insertBid(job, placer.id, bidder.id, { amount });
      }
      const { body } = await placer.api("GET", `/api/job/single/${job}/bids/`);
      return body.results.map(({ distance }: { distance: number | null }) => distance);
    };
    expect(await distances({})).toEqual([0, expect.any(Number), null]);
    expect((await distances({}))[1]).toBeGreaterThan(30_000);
    expect(await distances({ is_remote: 1 })).toEqual([null, null, null]);
  });

  it("can be sorted by distance: then by amount, and who is nowhere last", async () => {
    const placer = await signedUp();
    const job = await insertJob(placer.id, { zip4: "1012" });
    const bid = async (amount: number, of: Parameters<typeof signedUp>[0]) =>
      insertBid(job, placer.id, (await signedUp(of)).id, { amount });
    const unknown = await bid(1000, {});
    const far = await bid(2000, { zip4: "3511" });
    const dear = await bid(4000, { zip4: "1012" });
    const near = await bid(3000, { zip4: "1012" });
    const ids = async (query: string) => {
      const { body } = await placer.api("GET", `/api/job/single/${job}/bids/?${query}`);
      return body.results.map(({ id }: { id: number }) => id);
    };
    expect(await ids("sort_distance=true")).toEqual([near, dear, far, unknown]);
    expect(await ids("sort_distance=true&cheapest=3")).toEqual([near, far, unknown]);
    expect(await ids("sort_distance=true&page=2")).toEqual([]);
    expect(await ids("")).toEqual([unknown, far, near, dear]);
  });

  it("can be sorted by rating: then by how many, the amount, and who has none last", async () => {
    const placer = await signedUp();
    const job = await insertJob(placer.id);
    const bid = async (amount: number, helper_rating_sum: number, helper_rating_count: number) => {
      const bidder = await signedUp({ helper_rating_sum, helper_rating_count });
      return insertBid(job, placer.id, bidder.id, { amount });
    };
    const [none, few, many, worse] = [
      await bid(3000, 0, 0),
      await bid(9000, 10, 2),
      await bid(8000, 20, 4),
      await bid(2000, 8, 2),
    ];
    const ids = async (query: string) => {
      const { body } = await placer.api("GET", `/api/job/single/${job}/bids/?${query}`);
      return body.results.map(({ id }: { id: number }) => id);
    };
    expect(await ids("sort_rating=true")).toEqual([many, few, worse, none]);
    expect(await ids("sort_rating=false")).toEqual([worse, none, many, few]);
    expect(await ids("sort_rating=true&cheapest=3")).toEqual([many, worse, none]);
  });
});

describe("one job", () => {
  const find = async (job: number, by: Pick<Person, "api"> = visitor) => {
    const { body } = await by.api("GET", `/api/job/single/${job}/`);
    expect(contract.job.find.answers[200].parse(body)).toEqual(body);
    return body;
  };

  it("tells how its placer has been to deal with", async () => {
    const record = { reply_minutes: 45, completion_rate: 90 };
    const [told, silent] = await Promise.all([signedUp({ ...record, owner_finished: 4, owner_missed: 1 }), signedUp()]);
    const as_owner = { finished: 4, missed: 1 };
    expect((await find(await insertJob(told.id))).owner).toMatchObject({ ...record, as_owner });
    expect((await find(await insertJob(silent.id))).owner).toMatchObject({
      reply_minutes: null,
      completion_rate: null,
      as_owner: null,
    });
  });

  it("says where it is: the middle of its area, the places around it, and no more", async () => {
    const placer = await signedUp();
    const { place } = await find(await insertJob(placer.id, { zip4: "1012", location_details: "Kerkstraat 1" }));
    expect(place).toMatchObject({ zip4: "1012", city: "Amsterdam" });
    expect(place.latitude).toBeCloseTo(52.37, 1);
    expect(place.longitude).toBeCloseTo(4.9, 1);
    expect(place.nearby[0].city).toBe("Amsterdam");
    expect(place.nearby.map(({ city }: { city: string }) => city)).toContain("Diemen");
    expect(place.nearby.length).toBeLessThanOrEqual(8);
    expect(JSON.stringify(place)).not.toContain("1012AB");
    expect((await find(await insertJob(placer.id, { zip4: "0" }))).place).toBeNull();
  });
});

describe("the distance of a job", () => {
  it("is from the asked postcode", async () => {
    const job = await insertJob((await signedUp()).id, { zip4: "1012" });
    const find = (query: string) => visitor.api("GET", `/api/job/single/${job}/${query}`);
    expect((await find("?zipcode=3511")).body.distance).toBeGreaterThan(30_000);
    expect((await find("")).body.distance).toBeNull();
    expect(await find("?zipcode=0123")).toMatchObject({ status: 400, body: { zipcode: [expect.any(String)] } });
  });

  it("is on the page of a viewer with a postcode, but not of its owner", async () => {
    const owner = await signedUp({ zip4: "1012", zipcode: "1012AB" });
    const helper = await signedUp({ zip4: "3511", zipcode: "3511AB" });
    const job = await insertJob(owner.id, { zip4: "1012" });
    const pageOf = async (who: Person) => textOf(await (await browserOf(who)).get(`/task/${job}`));
    expect(await pageOf(helper)).toMatch(/\d+ km van jou/);
    expect(await pageOf(owner)).not.toContain("van jou");
  });
});
