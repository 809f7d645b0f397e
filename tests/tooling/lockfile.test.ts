import { execFileSync } from "node:child_process";
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it } from "vitest";

const project = path.join(import.meta.dirname, "..", "..");

// `npm ci` refuses a lockfile without the binaries of other platforms, and so would the first start of a clone.
it("names the packages of every platform", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "lockfile-"));
  const copy = path.join(folder, "package-lock.json");
  copyFileSync(path.join(project, "package-lock.json"), copy);
  execFileSync("node", [path.join(project, "scripts", "fill-lock.mjs"), copy]);
  expect(readFileSync(copy, "utf8") === readFileSync(path.join(project, "package-lock.json"), "utf8")).toBe(true);
  rmSync(folder, { recursive: true });
});
