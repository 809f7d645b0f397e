import { describe, expect, it } from "vitest";
import { FIELD_MESSAGES } from "~/api/field-messages";
import enArticles from "~/content/en";
import { MAILS } from "~/content/mails";
import nlArticles from "~/content/nl";
import { fixedT, textsIn } from "~/locales";
import en from "~/locales/en/fields";
import nl from "~/locales/nl/fields";

const stringsIn = (texts: unknown): string[] =>
  typeof texts === "string" ? [texts] : Object.values(texts ?? {}).flatMap(stringsIn);

describe.each(["nl", "en"] as const)("in %s", (language) => {
  const jobs = fixedT(language, "jobs");
  const messages = fixedT(language, "messages");

  it("an apostrophe is curly", () => {
    const said = [
      textsIn(language).getDataByLanguage(language),
      { nl: nlArticles, en: enArticles }[language],
      Object.values(MAILS),
      Object.entries(FIELD_MESSAGES).filter(([key]) => key.endsWith("page")),
    ];
    const straight = /\p{L}'\p{L}|(?<!\p{L})'[knst]\b/u;
    expect(stringsIn(said).length).toBeGreaterThan(1000);
    expect(stringsIn(said).filter((text) => straight.test(text))).toEqual([]);
  });

  it("one review is one review", () => {
    for (const said of [
      (count: number) => jobs("job.rating", { rating: "5", count }),
      (count: number) => messages("chat.rating", { rating: "5", count }),
    ]) {
      expect(said(1)).toMatch(/ 1 (beoordeling|review)$/);
      expect(said(2)).toMatch(/ 2 (beoordelingen|reviews)$/);
    }
  });

  it("a field has one label, where a job is posted as where it is changed", () => {
    const posting = fixedT(language, "posting");
    const { label: field } = { nl, en }[language];
    expect([posting("title.title"), jobs("edit.name")]).toEqual([field.title, field.title]);
    expect([posting("details.description"), jobs("edit.text")]).toEqual([field.description, field.description]);
    expect([posting("details.category"), jobs("edit.kind")]).toEqual([field.category, field.category]);
  });
});
