import { execFileSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
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

/** Undefined without one. The scripts install a newer one. */
function oldNode(): string | undefined {
  const folders = (process.env.PATH ?? "").split(path.delimiter).filter((folder) => !folder.includes("node_modules"));
  return [...new Set([...folders, "/usr/bin", "/usr/local/bin"])]
    .flatMap((folder) => globSync(path.join(folder, "node")))
    .find((node) => {
      const version = execFileSync(node, ["--version"], { encoding: "utf8" }).trim();
      return /^v(?:20\.(?:19|[2-9]\d)|21)\./.test(version) && !isNewEnough(version);
    });
}

const old = oldNode();
const { scripts } = JSON.parse(readFileSync(path.join(root, "package.json"), "utf8"));
const started = Object.values<string>(scripts).flatMap((command) => /^exec node (\S+)/.exec(command)?.[1] ?? []);

describe.skipIf(!old)("before the install, an older Node", () => {
  it.each([...new Set(started)])("loads the modules of %s", (script) => {
    const source = readFileSync(path.join(root, script), "utf8");
    const modules = [...source.matchAll(/from "(\.[^"]+)"/g)].map(([, file = ""]) =>
      path.resolve(root, "scripts", file),
    );
    expect(modules.length).toBeGreaterThan(0);
    const imports = modules.map((file) => `await import(${JSON.stringify(file)});`).join("\n");
    execFileSync(old ?? "", ["--input-type=module", "--eval", imports], { cwd: root });
  });
});
