import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { contract } from "~/api/contract";
import { aJpeg, aPng, SECRETS } from "../pictures";
import { type Answer, type Person, signedUp, visitor } from "./client";

const PATH = "/api/user/workexperience/";
const EMPTY = ["Vul titel en beschrijving in"];

interface ProjectForm {
  title?: string;
  description?: string;
  images?: BlobPart[];
  keep?: (number | string)[];
  alts?: string[];
}

function form({
  title = "Badkamer",
  description = "Alles nieuw.",
  images = [],
  keep,
  alts,
}: ProjectForm = {}): FormData {
  const body = new FormData();
  body.append("title", title);
  body.append("description", description);
  for (const one of images) body.append("images[]", new File([one], "foto.jpg"));
  for (const id of keep ?? []) body.append("image_ids", String(id));
  for (const alt of alts ?? []) body.append("alts", alt);
  return body;
}

const altsOf = ({ body }: Answer) => body.work_experience_image.map(({ alt }: { alt: string | null }) => alt);
const add = (by: Person, sent?: ProjectForm) => by.api("POST", PATH, form(sent));
const change = (by: Person, id: number, sent?: ProjectForm) => by.api("PUT", `${PATH}${id}/`, form(sent));
const idsOf = ({ body }: Answer): number[] => body.work_experience_image.map(({ id }: { id: number }) => id);
const stored = async () => (await env.MEDIA.list()).objects.length;
const profileOf = async (of: Person) => (await visitor.api("GET", `/api/user/data/${of.id}/`)).body;
const pngs = (n: number) => Array.from({ length: n }, () => aPng());

describe("a project of a portfolio", () => {
  it("is shown to everyone, newest first, and counted", async () => {
    const helper = await signedUp();
    const first = await add(helper);
    const { status, body } = await add(helper, { title: "  Keuken ", images: [aPng(), aJpeg()] });
    expect([first.status, status]).toEqual([201, 201]);
    expect(contract.experience.add.answers[201].parse(body)).toEqual(body);
    expect(body).toMatchObject({ title: "Keuken", description: "Alles nieuw." });
    expect(body.work_experience_image).toHaveLength(2);
    const profile = await profileOf(helper);
    expect(profile.workexperience).toEqual([body, first.body]);
    expect(profile.workexperience_count).toBe(2);
  });

  it("can come as JSON, without pictures", async () => {
    const helper = await signedUp();
    const { status, body } = await helper.api("POST", PATH, { title: "Tuin", description: "Strak gras." });
    expect([status, body.work_experience_image]).toEqual([201, []]);
  });

  it("keeps nothing that tells where a picture was taken", async () => {
    const { body } = await add(await signedUp(), { images: [aJpeg({ gps: true })] });
    const picture = await visitor.api("GET", body.work_experience_image[0].uri);
    expect(picture.headers.get("Content-Type")).toMatch(/^image\//);
    const text = new TextDecoder("latin1").decode(picture.body);
    for (const secret of SECRETS) expect(text).not.toContain(secret);
  });

  it("is refused with all that is wrong, and nothing is kept of it", async () => {
    const helper = await signedUp();
    const before = await stored();
    expect(await add(helper, { title: "", description: " " })).toMatchObject({
      status: 400,
      body: { title: EMPTY, description: EMPTY },
    });
    expect((await helper.api("POST", PATH, {})).body).toEqual({ title: EMPTY, description: EMPTY });
    const said = await helper.api("POST", PATH, {}, { "Accept-Language": "en" });
    expect(said.body.title).toEqual(["Fill in title and description"]);
    expect((await add(helper, { title: "a".repeat(101) })).body).toEqual({ title: ["Maximaal 100 tekens."] });
    expect((await add(helper, { images: [aPng(), "<svg/>"] })).body).toEqual({
      images: ["Gebruik een JPEG-, PNG- of WebP-bestand."],
    });
    expect((await add(helper, { images: pngs(11) })).body).toEqual({ images: ["Maximaal 10 foto's."] });
    expect(await stored()).toBe(before);
    expect((await profileOf(helper)).workexperience_count).toBe(0);
  });
});

describe("changing a project", () => {
  it("keeps all pictures unless it says which, and puts new ones behind them", async () => {
    const helper = await signedUp();
    const made = await add(helper, { images: pngs(3) });
    const before = await stored();
    const all = await change(helper, made.body.id, { title: "Anders" });
    expect([all.status, all.body.title, idsOf(all)]).toEqual([200, "Anders", idsOf(made)]);
    const [first, , third] = idsOf(made);
    const some = await change(helper, made.body.id, { keep: [Number(third), Number(first)], images: pngs(1) });
    expect(idsOf(some).slice(0, 2)).toEqual([third, first]);
    expect(idsOf(some)).toHaveLength(3);
    expect(await stored()).toBe(before);
    const none = await change(helper, made.body.id, { keep: [""] });
    expect(idsOf(none)).toEqual([]);
    expect(await stored()).toBe(before - 3);
  });

  it("says what its pictures show: of the kept ones in their new order, then of the new", async () => {
    const helper = await signedUp();
    const made = await add(helper, { images: pngs(2), alts: ["Het oude bad", ""] });
    expect(altsOf(made)).toEqual(["Het oude bad", null]);
    const same = await change(helper, made.body.id, { title: "Anders" });
    expect(altsOf(same)).toEqual(["Het oude bad", null]);
    const keep = idsOf(made).toReversed();
    const turned = await change(helper, made.body.id, { keep, images: pngs(1), alts: ["Het nieuwe bad"] });
    expect([altsOf(turned), idsOf(turned).slice(0, 2)]).toEqual([["Het nieuwe bad", "Het oude bad", null], keep]);
    const more = await change(helper, made.body.id, { images: pngs(1), alts: ["Een", "Twee", "Drie", "Vier"] });
    expect(altsOf(more)).toEqual(["Een", "Twee", "Drie", "Vier"]);
    expect((await change(helper, made.body.id, { alts: ["a".repeat(201)] })).body).toEqual({
      alts: ["Maximaal 200 tekens."],
    });
  });

  it("knows the pictures of the project alone, and never more than ten", async () => {
    const helper = await signedUp();
    const [made, other] = [await add(helper, { images: pngs(9) }), await add(helper, { images: pngs(1) })];
    const before = await stored();
    expect((await change(helper, made.body.id, { keep: idsOf(other) })).body).toEqual({
      image_ids: ["Ongeldige waarde."],
    });
    expect((await change(helper, made.body.id, { images: pngs(2) })).body).toEqual({
      images: ["Maximaal 10 foto's."],
    });
    expect(await stored()).toBe(before);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => change(helper, made.body.id, { images: pngs(1) })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400, 400]);
    expect((await profileOf(helper)).workexperience[1].work_experience_image).toHaveLength(10);
    expect(await stored()).toBe(before + 1);
  });

  it("is for its owner", async () => {
    const [helper, other] = [await signedUp(), await signedUp()];
    const { body } = await add(helper);
    expect(await change(other, body.id)).toMatchObject({ status: 403, body: { code: "permission_denied" } });
    expect((await change(other, 999_999_999)).status).toBe(404);
    expect((await change(helper, body.id, { title: "" })).body).toEqual({ title: EMPTY });
    expect((await other.api("DELETE", `${PATH}${body.id}/`)).status).toBe(403);
    expect((await other.api("DELETE", `${PATH}x/`)).status).toBe(404);
  });
});

describe("the order of projects", () => {
  it("is that of their owner, with what is new on top", async () => {
    const helper = await signedUp();
    const titles = ["Een", "Twee", "Drie"];
    const made: number[] = [];
    for (const title of titles) made.push((await add(helper, { title })).body.id);
    const [one, two, three] = made;
    const { status, body } = await helper.api("PUT", PATH, { ids: [two, three, one] });
    expect([status, body.workexperience.map(({ id }: { id: number }) => id)]).toEqual([200, [two, three, one]]);
    await add(helper, { title: "Vier" });
    const shown = (await profileOf(helper)).workexperience.map(({ title }: { title: string }) => title);
    expect(shown).toEqual(["Vier", "Twee", "Drie", "Een"]);
  });

  it("is of one's own projects alone", async () => {
    const [helper, other] = [await signedUp(), await signedUp()];
    const { body } = await add(other);
    expect(await helper.api("PUT", PATH, { ids: [body.id] })).toMatchObject({
      status: 400,
      body: { ids: ["Ongeldige waarde."] },
    });
    expect((await helper.api("PUT", PATH, {})).body).toEqual({ ids: ["Dit veld is verplicht."] });
    expect((await visitor.api("PUT", PATH, { ids: [] })).status).toBe(401);
  });
});

describe("removing a project", () => {
  it("takes its pictures out of the store", async () => {
    const helper = await signedUp();
    const before = await stored();
    const { body } = await add(helper, { images: pngs(2) });
    const { uri } = body.work_experience_image[0];
    expect((await visitor.api("GET", uri)).status).toBe(200);
    expect(await helper.api("DELETE", `${PATH}${body.id}/`)).toMatchObject({ status: 204, body: null });
    expect(await stored()).toBe(before);
    expect((await visitor.api("GET", uri)).status).toBe(404);
    expect((await profileOf(helper)).workexperience_count).toBe(0);
    expect((await helper.api("DELETE", `${PATH}${body.id}/`)).status).toBe(404);
  });
});
