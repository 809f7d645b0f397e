import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { JOB_ADDITION_NAMES } from "~/domain/job-additions";

const project = path.join(import.meta.dirname, "..", "..");
const read = (file: string) => readFileSync(path.join(project, file), "utf8");

const filesIn = (folder: string) =>
  readdirSync(path.join(project, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(?:tsx?|sql)$/.test(file))
    .map((file) => path.join(folder, file));

/** The files and folders that CONTRIBUTING.md names in the steps of a field. */
function listed(): string[] {
  const [, section = ""] = /^## A field of a job\n([^]*?)^## /m.exec(read("CONTRIBUTING.md")) ?? [];
  const steps = section.split("\n").filter((line) => /^(?:\d\.| )/.test(line));
  return steps.flatMap((line) => [...line.matchAll(/`([\w.-]+\/[\w./-]*)`/g)].map(([, place = ""]) => place));
}

it.each(JOB_ADDITION_NAMES)("%s of a job stands in no other files than those CONTRIBUTING.md lists", (name) => {
  const files = ["app", "migrations", "workers"].flatMap(filesIn).filter((file) => read(file).includes(name));
  const places = listed();
  expect(places.length).toBe(5);
  expect(files.filter((file) => !places.some((place) => file.startsWith(place)))).toEqual([]);
  expect(files.length).toBeLessThan(10);
});
