import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

const project = path.join(import.meta.dirname, "..", "..");
const CITING = ["app", "docs", "migrations", "scripts", "stories", "tests", "workers", ".storybook"];
const CITATION = /\b((?:decisions\/)?[\w-]+)\.md(?:#([\w-]+))?/g;

const read = (file: string) => readFileSync(path.join(project, file), "utf8");
const filesIn = (folder: string) =>
  readdirSync(path.join(project, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(?:tsx?|mjs|css|sql|md)$/.test(file))
    .map((file) => path.join(folder, file));

const headingsOf = (text: string) =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) =>
    heading
      .toLowerCase()
      .replace(/[^\w\- ]/g, "")
      .replaceAll(" ", "-"),
  );

const documents = new Map([
  ["README", headingsOf(read("README.md"))],
  ["CONTRIBUTING", headingsOf(read("CONTRIBUTING.md"))],
  ...filesIn("docs").map((file) => [path.relative("docs", file).slice(0, -3), headingsOf(read(file))] as const),
]);

const broken = (file: string) =>
  [...read(file).matchAll(CITATION)]
    .filter(([, name = "", heading]) => {
      const headings = documents.get(name) ?? documents.get(`decisions/${name}`);
      return !headings || (heading !== undefined && !headings.includes(heading));
    })
    .map(([citation]) => `${file}: ${citation}`);

it("cites documents of the repository, and headings that they have", () => {
  expect([...CITING.flatMap(filesIn), "README.md", "CONTRIBUTING.md"].flatMap(broken)).toEqual([]);
});

const PATH = /`((?:app|docs|migrations|scripts|stories|tests|workers|\.storybook)\/[^`\s]*)`/g;
/** Named by decisions that removed them. */
const REMOVED = ["workers/api/texts"];

/** Of a pattern (`app/content/mails/<subject>.ts`), the folder above its first placeholder. */
const exists = (named: string) => existsSync(path.join(project, named.replace(/[^/]*[<*].*$/, "")));

it("names files and folders that exist", () => {
  const missing = (file: string) =>
    [...read(file).matchAll(PATH)]
      .map(([, named = ""]) => named)
      .filter((named) => !exists(named) && !REMOVED.includes(named))
      .map((named) => `${file}: ${named}`);
  expect([...filesIn("docs"), "README.md", "CONTRIBUTING.md"].flatMap(missing)).toEqual([]);
});
