import { execFile } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { promisify } from "node:util";

const root = path.join(import.meta.dirname, "..", "..");

const nameOf = (wanted: string) => wanted.slice(0, wanted.lastIndexOf("@"));

function isInstalled(folder: string, wanted: string): boolean {
  const manifest = path.join(folder, "node_modules", nameOf(wanted), "package.json");
  return (
    existsSync(manifest) &&
    JSON.parse(readFileSync(manifest, "utf8")).version === wanted.slice(nameOf(wanted).length + 1)
  );
}

/**
 * Installs packages (`name@version`, exact) that only one bench, script or suite needs, outside the lockfile: `npm install` skips them. Returns the
 * folder with their node_modules.
 */
export async function installedFor(user: string, packages: readonly string[]): Promise<string> {
  const folder = path.join(root, "node_modules", ".cache", user);
  if (packages.every((wanted) => isInstalled(folder, wanted))) return folder;
  await mkdir(folder, { recursive: true });
  const options = ["--no-save", "--no-audit", "--no-fund", "--no-update-notifier"];
  await promisify(execFile)("npm", ["install", "--prefix", folder, ...options, ...packages]);
  return folder;
}

/** `wanted` (`name@version`) is a CommonJS package. */
export async function loadedFor(user: string, wanted: string) {
  const folder = await installedFor(user, [wanted]);
  return createRequire(path.join(folder, "package.json"))(nameOf(wanted));
}
