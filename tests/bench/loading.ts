import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";

const root = path.resolve(import.meta.dirname, "../..");
const run = promisify(execFile);
/** Asks nobody whether there is a newer one, and tells nobody what it does. */
const env = { ...process.env, WRANGLER_HIDE_BANNER: "true", WRANGLER_SEND_METRICS: "false" };

const wrangler = async (...asked: string[]) =>
  run(process.execPath, [path.join(root, "node_modules/.bin/wrangler"), ...asked], { env });

/** What a deployment of a built Worker would upload, as one file: its path. */
export async function uploadOf(folder: string): Promise<string> {
  const upload = path.join(folder, "upload");
  await wrangler("deploy", "--dry-run", "--config", path.join(folder, "wrangler.json"), "--outfile", upload);
  return upload;
}

/** Milliseconds that an upload takes to load its modules, by wrangler's profile of it. By the clock: what else the machine does counts. */
export async function loadingOf(upload: string): Promise<number> {
  const { stdout } = await wrangler("check", "startup", "--worker", upload, "--outfile", `${upload}.cpuprofile`);
  const active = /Active: ([\d.]+) ms/.exec(stdout)?.[1];
  if (active === undefined) throw new Error(stdout);
  return Number(active);
}
