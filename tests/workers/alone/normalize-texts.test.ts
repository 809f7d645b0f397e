import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { runTaskOfParts } from "../../../workers/api/tasks/cron";
import { signedUp, visitor } from "../client";
import { insertJob } from "../rows";

const apart = (text: string) => text.normalize("NFD");
const textOf = async (sql: string, id: number) => Object.values((await env.DB.prepare(sql).bind(id).first()) ?? {})[0];

it("letters that were stored in parts become one, and are found", async () => {
  const people = [];
  for (let n = 0; n < 3; n++) people.push(await signedUp({ name: "Zoe" }));
  const [first] = people;
  if (!first) throw new Error("nobody");
  await env.DB.prepare("UPDATE user SET name = ?1, bio = ?1 WHERE id = ?2").bind(apart("Zoë Crêpe"), first.id).run();
  const job = await insertJob(first.id, { title: apart("Crème poetsen"), description: apart("Één uur.") });
  const plain = await insertJob(first.id, { title: "Schuur opruimen" });
  await env.DB.prepare("INSERT INTO text_sweep VALUES ('job', 0, ?), ('user', 0, ?)").bind(plain, first.id).run();
  expect(await runTaskOfParts(env.DB, Date.now(), "index")).toBeGreaterThan(0);
  expect(await textOf("SELECT title FROM job WHERE id = ?", job)).toBe("Crème poetsen");
  expect(await textOf("SELECT description FROM job WHERE id = ?", job)).toBe("Één uur.");
  expect(await textOf("SELECT title FROM job WHERE id = ?", plain)).toBe("Schuur opruimen");
  expect(await textOf("SELECT name || bio FROM user WHERE id = ?", first.id)).toBe("Zoë CrêpeZoë Crêpe");
  expect(await textOf("SELECT count(*) FROM text_sweep WHERE 1 = 1 OR ?", 0)).toBe(0);
  const { body } = await visitor.api("GET", `/api/job/list/?${new URLSearchParams({ search: "crème" })}`);
  expect(body.results.map(({ id }: { id: number }) => id)).toEqual([job]);
});
