import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { MAILS } from "~/content/mails";

const stories = globSync("stories/mails/*.stories.tsx").map((file) => readFileSync(file, "utf8"));

it.each(Object.keys(MAILS))("the mail %s has a story", (template) => {
  expect(stories.join("")).toContain(`isWritten("${template}")`);
});
