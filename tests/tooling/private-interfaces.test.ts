import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { CHECKED_AT, PRIVATE_INTERFACES } from "./private-interfaces";

const project = path.join(import.meta.dirname, "..", "..");
const FOLDERS = ["app", "workers", "scripts", "stories", ".storybook"];
const PRIVATE = new RegExp(
  [
    /\b(?:UNSAFE|unstable|experimental)_\w+/,
    /\bserverHandoff\w+/,
    /\b__(?:reactRouter|STORYBOOK|vitest)\w+/,
    /[\w@-]+(?:\/[\w-]+)*\/internal\/[\w/]+/,
    // Requests for the data of a page, and the answers to them. In regular expressions too.
    /\bX-Remix-[\w-]+|(?<=")_routes(?=")|(?<=["\\])\.data(?=["$])/,
    /\bDataWithResponseInit\b/,
    /\bmsw\/experimental\b|\brecentlyCreatedOwnerStacks\b/,
    /\b__react-router[\w-]+|\bvirtual:react-router\\?\/server-manifest\b/,
  ]
    .map(({ source }) => source)
    .join("|"),
  "g",
);

const filesIn = (folder: string) =>
  readdirSync(path.join(project, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(?:tsx?|mjs)$/.test(file))
    .map((file) => path.join(folder, file));

const usesIn = (file: string) => {
  const names = [...readFileSync(path.join(project, file), "utf8").matchAll(PRIVATE)].map(([name]) =>
    name.replaceAll("\\", ""),
  );
  return [...new Set(names)].map((name) => `${file}: ${name}`);
};

it("lists every use of a private interface, with its reason", () => {
  const listed = PRIVATE_INTERFACES.flatMap(({ name, files }) => files.map((file) => `${file}: ${name}`));
  expect(FOLDERS.flatMap(filesIn).flatMap(usesIn).toSorted()).toEqual(listed.toSorted());
});

it("was checked with the installed versions", () => {
  const installed = Object.keys(CHECKED_AT).map((name) => {
    const { version } = JSON.parse(readFileSync(path.join(project, "node_modules", name, "package.json"), "utf8"));
    return [name, version];
  });
  expect(Object.fromEntries(installed)).toEqual(CHECKED_AT);
});
