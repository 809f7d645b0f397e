import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { contract } from "~/api/contract";
import { aJpeg, aPng } from "../pictures";
import { type Person, signedUp, visitor } from "./client";
import { insertJob } from "./rows";

const TOO_MANY = ["Maximaal 6 foto's."];
const INVALID = ["Ongeldige waarde."];

function form(job: number, files: BlobPart[], alts: string[] = []): FormData {
  const body = new FormData();
  body.append("job_id", String(job));
  for (const alt of alts) body.append("alts", alt);
  for (const file of files) body.append("images[]", new File([file], "foto"));
  return body;
}

const add = (who: Pick<Person, "api">, job: number, files: BlobPart[], alts?: string[]) =>
  who.api("POST", "/api/job/images/", form(job, files, alts));
const order = (who: Pick<Person, "api">, body: unknown) => who.api("PUT", "/api/job/images/", body);
const remove = (who: Pick<Person, "api">, image_ids: unknown) => who.api("DELETE", "/api/job/images/", { image_ids });
const idsOf = (image: { id: number }[]) => image.map(({ id }) => id);
const kept = async () => (await env.MEDIA.list()).objects.length;
const inJob = async (job: number) => (await visitor.api("GET", `/api/job/single/${job}/`)).body.image;
const close = (id: number, status: string) =>
  env.DB.prepare("UPDATE job SET status = ?, listed = 0 WHERE id = ?").bind(status, id).run();

async function aJobWith(pictures: number): Promise<{ placer: Person; job: number; ids: number[] }> {
  const placer = await signedUp();
  const job = await insertJob(placer.id);
  if (pictures === 0) return { placer, job, ids: [] };
  const { body } = await add(
    placer,
    job,
    Array.from({ length: pictures }, () => aPng()),
  );
  return { placer, job, ids: idsOf(body.image) };
}

describe("pictures of a job", () => {
  it("are put behind those there are", async () => {
    const { placer, job, ids } = await aJobWith(1);
    const { status, body } = await add(placer, job, [aJpeg(), aPng()], ["Voor", "Achter"]);
    expect(status).toBe(201);
    expect(contract.job.addImages.answers[201].parse(body)).toEqual(body);
    expect(body.image.map(({ alt }: { alt: string }) => alt)).toEqual([null, "Voor", "Achter"]);
    expect(body.image[0].id).toBe(ids[0]);
    expect(await inJob(job)).toEqual(body.image);
  });

  it("are never more than six, and nothing is kept of what is refused", async () => {
    const { placer, job } = await aJobWith(5);
    const before = await kept();
    expect(await add(placer, job, [aPng(), aPng()])).toMatchObject({ status: 400, body: { images: TOO_MANY } });
    expect(await add(placer, job, ["nee"])).toMatchObject({
      status: 400,
      body: { images: ["Gebruik een JPEG-, PNG- of WebP-bestand."] },
    });
    expect(await add(placer, job, [])).toMatchObject({ status: 400, body: { images: ["Dit veld is verplicht."] } });
    expect(await kept()).toBe(before);
  });

  it("are never more than six when they come at once", async () => {
    const { placer, job } = await aJobWith(4);
    const before = await kept();
    const answers = await Promise.all(Array.from({ length: 8 }, () => add(placer, job, [aPng()])));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 400, 400, 400, 400, 400, 400]);
    expect(await inJob(job)).toHaveLength(6);
    expect(await kept()).toBe(before + 4);
  });

  it("are put in another order, with other words", async () => {
    const { placer, job, ids } = await aJobWith(3);
    const [a, b, c] = ids as [number, number, number];
    const { status, body } = await order(placer, { job_id: job, image_ids: [c, a, b], alts: ["Kast"] });
    expect(status).toBe(200);
    expect(idsOf(body.image)).toEqual([c, a, b]);
    expect(body.image[0].alt).toBe("Kast");
    for (const image_ids of [[a, b], [a, b, b], [a, b, 999_999], []]) {
      expect((await order(placer, { job_id: job, image_ids })).status).toBe(400);
    }
    expect(idsOf(await inJob(job))).toEqual([c, a, b]);
  });

  it("are removed, from the store too", async () => {
    const { placer, job, ids } = await aJobWith(3);
    const [first, ...rest] = await inJob(job);
    const before = await kept();
    expect((await remove(placer, [ids[0]])).status).toBe(204);
    expect(await inJob(job)).toEqual(rest);
    expect((await visitor.api("GET", first.large)).status).toBe(404);
    expect(await kept()).toBe(before - 2);
    const [, , last] = ids;
    expect((await placer.api("DELETE", `/api/job/images/?image_ids[]=${last}`)).status).toBe(204);
    expect(await inJob(job)).toHaveLength(1);
  });

  it("are removed of one job at a time", async () => {
    const [one, two] = [await aJobWith(1), await aJobWith(1)];
    expect(await remove(one.placer, [one.ids[0], two.ids[0]])).toMatchObject({
      status: 400,
      body: { image_ids: INVALID },
    });
    expect(await inJob(one.job)).toHaveLength(1);
  });

  it("are the owner's to change", async () => {
    const { job, ids } = await aJobWith(1);
    const other = await signedUp();
    expect((await add(visitor, job, [aPng()])).status).toBe(401);
    expect((await add(other, job, [aPng()])).body.code).toBe("permission_denied");
    expect((await order(other, { job_id: job, image_ids: ids })).body.code).toBe("permission_denied");
    expect((await remove(other, ids)).body.code).toBe("permission_denied");
    expect((await add(other, 999_999, [aPng()])).status).toBe(404);
    expect((await order(other, { job_id: 999_999, image_ids: ids })).status).toBe(404);
    expect((await remove(other, [999_999])).status).toBe(404);
    expect((await order(other, { image_ids: ids })).body).toEqual({ job_id: ["Dit veld is verplicht."] });
    expect((await remove(other, "x")).body).toEqual({ image_ids: INVALID });
  });

  it("change while the job is open or reserved", async () => {
    const { placer, job, ids } = await aJobWith(1);
    await close(job, "reserved");
    expect((await add(placer, job, [aPng()])).status).toBe(201);
    await close(job, "solved");
    const before = await kept();
    expect((await add(placer, job, ["nee"])).status).toBe(400);
    for (const answer of [
      await add(placer, job, [aPng()]),
      await order(placer, { job_id: job, image_ids: idsOf(await inJob(job)) }),
      await remove(placer, ids),
    ]) {
      expect(answer).toMatchObject({ status: 409, body: { code: "transition" } });
    }
    expect(await kept()).toBe(before);
  });
});
