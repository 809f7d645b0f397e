import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { root } from "../../scripts/local/settings.mjs";

const read = (file: string) => readFileSync(path.join(root, file), "utf8");

it("lists every decision by its title", () => {
  const records = readdirSync(path.join(root, "docs/decisions")).filter((name) => /^\d/.test(name));
  const lines = records.sort().map((name) => {
    const [, title] = /^# (.+)$/m.exec(read(`docs/decisions/${name}`)) ?? [];
    return `- [${name.slice(0, 3)}](${name}) ${title}`;
  });
  const listed = read("docs/decisions/README.md")
    .split("\n")
    .filter((line) => line.startsWith("- "));
  expect(listed).toEqual(lines);
});

it("leads who contributes to files that are there", () => {
  const text = read("CONTRIBUTING.md");
  const named = [...text.matchAll(/`((?:app|docs|migrations|stories|tests|workers)\/[^`]*)`/g)].map(
    ([, file = ""]) => file,
  );
  expect(named.length).toBeGreaterThan(20);
  // `<group>` stands for any name: only its parent folder is checked.
  const fixed = named.map((file) => file.replace(/[^/]*<.*/, ""));
  expect(fixed.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
});
