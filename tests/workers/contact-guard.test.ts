import { describe, expect, it } from "vitest";
import { aPng } from "../pictures";
import { DRAFT } from "./a-draft";
import { browserOf, textOf } from "./browser";
import { PASSWORD, type Person, signedUp, visitor } from "./client";
import { insertAcceptedBid } from "./rows";
import { aBid, neighbours, setJob } from "./world";

const NUMBER = "06 - 12 34 56 78";
const TO_CHANGE = `Pas dit aan: “${NUMBER}”`;
const SENTENCE =
  "Het is niet toegestaan om telefoonnummers of websites in je reactie te zetten. Je kunt vrij chatten nadat je bod is geaccepteerd";
const notOn = (...fields: string[]) => ({
  status: 400,
  body: Object.fromEntries(fields.map((field) => [field, [SENTENCE, TO_CHANGE]])),
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
    expect(refused).toMatchObject(notOn("title", "description", "special_requirements"));
    expect((await placer.api("GET", "/api/job/mine/")).body.count).toBe(0);
    const told = { ...DRAFT, location_details: `Bel ${NUMBER} bij de slagboom` };
    expect(await placer.api("POST", "/api/job/single/", told)).toMatchObject({ status: 201 });
  });

  it("are refused at changing", async () => {
    const { placer, helper, job } = await neighbours();
    const refused = await placer.api("PUT", `/api/job/single/${job}/`, { ...DRAFT, ...loose });
    expect(refused).toMatchObject(notOn("title", "description", "special_requirements"));
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
    const message = `Bel me op ${NUMBER}`;
    const body = { job_id: job, amount: "60", message };
    expect(await helper.api("POST", "/api/bid/", body)).toMatchObject(notOn("message"));
    const bid = await aBid(helper, job);
    const change = { bid_id: bid.id, amount: "70", message };
    expect(await helper.api("PUT", "/api/bid/", change)).toMatchObject(notOn("message"));
    expect((await helper.api("GET", "/api/bid/")).body.results).toMatchObject([{ amount: "60.00" }]);
    expect(await helper.api("PUT", "/api/bid/", { ...change, message: "x".repeat(1001) + NUMBER })).toMatchObject({
      body: { message: ["Maximaal 1000 tekens."] },
    });
  });

  it("are refused without a number when they ask to go on elsewhere", async () => {
    const { helper, job } = await neighbours();
    const body = { job_id: job, amount: "60", message: "Ik kan morgen. App me op WhatsApp." };
    expect(await helper.api("POST", "/api/bid/", body)).toMatchObject({
      status: 400,
      body: { message: [SENTENCE, "Pas dit aan: “App me op WhatsApp”"] },
    });
    const question = await helper.api("POST", `/api/job/single/${job}/comment/`, { comment: "Stuur me een appje" });
    expect(question).toMatchObject({ status: 400, body: { comment: [SENTENCE, "Pas dit aan: “Stuur me een appje”"] } });
  });

  it("are told beside the field on its page", async () => {
    const { helper, job } = await neighbours();
    const fields = { amount: "60", message: `Bel me op ${NUMBER}`, intent: "place" };
    const page = await (await browserOf(helper)).post(`/task/${job}/bod`, fields);
    expect(page.status).toBe(422);
    expect(page.html).toMatch(/<textarea[^>]*aria-invalid="true"/);
    expect(textOf(page)).toContain(TO_CHANGE);
    expect(page.html).toContain(`Bel me op ${NUMBER}`);
  });
});

describe("contact details in other texts that strangers read", () => {
  it("are refused in the name, function title and bio of a person", async () => {
    const person = await signedUp();
    const said = { name: `Jan ${NUMBER}`, function_title: `Bel ${NUMBER}`, bio: `Bel ${NUMBER}` };
    expect(await person.api("PATCH", "/api/user/data/", said)).toMatchObject(notOn(...Object.keys(said)));
    const email = "guarded@example.test";
    const account = { email, password: PASSWORD, first_name: NUMBER, last_name: `Jansen ${NUMBER}` };
    expect(await visitor.api("POST", "/api/auth/users/", account)).toMatchObject(notOn("first_name", "last_name"));
  });

  it("are refused in the name of a business, of which numbers and sites are part", async () => {
    const person = await signedUp();
    const business = {
      kvk: "12345678",
      vat: "NL123456782B01",
      address: "Dam 1, Amsterdam",
      email: "bouw@example.test",
    };
    const named = (company: string) =>
      person.api("PATCH", "/api/user/data/", { business: true, business_details: { ...business, company } });
    expect(await named(`Bouw ${NUMBER}`)).toMatchObject({ status: 400 });
    for (const company of ["Klussen.nl B.V.", "Bouw 2000", "Klus 24/7"]) {
      expect([company, (await named(company)).status]).toEqual([company, 200]);
    }
  });

  it("are refused in a review and its reply", async () => {
    const { placer, helper, job } = await neighbours();
    await insertAcceptedBid(job, placer.id, helper.id);
    await setJob(job, "solved");
    const write = (by: Person, text: string) => by.api("POST", "/api/user/review/", { job, rating: 5, text });
    expect(await write(placer, `Bel hem: ${NUMBER}`)).toMatchObject(notOn("text"));
    const { body } = await write(placer, "Fijn gewerkt.");
    await write(helper, "Fijne klus.");
    const reply = await helper.api("POST", `/api/user/review/${body.id}/reply/`, { reply: `Bel ${NUMBER}` });
    expect(reply).toMatchObject(notOn("reply"));
  });

  it("are refused in a project, and in what its photos and those of a job show", async () => {
    const { placer, helper, job } = await neighbours();
    const photos = (fields: Record<string, string>) => {
      const body = new FormData();
      for (const [name, value] of Object.entries(fields)) body.append(name, value);
      body.append("images[]", new File([aPng()], "foto.png"));
      return body;
    };
    const project = { title: `Bel ${NUMBER}`, description: `Bel ${NUMBER}`, alts: `Bel ${NUMBER}` };
    const refused = await helper.api("POST", "/api/user/workexperience/", photos(project));
    expect(refused.status).toBe(400);
    expect(refused.body).toMatchObject(notOn("title", "description").body);
    expect(JSON.stringify(refused.body.alts)).toContain(SENTENCE);
    const added = await placer.api("POST", "/api/job/images/", photos({ job_id: String(job), alts: `Bel ${NUMBER}` }));
    expect(JSON.stringify(added)).toContain(SENTENCE);
  });

  it("are told beside the photos of a job that is posted, and what was typed stays", async () => {
    const browser = await browserOf(await signedUp());
    const draft = `/post-job/${crypto.randomUUID()}`;
    await browser.post(draft, { title: "Kast" });
    await browser.post(`${draft}/locatie`, { zipcode: "1012AB" });
    const form = new FormData();
    form.set("intent", "add");
    form.set("images", new File([aPng()], "kast.png"));
    await browser.post(`${draft}/details`, form);
    const [, id] = /name="alt-([^"]+)"/.exec((await browser.get(`${draft}/details`)).html) ?? [];
    const page = await browser.post(`${draft}/details`, {
      description: "Kast ophangen",
      [`alt-${id}`]: `Bel ${NUMBER}`,
      intent: "next",
    });
    expect(page.status).toBe(422);
    expect(textOf(page)).toContain(
      `kast.png: Zet hier geen telefoonnummer, e-mailadres, website, accountnaam of verzoek om te appen.`,
    );
    expect(page.html).toContain(`value="Bel ${NUMBER}"`);
  });
});
