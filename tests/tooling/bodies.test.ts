import { spawnSync } from "node:child_process";
import path from "node:path";
import { expect, it } from "vitest";

const project = path.join(import.meta.dirname, "..", "..");
const READS = String.raw`request(\.clone\(\))?\.(formData|text|json|arrayBuffer|blob|body)\b`;

// Whatever a page reads of a body has a bound: app/forms/read-fields.ts alone reads it, and it takes the request whole.
it("reads the body of a page in one place", () => {
  const found = spawnSync("git", ["grep", "-nE", READS, "--", "app", ":!app/service-worker"], {
    cwd: project,
    encoding: "utf8",
  });
  expect([found.status, found.stdout]).toEqual([1, ""]);
});
