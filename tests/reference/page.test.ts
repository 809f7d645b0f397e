import { describe, expect, it } from "vitest";
import { publicCalls, templateOf } from "../../workers/api/reference/calls";
import { openApiOf } from "../../workers/api/reference/document";
import { pageOf } from "../../workers/api/reference/page";
import { invalidIn } from "../e2e/valid-html";

const document = openApiOf({ origin: "https://buurklusser.test", version: "1.0.0" });
describe.each(["nl", "en"] as const)("the reference in %s", (language) => {
  const page = pageOf(document, language);

  it("is valid HTML", async () => {
    expect(await invalidIn(page)).toEqual([]);
  });

  it("needs no script and loads nothing", () => {
    expect(page).not.toMatch(/<script|\son\w+=|javascript:|<link|<img|@import|url\(/i);
    expect(page).toContain(`<html lang="${language}">`);
  });

  it("shows every call, with a way to it from the contents", () => {
    for (const { id, call } of publicCalls()) {
      const anchor = id.replace(".", "-");
      expect(page).toContain(`<article id="${anchor}"`);
      expect(page).toContain(`href="#${anchor}"`);
      expect(page).toContain(`<code>${templateOf(call.path)}</code>`);
    }
  });

  it("leads nowhere that is not there", () => {
    const ids = new Set([...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    const aims = [...page.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    expect(aims.filter((id) => !ids.has(id))).toEqual([]);
  });
});
