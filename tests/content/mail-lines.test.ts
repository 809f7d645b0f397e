import { expect, it } from "vitest";
import { MAILS } from "~/content/mails";

const lines = Object.entries(MAILS).flatMap(([template, languages]) =>
  Object.entries(languages).flatMap(([language, { subject, lines, more }]) =>
    [subject, ...lines, ...(more ?? []).map(({ line }) => line)].map((line) => ({ template, language, line })),
  ),
);

it("every line of a mail is one paragraph, without code: no line break, no double straight quote", () => {
  expect(lines.length).toBeGreaterThan(100);
  expect(lines.filter(({ line }) => /["\n]/.test(line))).toEqual([]);
});
