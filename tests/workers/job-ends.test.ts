import { describe, expect, it } from "vitest";
import { aDecision, anAdmin, appeal, decideAppeal, job as jobThing } from "./admin-fixtures";
import { browserOf, textOf } from "./browser";
import { aPaidDeal } from "./money";

const EN = { "Accept-Language": "en" };

describe("a deal that ended because our team took the job down", () => {
  it("after an appeal both read that the job was put back", async () => {
    const deal = await aPaidDeal(6000);
    const { id } = await aDecision(await anAdmin(), jobThing(deal.job));
    for (const person of [deal.owner, deal.helper]) {
      const page = textOf(await (await browserOf(person)).get(`/task/${deal.job}`));
      expect(page).toContain("Ons team heeft ‘Kraan lekt’ weggehaald.");
      expect(page).not.toContain("verwijderd");
    }
    await appeal(deal.owner, id);
    await decideAppeal(await anAdmin(), id, "overturned");
    for (const person of [deal.owner, deal.helper]) {
      const browser = await browserOf(person);
      const page = textOf(await browser.get(`/task/${deal.job}`));
      expect(page).toContain("Ons team heeft ‘Kraan lekt’ weggehaald.");
      expect(page).toContain("Daarna heeft ons team de klus teruggezet.");
      expect(page).not.toContain("verwijderd");
      const english = textOf(await browser.get(`/task/${deal.job}?lng=en`, EN));
      expect(english).toContain("Our team has taken ‘Kraan lekt’ down.");
      expect(english).toContain("Later our team put the job back.");
      expect(english).not.toContain("deleted");
    }
  });
});
