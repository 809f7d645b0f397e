import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { contract } from "~/api/contract";
import { posted } from "./a-job";
import { signedUp, visitor } from "./client";

const DRAFT = {
  title: "Kast in elkaar zetten",
  description: "Een PAX van twee meter.",
  zipcode: "1012 ab",
  budget: "60,00",
  category: 1,
  location_details: "Derde verdieping, bel 4",
};

const jobs = () => env.DB.prepare("SELECT count(*) AS n FROM job").first<number>("n");
const stored = async () => (await env.MEDIA.list()).objects.length;

describe("posting a job", () => {
  it("makes an open job, in the list at once", async () => {
    const placer = await signedUp();
    const { status, body } = await placer.api("POST", "/api/job/single/", DRAFT);
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

  it("tells all fields at fault at once and stores nothing", async () => {
    const placer = await signedUp();
    const before = [await jobs(), await stored()];
    const { status, body } = await placer.api("POST", "/api/job/single/", { ...DRAFT, title: " ", zipcode: "1234AB" });
    expect(status).toBe(400);
    expect(body).toEqual({ title: ["Dit veld is verplicht."], zipcode: ["Deze postcode bestaat niet."] });
    expect([await jobs(), await stored()]).toEqual(before);
  });
});

describe("one job", () => {
  it("shows its address and its end to its owner alone", async () => {
    const [placer, other] = [await signedUp(), await signedUp()];
    const id = await posted(placer.id, { location_details: "Bel 4" });
    const find = async (who: { api: typeof placer.api }) => (await who.api("GET", `/api/job/single/${id}/`)).body;
    expect((await find(placer)).location_details).toBe("Bel 4");
    expect((await find(other)).location_details).toBeNull();
    expect((await find(visitor)).location_details).toBeNull();
    expect((await find(visitor)).owner.name).toBe("Petra V.");
  });
});
