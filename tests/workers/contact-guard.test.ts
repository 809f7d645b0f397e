import { describe, expect, it } from "vitest";
import { DRAFT } from "./a-draft";
import { browserOf, textOf } from "./browser";
import { signedUp } from "./client";
import { aBid, neighbours } from "./world";

const NUMBER = "06 - 12 34 56 78";
const BARRED = "Het is niet toegestaan om telefoonnummers of websites in je reactie te zetten.";
const TO_CHANGE = `Pas dit aan: “${NUMBER}”`;
const refusedOn = (...fields: string[]) => ({
  status: 400,
  body: Object.fromEntries(fields.map((field) => [field, [expect.stringContaining(BARRED), TO_CHANGE]])),
});

describe("contact details in the public texts of a job", () => {
  const loose = {
    title: `Bel ${NUMBER}`,
    description: `Bel: ${NUMBER}.`,
    special_requirements: `${NUMBER}, na zes uur`,
  };

  it("are refused at posting, with the words to change, and nothing is stored", async () => {
    const placer = await signedUp();
    const refused = await placer.api("POST", "/api/job/single/", { ...DRAFT, ...loose });
    expect(refused).toMatchObject(refusedOn("title", "description", "special_requirements"));
    expect((await placer.api("GET", "/api/job/mine/")).body.count).toBe(0);
    const told = { ...DRAFT, location_details: `Bel ${NUMBER} bij de slagboom` };
    expect(await placer.api("POST", "/api/job/single/", told)).toMatchObject({ status: 201 });
  });

  it("are refused at changing", async () => {
    const { placer, helper, job } = await neighbours();
    const refused = await placer.api("PUT", `/api/job/single/${job}/`, { ...DRAFT, ...loose });
    expect(refused).toMatchObject(refusedOn("title", "description", "special_requirements"));
    expect(await helper.api("PUT", `/api/job/single/${job}/`, { ...DRAFT, ...loose })).toMatchObject({ status: 403 });
  });

  it("are told beside the field of a step, and on the page that changes a job", async () => {
    const { placer, job } = await neighbours();
    const browser = await browserOf(placer);
    const draft = `/post-job/${crypto.randomUUID()}`;
    await browser.post(draft, { title: "Kast" });
    await browser.post(`${draft}/locatie`, { zipcode: "1012AB" });
    const forms: [string, Record<string, string>][] = [
      [`${draft}/details`, { description: loose.description, intent: "next" }],
      [`${draft}/details`, { description: "Kast", special_requirements: loose.special_requirements, intent: "next" }],
      [draft, { title: loose.title }],
      [`/task/${job}/bewerken`, { ...DRAFT, category: "1", description: loose.description, intent: "save" }],
    ];
    for (const [path, fields] of forms) {
      const page = await browser.post(path, fields);
      expect([path, page.status]).toEqual([path, 422]);
      expect(page.html).toMatch(/aria-invalid="true"/);
      expect(textOf(page)).toContain(TO_CHANGE);
    }
    expect((await browser.get(`${draft}/budget`)).to).toBe(`${draft}?nakijken`);
  });
});

describe("contact details in the message of a bid", () => {
  it("are refused at placing and at changing", async () => {
    const { helper, job } = await neighbours();
    const message = `App me op ${NUMBER}`;
    const body = { job_id: job, amount: "60", message };
    expect(await helper.api("POST", "/api/bid/", body)).toMatchObject(refusedOn("message"));
    const bid = await aBid(helper, job);
    const change = { bid_id: bid.id, amount: "70", message };
    expect(await helper.api("PUT", "/api/bid/", change)).toMatchObject(refusedOn("message"));
    expect((await helper.api("GET", "/api/bid/")).body.results).toMatchObject([{ amount: "60.00" }]);
    expect(await helper.api("PUT", "/api/bid/", { ...change, message: "x".repeat(1001) + NUMBER })).toMatchObject({
      body: { message: ["Maximaal 1000 tekens."] },
    });
  });

  it("are told beside the field on its page", async () => {
    const { helper, job } = await neighbours();
    const fields = { amount: "60", message: `App me op ${NUMBER}`, intent: "place" };
    const page = await (await browserOf(helper)).post(`/task/${job}/bod`, fields);
    expect(page.status).toBe(422);
    expect(page.html).toMatch(/<textarea[^>]*aria-invalid="true"/);
    expect(textOf(page)).toContain(TO_CHANGE);
    expect(page.html).toContain(`App me op ${NUMBER}`);
  });
});
