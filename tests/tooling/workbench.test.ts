import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { root } from "../../scripts/local/settings.mjs";

const bytes = (file: string) => readFileSync(path.join(root, file));

// A worker of another version does not answer, and only logs it.
it("has the worker of the mocks that is installed", () => {
  const installed = bytes("node_modules/msw/lib/mockServiceWorker.js");
  expect(bytes(".storybook/public/mockServiceWorker.js").equals(installed)).toBe(true);
});
