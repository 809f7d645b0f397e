import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const ROOTS = [
  "app/locales/nl",
  "app/locales/en",
  ...["about", "automatic", "business", "faq", "how", "legal/privacy", "legal/terms"].map(
    (name) => `app/content/${name}`,
  ),
  ...["events", "mails", "notifications"].map((name) => `app/content/${name}`),
];

/** A number with the unit of a rule. Articles may count days freely. */
const RULE = /\b\d+(?:[.,]\d+)? ?(?:%|MB\b|(?:more )?(?:dag|day|uur\b|hour|min(?:uu)?t|foto|photo))/;

const files = ROOTS.flatMap((root) => readdirSync(root).map((name) => `${root}/${name}`));

it("no text repeats a number of a rule: it comes from the constant in app/domain", () => {
  const found = files.flatMap((file) =>
    readFileSync(file, "utf8")
      .split("\n")
      .filter((line) => RULE.test(line) && !/_(?:one|zero)\b/.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});
