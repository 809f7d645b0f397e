import { existsSync } from "node:fs";
import path from "node:path";
import { run } from "../local/processes.mjs";
import { Refusal } from "../local/refusal.mjs";
import { root, toolEnvironment } from "../local/settings.mjs";

const BROWSERS = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const DEBIANS_SHELL = "chromium-headless-shell";
const SHELLS = [DEBIANS_SHELL, "chrome-headless-shell"];

/**
 * What the story and journey tests run in.
 * @returns {Promise<{ CHROMIUM_PATH: string, HEADLESS_SHELL_PATH: string }>} executables; the same one twice where it is named, or has no shell
 */
export async function findBrowsers() {
  const chromium = await findChromium();
  const shell = named("HEADLESS_SHELL_PATH") ?? (named("CHROMIUM_PATH") ? chromium : await findShell());
  return { CHROMIUM_PATH: chromium, HEADLESS_SHELL_PATH: shell ?? chromium };
}

/**
 * A browser: the named one, an installed one, Playwright's own, else a fresh install.
 * @returns {Promise<string>} the path of the executable
 */
export async function findChromium() {
  return named("CHROMIUM_PATH") ?? installed(BROWSERS) ?? (await playwrightsOwn()) ?? (await install());
}

/** Not every Debian has it: it is installed by itself, and done without. */
async function findShell() {
  const before = installed(SHELLS);
  if (before || !isRoot()) return before;
  console.log("Installing Chromium's headless shell for the tests (once) …");
  await installDebian(DEBIANS_SHELL);
  return installed(SHELLS);
}

/** @param {string} variable */
function named(variable) {
  const file = process.env[variable];
  if (file && !existsSync(file)) throw new Refusal(`${variable} names ${file}, and nothing is there.`);
  return file;
}

const isRoot = () => process.getuid?.() === 0;

/** @param {string[]} names */
function installed(names) {
  const folders = (process.env.PATH ?? "").split(path.delimiter);
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find((file) => existsSync(file));
}

async function playwrightsOwn() {
  const script = "import('playwright').then((p) => process.stdout.write(p.chromium.executablePath()))";
  const { output } = await run("node", ["-e", script], { cwd: root, env: toolEnvironment() });
  return existsSync(output) ? output : undefined;
}

async function install() {
  console.log("Installing Chromium for the tests (once) …");
  const said = isRoot() ? await installDebian("chromium") : "";
  const debians = installed(BROWSERS);
  if (debians) return debians;
  const { output } = await run("playwright", ["install", "chromium"], { cwd: root, env: toolEnvironment() });
  const own = await playwrightsOwn();
  if (own) return own;
  throw new Refusal(
    `No Chromium was found and none could be installed. Install one, or name it: CHROMIUM_PATH=/path npm test\n${said}${output}`,
  );
}

/** @param {string} name of a package */
async function installDebian(name) {
  const env = toolEnvironment({ DEBIAN_FRONTEND: "noninteractive" });
  const said = [];
  for (const args of [["update"], ["install", "-y", "--no-install-recommends", name]]) {
    const { code, output } = await run("apt-get", args, { env }).catch((error) => ({ code: 1, output: `${error}\n` }));
    if (code !== 0) said.push(output);
  }
  return said.join("");
}
