import { describe, expect, it } from "vitest";
import { JOB_ADDITIONS } from "~/domain/jobs/job-additions";
import { browserOf, textOf } from "./browser";
import { mailsOf, type Person, signedUp } from "./client";
import { aBid, accepted, neighbours, notificationTypesOf } from "./world";

const give = (who: Person, job: number, location_details: string | null) =>
  who.api("PUT", `/api/job/single/${job}/location/`, { location_details });
const read = async (who: Person, job: number) => (await who.api("GET", `/api/job/single/${job}/`)).body;

async function agreed() {
  const two = await neighbours();
  await accepted(two.placer, (await aBid(two.helper, two.job)).id);
  return two;
}

describe("the address of a job", () => {
  it("can be given after acceptance: the helper reads it and is notified once", async () => {
    const { placer, helper, job } = await agreed();
    expect((await read(helper, job)).location_details).toBeNull();
    expect((await give(placer, job, "Damrak 1, bel 2")).body.location_details).toBe("Damrak 1, bel 2");
    await give(placer, job, "Damrak 1, bel 2");
    expect((await read(helper, job)).location_details).toBe("Damrak 1, bel 2");
    expect((await notificationTypesOf(helper)).filter((type) => type === "job_address")).toHaveLength(1);
    expect((await read(await signedUp(), job)).location_details).toBeNull();
  });

  it("leaves a line in the chat, an entry of the timeline and a mail, without the address", async () => {
    const { placer, helper, job } = await agreed();
    await give(placer, job, "Damrak 1");
    await read(helper, job);
    await helper.api("POST", "/api/notifications/all/");
    await give(placer, job, "Damrak 2");
    await give(placer, job, null);
    const { events } = (await helper.api("GET", `/api/job/single/${job}/timeline/`)).body;
    const steps = events.filter(({ kind }: { kind: string }) => kind === "address");
    expect(steps.map(({ step, by }: { step: string; by: string }) => [step, by])).toEqual(
      ["given", "changed", "removed"].map((step) => [step, "owner"]),
    );
    const [{ chat_uri }] = (await helper.api("GET", "/api/bid/")).body.results;
    const { results } = (await helper.api("GET", `/api/chat/${chat_uri}/message/`)).body;
    const lines = results.filter(({ event }: { event: string | null }) => event === "deal");
    expect(lines.map(({ message }: { message: string }) => message)).toEqual([
      "Adres van de klus weggehaald.",
      "Adres van de klus veranderd. Bekijk het bij de klus.",
      "Adres gegeven. Het staat bij de klus.",
    ]);
    expect(JSON.stringify([events, results])).not.toContain("Damrak");
    const [mail] = await mailsOf(helper, "job_address_changed");
    expect(mail).toContain("veranderde het adres van");
    expect(mail).not.toContain("Damrak");
    expect(await mailsOf(helper, "job_address")).toHaveLength(1);
  });

  it("tells the placer that the helper hears of it", async () => {
    const { placer, job } = await agreed();
    const browser = await browserOf(placer);
    const page = `/task/${job}/adres`;
    const saved = async (location_details: string) => {
      await browser.post(page, { location_details });
      return textOf(await browser.get(`/task/${job}`));
    };
    expect(await saved("Damrak 1")).toMatch(/Het adres staat bij de klus\. .+ krijgt bericht/);
    expect(await saved("Damrak 1")).not.toContain("krijgt bericht");
  });

  it("that changes again before it was read is not another notification", async () => {
    const { placer, helper, job } = await agreed();
    for (const number of [1, 2, 3]) await give(placer, job, `Damrak ${number}`);
    const addresses = async () => (await notificationTypesOf(helper)).filter((type) => type === "job_address").length;
    expect(await addresses()).toBe(1);
    await helper.api("POST", "/api/notifications/all/");
    await give(placer, job, "Damrak 4");
    expect(await addresses()).toBe(2);
    const { results } = (await helper.api("GET", "/api/notifications/")).body;
    expect(results[0].title).toBe("Het adres van de klus is veranderd");
  });

  it("is hidden from the helper once the deal is cancelled, also if the job is deleted with it", async () => {
    for (const remove of ["false", "true"]) {
      const { placer, helper, job } = await agreed();
      await give(placer, job, "Damrak 1, bel 2");
      const cancelled = await placer.api("PATCH", `/api/job/single/${job}/?action=cancel&remove=${remove}`);
      expect(cancelled.status).toBe(200);
      expect((await read(helper, job)).location_details).toBeNull();
      expect((await read(placer, job)).location_details).toBe("Damrak 1, bel 2");
    }
  });

  it("is for the placer to give, until the work is approved", async () => {
    const { placer, helper, job } = await agreed();
    for (const who of [helper, await signedUp()]) expect((await give(who, job, "Elders 2")).status).toBe(403);
    await placer.api("PATCH", `/api/job/single/${job}/?action=solve`);
    expect(await give(placer, job, "Elders 2")).toMatchObject({ status: 409, body: { code: "transition" } });
  });

  it("has a length", async () => {
    const { placer, job } = await agreed();
    const { status, body } = await give(placer, job, "x".repeat(JOB_ADDITIONS.location_details.longest + 1));
    expect([status, Object.keys(body)]).toEqual([400, ["location_details"]]);
  });
});
