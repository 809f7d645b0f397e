import { expect, it } from "vitest";
import { DRAFT } from "./a-draft";
import { browserOf, textOf } from "./browser";
import { dayAhead, neighbours } from "./world";

it("a new day of more than a year ahead is refused beside the field; the stored day stays", async () => {
  const { placer, job } = await neighbours();
  const browser = await browserOf(placer);
  const save = (execution_date: string, more = {}) =>
    browser.post(`/task/${job}/bewerken`, { ...DRAFT, category: "1", execution_date, ...more, intent: "save" });
  const stored = async () => (await placer.api("GET", `/api/job/single/${job}/`)).body.execution_date;

  const refused = await save(dayAhead(366), { title: "" });
  expect(refused.status).toBe(422);
  expect(textOf(refused)).toContain("Dit is meer dan 365 dagen weg. Klopt het jaartal?");
  expect(textOf(refused)).toContain("Vul een titel in");
  expect(refused.html).toContain(`value="${dayAhead(366)}"`);
  expect(await stored()).toBeNull();
  expect((await save(dayAhead(365))).status).toBe(303);

  const far = { ...DRAFT, execution_date: dayAhead(400) };
  expect((await placer.api("PUT", `/api/job/single/${job}/`, far)).status).toBe(200);
  expect((await save(dayAhead(401))).status).toBe(422);
  expect((await save(dayAhead(400), { title: "Kast" })).status).toBe(303);
  expect(await stored()).toBe(dayAhead(400));
});
