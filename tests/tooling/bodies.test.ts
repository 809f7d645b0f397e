import { spawnSync } from "node:child_process";
import path from "node:path";
import { expect, it } from "vitest";

const project = path.join(import.meta.dirname, "..", "..");
const READS = String.raw`request(\.clone\(\))?\.(formData|text|json|arrayBuffer|blob|body)\b`;

// Bodies of pages have a size limit: only app/forms/read-fields.ts reads them, from the whole request.
it("reads the body of a page in one place", () => {
  const found = spawnSync("git", ["grep", "-nE", READS, "--", "app", ":!app/service-worker"], {
    cwd: project,
    encoding: "utf8",
  });
  expect([found.status, found.stdout]).toEqual([1, ""]);
});
