import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { contract } from "~/api/contract";
import { NO_ADDITIONS } from "~/domain/jobs/job-additions";
import { deliverDue } from "../../../workers/api/tasks/deliver";
import { ADDITIONS } from "../../mocks/factories/job";
import { aJpeg, aPng } from "../../pictures";
import { DRAFT, REQUIRED } from "../a-draft";
import { type Person, signedUp, visitor } from "../client";

const jobs = () => env.DB.prepare("SELECT count(*) AS n FROM job").first<number>("n");
const stored = async () => (await env.MEDIA.list()).objects.length;
const everything = async () => [await jobs(), await stored()];

function form(fields: Record<string, unknown>, ...files: BlobPart[]): FormData {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    for (const one of [value].flat()) body.append(name, String(one));
  }
  for (const [at, file] of files.entries())
    body.append("images", new File([file], `${at}.jpg`, { type: "image/jpeg" }));
  return body;
}

const post = (who: Person, body: unknown = DRAFT) => who.api("POST", "/api/job/single/", body);
const close = (id: number, status: string) =>
  env.DB.prepare("UPDATE job SET status = ?, listed = 0 WHERE id = ?").bind(status, id).run();

describe("posting a job", () => {
  it("makes an open job, in the list at once", async () => {
    const placer = await signedUp();
    const { status, body } = await post(placer);
    expect(status).toBe(201);
    expect(contract.job.post.answers[201].parse(body)).toEqual(body);
    expect(body).toMatchObject({
      user: placer.id,
      title: DRAFT.title,
      zipcode: "1012AB",
      city: "Amsterdam",
      budget: "60.00",
      price_type: "budget",
      status: "open",
      distance: null,
      image: [],
      number_of_bids: 0,
      location_details: DRAFT.location_details,
    });
    expect(Date.parse(body.expires_at) - Date.parse(body.created_at)).toBe(30 * 24 * 3600 * 1000);
    const list = await visitor.api("GET", "/api/job/list/");
    expect(list.body.results[0]).toMatchObject({ id: body.id, location_details: null });
  });

  it("mails the placer once, with a link to it", async () => {
    const placer = await signedUp();
    const { body } = await post(placer);
    await deliverDue(env);
    const path = `/api/dev/outbox/?to=${placer.email}&template=job_posted`;
    const [sent, ...others] = (await visitor.api("GET", path)).body.results;
    expect(sent.text).toContain(`/task/${body.id}`);
    expect(others).toEqual([]);
    await env.DB.prepare("UPDATE user SET notify_email = 0 WHERE id = ?").bind(placer.id).run();
    await post(placer, { ...DRAFT, title: "Kast ophangen" });
    await deliverDue(env);
    expect((await visitor.api("GET", path)).body.results).toHaveLength(1);
  });

  it("keeps what its placer added, and takes away what is left out of a change", async () => {
    const placer = await signedUp();
    const { body } = await post(placer, { ...DRAFT, ...ADDITIONS });
    expect(body).toMatchObject(ADDITIONS);
    const { location_details: _, ...plain } = DRAFT;
    const changed = await placer.api("PUT", `/api/job/single/${body.id}/`, plain);
    expect(changed.body).toMatchObject(NO_ADDITIONS);
  });

  it("takes a remote job whose price is to be agreed, and ignores what then does not count", async () => {
    const { status, body } = await post(await signedUp(), {
      ...DRAFT,
      zipcode: "1234AB",
      budget: "geen idee",
      is_remote: "true",
      price_type: "TBD",
      category: "",
      images: [],
      id: 99_999,
      status: "solved",
      user: 1,
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({ zipcode: null, city: null, is_remote: true, price_type: "TBD", budget: "0.00" });
    expect(body).toMatchObject({ category: 6, status: "open" });
    expect(body.id).not.toBe(99_999);
  });

  it("does not check the postcode of a remote job, also beside another fault", async () => {
    const { body } = await post(await signedUp(), { ...DRAFT, title: "", zipcode: "0999AA", is_remote: "true" });
    expect(Object.keys(body)).toEqual(["title"]);
  });

  it("keeps pictures in the order they were sent, without what a phone put in", async () => {
    const placer = await signedUp();
    const { status, body } = await post(
      placer,
      form({ ...DRAFT, alts: ["De kast", ""] }, aJpeg({ gps: true }), aPng()),
    );
    expect(status).toBe(201);
    expect(body.image).toHaveLength(2);
    expect(body.image.map(({ alt }: { alt: string }) => alt)).toEqual(["De kast", null]);
    for (const { small, large } of body.image) {
      const picture = await visitor.api("GET", small);
      expect(picture.status).toBe(200);
      expect(picture.headers.get("Content-Type")).toMatch(/^image\//);
      expect((await visitor.api("GET", large)).status).toBe(200);
    }
  });

  it("takes one picture in a form that has room for more", async () => {
    const { body } = await post(await signedUp(), form(DRAFT, aPng()));
    expect(body.image).toHaveLength(1);
  });

  it.each([
    ["nothing at all", {}, { title: REQUIRED, description: REQUIRED, zipcode: REQUIRED, budget: REQUIRED }],
    [
      "a blank title and a postcode that does not exist",
      { ...DRAFT, title: " ", zipcode: "1234AB" },
      { title: REQUIRED, zipcode: ["Deze postcode bestaat niet."] },
    ],
    ["a cheap job", { ...DRAFT, budget: "0.99" }, { budget: ["Het bedrag is minimaal € 1,00."] }],
    [
      "a day that is over",
      { ...DRAFT, execution_date: "2020-01-01" },
      { execution_date: ["Deze datum is al voorbij."] },
    ],
    ["an unknown category", { ...DRAFT, category: 11 }, { category: ["Kies een van de mogelijkheden."] }],
    ["a repost of nothing", { ...DRAFT, repost_of: 999_999 }, { repost_of: ["Ongeldige waarde."] }],
  ])("refuses %s and stores nothing", async (_what, body, faults) => {
    const placer = await signedUp();
    const before = await everything();
    expect(await post(placer, body)).toMatchObject({ status: 400, body: faults });
    expect(await everything()).toEqual(before);
  });

  it("stores no picture when a field or another picture is refused", async () => {
    const placer = await signedUp();
    const before = await everything();
    const wrong = await post(placer, form({ ...DRAFT, title: "" }, aPng()));
    expect(wrong).toMatchObject({ status: 400, body: { title: REQUIRED } });
    const text = await post(placer, form({ ...DRAFT, title: "", repost_of: "" }, aPng(), "geen plaatje"));
    expect(text.body).toEqual({ title: REQUIRED, images: ["Gebruik een JPEG-, PNG- of WebP-bestand."] });
    const seven = await post(placer, form(DRAFT, ...Array.from({ length: 7 }, () => aPng())));
    expect(seven.body).toEqual({ images: ["Maximaal 6 foto's."] });
    expect(await everything()).toEqual(before);
  });

  it("copies the pictures of an own job that is over, so that each may go without the other", async () => {
    const [placer, other] = [await signedUp(), await signedUp()];
    const old = (await post(placer, form({ ...DRAFT, alts: "De kast" }, aPng()))).body;
    expect((await post(placer, { ...DRAFT, repost_of: old.id })).body).toEqual({ repost_of: ["Ongeldige waarde."] });
    await close(old.id, "solved");
    expect((await post(other, { ...DRAFT, repost_of: old.id })).status).toBe(400);
    const again = (await post(placer, { ...DRAFT, repost_of: old.id })).body;
    expect(again.image).toMatchObject([{ alt: "De kast" }]);
    expect(again.image[0].large).not.toBe(old.image[0].large);
    expect((await visitor.api("GET", again.image[0].large)).status).toBe(200);
  });

  it("tells helpers of its category within their distance, and nobody else", async () => {
    const placer = await signedUp({ active_worker: 1, zip4: "1012" });
    const helper = async (overrides: Record<string, string | number>, category = 8) => {
      const { id } = await signedUp({ active_worker: 1, zip4: "1071", notify_distance: 10, ...overrides });
      await env.DB.prepare("INSERT INTO user_category (user_id, category) VALUES (?, ?)").bind(id, category).run();
      return id;
    };
    await env.DB.prepare("INSERT INTO user_category (user_id, category) VALUES (?, 8)").bind(placer.id).run();
    const near = await helper({});
    const widely = await helper({ zip4: "3511", notify_distance: 100 });
    const far = await helper({ zip4: "3511" });
    const blocked = await helper({});
    await helper({}, 5);
    await helper({ active_worker: 0 });
    await helper({ status: "suspended" });
    await env.DB.prepare("INSERT INTO block VALUES (?, ?, 0)").bind(blocked, placer.id).run();
    const told = async (job: number) => {
      await deliverDue(env);
      return (
        await env.DB.prepare("SELECT user_id FROM notification WHERE type = 'job_match' AND job_id = ? ORDER BY 1")
          .bind(job)
          .all()
      ).results.map(({ user_id }) => user_id);
    };
    const { body } = await post(placer, { ...DRAFT, category: 8 });
    expect(await told(body.id)).toEqual([near, widely]);
    const remote = await post(placer, { ...DRAFT, category: 8, is_remote: true });
    expect(await told(remote.body.id)).toEqual([near, widely, far]);
  });

  it("is for those signed in", async () => {
    expect((await visitor.api("POST", "/api/job/single/", DRAFT)).status).toBe(401);
  });
});
