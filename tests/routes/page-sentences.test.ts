import { expect, it } from "vitest";
import { CODES, type Code } from "~/api/messages";
import { pageSentenceOf } from "~/api/page-sentences";

it("an error on a page never says to reload: that sends the form again", () => {
  for (const code of Object.keys(CODES) as Code[]) {
    expect(pageSentenceOf(code, "nl"), code).not.toMatch(/ververs/i);
    expect(pageSentenceOf(code, "en"), code).not.toMatch(/reload/i);
  }
});
