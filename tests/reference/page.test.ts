import { describe, expect, it } from "vitest";
import { publicCalls, templateOf } from "../../workers/api/reference/calls";
import { openApiOf } from "../../workers/api/reference/document";
import { pageOf, SCHEMAS } from "../../workers/api/reference/page";
import { invalidIn } from "../e2e/valid-html";

const MAX_CHARACTERS = 345_000;

const document = openApiOf({ origin: "https://buurklusser.test", version: "1.0.0" });
const groups = [...new Set(publicCalls().map(({ group }) => group)), SCHEMAS];

describe.each(["nl", "en"] as const)("the reference in %s", (language) => {
  const contents = pageOf(document, language, "");
  const pages = new Map([
    ["", contents],
    ...groups.map((group) => [group, pageOf(document, language, group)] as const),
  ]);

  it.each([...pages])("is valid, small and without script (%s)", async (_, page) => {
    expect(await invalidIn(page)).toEqual([]);
    expect(page).not.toMatch(/<script|\son\w+=|javascript:|<link|<img|@import|url\(/i);
    expect(page).toContain(`<html lang="${language}">`);
    expect(page.length).toBeLessThan(MAX_CHARACTERS);
  });

  it("shows every call on the page of its group, with a way to it from the contents", () => {
    for (const { id, group, call } of publicCalls()) {
      const anchor = id.replace(".", "-");
      expect(contents).toContain(`href="?group=${group}#${anchor}"`);
      // Links from before there were groups point here.
      expect(contents).toContain(`<li id="${anchor}"`);
      expect(pages.get(group)).toContain(`<article id="${anchor}"`);
      expect(pages.get(group)).toContain(`<code>${templateOf(call.path)}</code>`);
    }
  });

  it.each([...pages])("leads nowhere that is not there (%s)", (own, page) => {
    const ids = new Map(
      [...pages].map(([group, text]) => [group, new Set([...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))]),
    );
    const aims = [...page.matchAll(/href="(?:\?group=([^"#]+))?#([^"]+)"/g)];
    expect(aims.filter(([, group = own, id]) => !ids.get(group)?.has(id))).toEqual([]);
  });

  it("shows the contents for a group that does not exist", () => {
    expect(pageOf(document, language, "iets")).toBe(contents);
  });
});
