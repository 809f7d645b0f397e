import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

const DRAWERS = ["utils", "util", "helpers", "helper", "lib", "libs", "common", "misc", "services"];
const project = path.join(import.meta.dirname, "..", "..");

it("names folders and files after what they hold", () => {
  const names = ["app", "workers", "scripts", "stories", "tests", ".storybook"].filter(exists).flatMap(everythingIn);
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name) => DRAWERS.includes(path.parse(name).name))).toEqual([]);
});

function exists(folder: string) {
  return existsSync(path.join(project, folder));
}

function everythingIn(folder: string) {
  return readdirSync(path.join(project, folder), { recursive: true, encoding: "utf8" }).map((name) =>
    path.join(folder, name),
  );
}
