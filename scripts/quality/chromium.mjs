import { createReadStream, createWriteStream, existsSync, readFileSync } from "node:fs";
import { mkdir, rename } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { createBrotliDecompress } from "node:zlib";
import { run } from "../local/processes.mjs";
import { Refusal } from "../local/refusal.mjs";
import { root, toolEnvironment } from "../local/settings.mjs";

const BROWSERS = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const SHELLS = ["chromium-headless-shell", "chrome-headless-shell"];
/** Chromium's headless shell with upstream optimisation, for Linux x64; packages of distributions lack it. */
const PACKAGED = path.join(root, "node_modules", "@sparticuz", "chromium");

/**
 * @returns {Promise<{ CHROMIUM_PATH: string, HEADLESS_SHELL_PATH: string }>} executables; equal if configured, or if there is no shell
 */
export async function findBrowsers() {
  const chromium = await findChromium();
  const shell = named("HEADLESS_SHELL_PATH") ?? (named("CHROMIUM_PATH") ? chromium : await findShell());
  return { CHROMIUM_PATH: chromium, HEADLESS_SHELL_PATH: shell ?? chromium };
}

/**
 * Returns the configured browser, an installed one or Playwright's, or installs one.
 * @returns {Promise<string>} the path of the executable
 */
export async function findChromium() {
  return named("CHROMIUM_PATH") ?? installed(BROWSERS) ?? (await playwrightsOwn()) ?? (await install());
}

async function findShell() {
  const packaged = await unpackShell();
  return packaged && (await runs(packaged)) ? packaged : installed(SHELLS);
}

/** It needs the shared libraries of Chromium. */
async function runs(/** @type {string} */ file) {
  const { code } = await run(file, ["--version"], {}).catch(() => ({ code: 1 }));
  return code === 0;
}

async function unpackShell() {
  if (process.platform !== "linux" || process.arch !== "x64" || !existsSync(PACKAGED)) return undefined;
  const { version } = JSON.parse(readFileSync(path.join(PACKAGED, "package.json"), "utf8"));
  const file = path.join(root, "node_modules", ".cache", "headless-shell", version);
  if (existsSync(file)) return file;
  await mkdir(path.dirname(file), { recursive: true });
  // Renamed when complete: unpacking may be interrupted.
  const half = `${file}.${process.pid}`;
  const packed = createReadStream(path.join(PACKAGED, "bin", "chromium.br"));
  await pipeline(packed, createBrotliDecompress(), createWriteStream(half, { mode: 0o755 }));
  await rename(half, file);
  return file;
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
  const said = isRoot() ? await installDebians() : "";
  const debians = installed(BROWSERS);
  if (debians) return debians;
  const { output } = await run("playwright", ["install", "chromium"], { cwd: root, env: toolEnvironment() });
  const own = await playwrightsOwn();
  if (own) return own;
  throw new Refusal(
    `No Chromium was found and none could be installed. Install one, or name it: CHROMIUM_PATH=/path npm test\n${said}${output}`,
  );
}

async function installDebians() {
  const env = toolEnvironment({ DEBIAN_FRONTEND: "noninteractive" });
  const said = [];
  for (const args of [["update"], ["install", "-y", "--no-install-recommends", "chromium"]]) {
    const { code, output } = await run("apt-get", args, { env }).catch((error) => ({ code: 1, output: `${error}\n` }));
    if (code !== 0) said.push(output);
  }
  return said.join("");
}
