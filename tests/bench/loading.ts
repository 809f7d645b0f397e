import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";

const root = path.resolve(import.meta.dirname, "../..");
const run = promisify(execFile);
const env = { ...process.env, WRANGLER_HIDE_BANNER: "true", WRANGLER_SEND_METRICS: "false" };

const wrangler = async (...asked: string[]) =>
  run(process.execPath, [path.join(root, "node_modules/.bin/wrangler"), ...asked], { env });

export async function uploadOf(folder: string): Promise<string> {
  const upload = path.join(folder, "upload");
  await wrangler("deploy", "--dry-run", "--config", path.join(folder, "wrangler.json"), "--outfile", upload);
  return upload;
}

/**
 * Milliseconds to load the modules of an upload, from wrangler's profile. Wall time, so other load on the machine
 * counts.
 */
export async function loadingOf(upload: string): Promise<number> {
  const { stdout } = await wrangler("check", "startup", "--worker", upload, "--outfile", `${upload}.cpuprofile`);
  const active = /Active: ([\d.]+) ms/.exec(stdout)?.[1];
  if (active === undefined) throw new Error(stdout);
  return Number(active);
}
