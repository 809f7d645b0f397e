import { describe, expect, it } from "vitest";
import { isNewEnough, matchesLock } from "../../scripts/local/install.mjs";
import { readPort, readStateDir, root } from "../../scripts/local/settings.mjs";

describe("the port", () => {
  it("is 5173 unless named", () => {
    expect(readPort(undefined)).toBe(5173);
    expect(readPort("")).toBe(5173);
    expect(readPort("8080")).toBe(8080);
  });

  it.each(["0", "65536", "-1", "5e3", "eighty", "80.5"])("refuses %s", (value) => {
    expect(() => readPort(value)).toThrow(`not "${value}"`);
  });
});

describe("the state folder", () => {
  it("lies in the project unless named", () => {
    expect(readStateDir(undefined)).toBe(`${root}.state`);
    expect(readStateDir("/tmp/elsewhere")).toBe("/tmp/elsewhere");
  });
});

describe("an install", () => {
  const lock = {
    packages: {
      "": { version: "1.0.0" },
      "node_modules/zod": { version: "4.6.7" },
      "node_modules/fsevents": { version: "2.3.3", optional: true },
    },
  };

  it("is needed without node_modules, or after an interrupted one", () => {
    expect(matchesLock(lock, null)).toBe(false);
  });

  it("is needed when the lockfile names another version or one more package", () => {
    expect(matchesLock(lock, { packages: { "node_modules/zod": { version: "4.6.6" } } })).toBe(false);
    expect(matchesLock(lock, { packages: {} })).toBe(false);
  });

  it("is not needed for what only other platforms have", () => {
    expect(matchesLock(lock, { packages: { "node_modules/zod": { version: "4.6.7" } } })).toBe(true);
  });
});

describe("Node", () => {
  it.each([
    ["v20.19.0", false],
    ["v22.21.9", false],
    ["v22.22.0", true],
    ["v24.0.1", true],
  ])("%s is new enough: %s", (version, enough) => {
    expect(isNewEnough(version)).toBe(enough);
  });
});
