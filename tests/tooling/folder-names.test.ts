import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

const DRAWERS = ["utils", "util", "helpers", "helper", "lib", "libs", "common", "misc", "services"];
const project = path.join(import.meta.dirname, "..", "..");

it("names folders after what they hold", () => {
  const folders = ["app", "workers", "scripts", "stories", "tests", ".storybook"].filter(exists).flatMap(foldersIn);
  expect(folders.length).toBeGreaterThan(20);
  expect(folders.filter((folder) => DRAWERS.includes(path.basename(folder)))).toEqual([]);
});

function exists(folder: string) {
  return existsSync(path.join(project, folder));
}

function foldersIn(folder: string): string[] {
  const entries = readdirSync(path.join(project, folder), { withFileTypes: true });
  const inside = entries.filter((entry) => entry.isDirectory()).map((entry) => path.join(folder, entry.name));
  return [...inside, ...inside.flatMap(foldersIn)];
}
