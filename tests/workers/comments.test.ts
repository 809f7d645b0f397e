import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { contract } from "~/api/contract";
import { browserOf, textOf } from "./browser";
import { PASSWORD, type Person, signedUp, visitor } from "./client";
import { insertAcceptedBid, insertJob } from "./rows";

const GUARDED =
  "Het is niet toegestaan om telefoonnummers of websites in je reactie te zetten. Je kunt vrij chatten nadat je bod is geaccepteerd";

const say = (who: Pick<Person, "api">, job: number, body: unknown) =>
  who.api("POST", `/api/job/single/${job}/comment/`, body);
const list = async (job: number, query = "") =>
  (await visitor.api("GET", `/api/job/single/${job}/comments/${query}`)).body;
const newsOf = async (user: number) =>
  (await env.DB.prepare("SELECT type, job_id FROM notification WHERE user_id = ?").bind(user).all()).results;
const close = (id: number, status: string) =>
  env.DB.prepare("UPDATE job SET status = ?, listed = 0 WHERE id = ?").bind(status, id).run();

async function aQuestion(): Promise<{ placer: Person; asker: Person; job: number; id: number }> {
  const [placer, asker] = [await signedUp(), await signedUp({ name: "Hassan Bakker" })];
  const job = await insertJob(placer.id);
  const { body } = await say(asker, job, { comment: "Is er een ladder?" });
  return { placer, asker, job, id: body.id };
}

describe("a question", () => {
  it("is there for everyone, and told to the owner", async () => {
    const { placer, asker, job, id } = await aQuestion();
    const { count, results } = await list(job);
    expect(contract.job.comments.answers[200].parse({ count, results })).toEqual({ count, results });
    expect(count).toBe(1);
    expect(results[0]).toMatchObject({
      id,
      comment: "Is er een ladder?",
      reply: null,
      replied_at: null,
      user: { id: asker.id, name: "Hassan B." },
    });
    expect(await newsOf(placer.id)).toEqual([{ type: "comment", job_id: job }]);
  });

  it("names the asker in the notification, while they have an account", async () => {
    const { placer, asker } = await aQuestion();
    const textOf = async () => (await placer.api("GET", "/api/notifications/")).body.results[0].text;
    expect(await textOf()).toContain("Hassan B.");
    await asker.api("PATCH", "/api/user/data/", { delete_account: true, password: PASSWORD });
    expect(await textOf()).toMatch(/^Buurtgenoot stelde een vraag/);
  });

  it("is refused with the parts to change when it holds contact details", async () => {
    const { asker, job } = await aQuestion();
    const comment = "Bel 06 - 12 34 56 78 of kijk op Mijn-Site.nl";
    expect(await say(asker, job, { comment })).toMatchObject({
      status: 400,
      body: { comment: [GUARDED, "Pas dit aan: “06 - 12 34 56 78”, “Mijn-Site.nl”"] },
    });
    expect((await list(job)).count).toBe(1);
    const page = await (await browserOf(asker)).post(`/task/${job}`, { intent: "ask", comment: "Mail cor@klus.nl" });
    expect(page.status).toBe(422);
    expect(textOf(page)).toMatch(
      /Zet geen telefoonnummer, e-mailadres, .* in je vraag\. .* Pas dit aan: “cor@klus\.nl”/,
    );
  });

  it.each([
    ["nothing", {}],
    ["a blank", { comment: "  " }],
  ])("says something: %s is refused", async (_what, body) => {
    const { asker, job } = await aQuestion();
    expect(await say(asker, job, body)).toMatchObject({ status: 400, body: { comment: ["Dit veld is verplicht."] } });
  });

  it("is kept exactly as it was sent", async () => {
    const { asker, job } = await aQuestion();
    const comment = "<b>Hoe</b> groot?\n\n2 m² & é";
    expect((await say(asker, job, { comment: ` ${comment} ` })).body.comment).toBe(comment);
  });

  it("comes from others than the owner, and not from who is blocked", async () => {
    const { placer, asker, job } = await aQuestion();
    expect(await say(placer, job, { comment: "Zelf" })).toMatchObject({ status: 403, body: { code: "own_job" } });
    await env.DB.prepare("INSERT INTO block VALUES (?, ?, 0)").bind(placer.id, asker.id).run();
    expect(await say(asker, job, {})).toMatchObject({ status: 403, body: { code: "blocked" } });
    expect((await say(visitor, job, { comment: "Hoi" })).status).toBe(401);
  });

  it("is asked while the job is open or reserved", async () => {
    const { asker, job } = await aQuestion();
    await close(job, "reserved");
    expect((await say(asker, job, { comment: "Nog iets" })).status).toBe(201);
    await close(job, "solved");
    expect((await say(asker, job, {})).status).toBe(400);
    expect(await say(asker, job, { comment: "Nog iets" })).toMatchObject({
      status: 409,
      body: { code: "job_not_open" },
    });
    await close(job, "deleted");
    expect((await say(asker, job, { comment: "Nog iets" })).status).toBe(410);
    expect((await say(asker, 999_999, { comment: "Nog iets" })).body.code).toBe("job_not_found");
  });

  it("stands on pages, oldest first", async () => {
    const { asker, job, id } = await aQuestion();
    await env.DB.prepare(
      `INSERT INTO comment (job_id, user_id, comment, created_at)
       WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 21) SELECT ?, ?, 'vraag ' || i, i FROM n`,
    )
      .bind(job, asker.id)
      .run();
    const [first, second] = [await list(job), await list(job, "?page=2")];
    expect([first.count, first.results.length, first.results[0].id]).toEqual([22, 20, id]);
    expect(second.results.map(({ comment }: { comment: string }) => comment)).toEqual(["vraag 20", "vraag 21"]);
    expect((await visitor.api("GET", `/api/job/single/${job}/comments/?page=0`)).status).toBe(400);
  });

  it("names who knows the other in full", async () => {
    const { placer, asker, job } = await aQuestion();
    await insertAcceptedBid(job, placer.id, asker.id);
    const { body } = await placer.api("GET", `/api/job/single/${job}/comments/`);
    expect(body.results[0].user.name).toBe("Hassan Bakker");
  });
});

describe("the mail about a question", () => {
  const mailOf = async ({ email }: Person, template: string): Promise<string> => {
    const { body } = await visitor.api("GET", `/api/dev/outbox/?to=${email}&template=${template}`);
    return (body.results[0]?.text ?? "").replace(/[\u2066-\u2069]/g, "");
  };

  it("names who asked, as the page does, and quotes the text; so does the answer", async () => {
    const { placer, asker, job, id } = await aQuestion();
    const asked = await mailOf(placer, "question");
    expect(asked).toMatch(/Hassan B\. wil iets weten.*‘Is er een ladder\?’/s);
    expect(asked).not.toContain("Bakker");
    expect(asked).toContain(`/task/${job}#vragen`);
    await say(placer, job, { commentId: id, reply: "Ja, in de schuur." });
    expect(await mailOf(asker, "answer")).toContain("‘Ja, in de schuur.’");
  });
});

describe("a reply", () => {
  it("is the owner's, there for everyone, and told to the asker", async () => {
    const { placer, asker, job, id } = await aQuestion();
    const { status, body } = await say(placer, job, { commentId: id, reply: "Ja, van vier meter." });
    expect(status).toBe(200);
    expect(body).toMatchObject({ id, reply: "Ja, van vier meter.", replied_at: expect.any(String) });
    expect(contract.job.say.answers[200].parse(body)).toEqual(body);
    expect((await list(job)).results[0].reply).toBe("Ja, van vier meter.");
    expect(await newsOf(asker.id)).toEqual([{ type: "reply", job_id: job }]);
  });

  it("refuses in the order of the contract", async () => {
    const { placer, asker, job, id } = await aQuestion();
    const elsewhere = (await aQuestion()).id;
    expect((await say(placer, job, { commentId: "x", reply: "Ja" })).body).toEqual({
      commentId: ["Ongeldige waarde."],
    });
    expect((await say(placer, job, { commentId: elsewhere, reply: "Ja" })).status).toBe(404);
    expect(await say(asker, job, { commentId: id })).toMatchObject({
      status: 403,
      body: { code: "permission_denied" },
    });
    expect((await say(placer, job, { commentId: id })).body).toEqual({ reply: ["Dit veld is verplicht."] });
    expect((await say(placer, job, { commentId: id, reply: "mail naam@site.nl" })).body.reply).toEqual([
      GUARDED,
      "Pas dit aan: “naam@site.nl”",
    ]);
    await say(placer, job, { commentId: id, reply: "Ja" });
    expect(await say(placer, job, { commentId: id, reply: "Nee" })).toMatchObject({
      status: 409,
      body: { code: "already_replied", detail: "Op deze vraag is al gereageerd." },
    });
  });

  it("is one, however many come at once", async () => {
    const { placer, asker, job, id } = await aQuestion();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => say(placer, job, { commentId: id, reply: `Antwoord ${at}` })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 19 }, () => 409)]);
    expect(await newsOf(asker.id)).toHaveLength(1);
  });

  it("is taken back by the owner, who may then reply again", async () => {
    const { placer, asker, job, id } = await aQuestion();
    await say(placer, job, { commentId: id, reply: "Ja" });
    const take = (who: Pick<Person, "api">, commentId: unknown) =>
      who.api("PATCH", `/api/job/single/${job}/comment/`, { commentId });
    expect((await take(asker, id)).status).toBe(403);
    expect((await take(placer, 999_999)).status).toBe(404);
    expect((await take(placer, undefined)).status).toBe(400);
    expect(await take(placer, id)).toMatchObject({ status: 200, body: { id, reply: null, replied_at: null } });
    expect((await say(placer, job, { commentId: id, reply: "Toch niet" })).status).toBe(200);
  });
});

describe("removing a question", () => {
  const remove = (who: Pick<Person, "api">, job: number, id: number) =>
    who.api("DELETE", `/api/job/single/${job}/comment/?commentId=${id}`);

  it("is for the owner and who asked it", async () => {
    const { placer, asker, job, id } = await aQuestion();
    const other = await signedUp();
    expect((await remove(visitor, job, id)).status).toBe(401);
    expect((await remove(other, job, id)).status).toBe(403);
    expect((await remove(placer, job, 999_999)).status).toBe(404);
    expect((await remove(asker, job, id)).status).toBe(204);
    expect((await list(job)).count).toBe(0);
    const { body } = await say(asker, job, { comment: "Toch een vraag" });
    const gone = await placer.api("DELETE", `/api/job/single/${job}/comment/`, { commentId: body.id });
    expect(gone.status).toBe(204);
  });
});
