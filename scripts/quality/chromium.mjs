import { existsSync } from "node:fs";
import path from "node:path";
import { run } from "../local/processes.mjs";
import { Refusal } from "../local/refusal.mjs";
import { root, toolEnvironment } from "../local/settings.mjs";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/**
 * A browser for the story and journey tests: the named one, an installed one, Playwright's own, else a fresh install.
 * @returns {Promise<string>} the path of the executable
 */
export async function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named)) throw new Refusal(`CHROMIUM_PATH names ${named}, and nothing is there.`);
  return named ?? installed() ?? (await playwrightsOwn()) ?? (await install());
}

function installed() {
  const folders = (process.env.PATH ?? "").split(path.delimiter);
  return NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name))).find((file) => existsSync(file));
}

async function playwrightsOwn() {
  const script = "import('playwright').then((p) => process.stdout.write(p.chromium.executablePath()))";
  const { output } = await run("node", ["-e", script], { cwd: root, env: toolEnvironment() });
  return existsSync(output) ? output : undefined;
}

async function install() {
  console.log("Installing Chromium for the tests (once) …");
  const said = process.getuid?.() === 0 ? await installDebians() : "";
  const debians = installed();
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
