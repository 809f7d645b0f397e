import { execFileSync } from "node:child_process";
import path from "node:path";
import type { D1Database, KVNamespace } from "@cloudflare/workers-types";
import { runnerImport } from "vite";
import { getPlatformProxy } from "wrangler";
import { CALLERS } from "./api/town.ts";

const root = path.resolve(import.meta.dirname, "../..");
const run = (file: string, args: string[], env: Record<string, string> = {}) =>
  execFileSync(process.execPath, [path.join(root, file), ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: "ignore",
  });

export async function product<T>(file: string): Promise<T> {
  const options = { root, resolve: { tsconfigPaths: true }, logLevel: "error" as const };
  return (await runnerImport<T>(path.join(root, file), options)).module;
}

export async function filled(
  where: string,
  grow: (db: D1Database, sessions: KVNamespace) => Promise<void>,
): Promise<void> {
  const configPath = path.join(root, "wrangler.toml");
  const options = { configPath, persist: { path: where }, remoteBindings: false };
  const platform = await getPlatformProxy<{ DB: D1Database; SESSIONS: KVNamespace }>(options);
  try {
    await grow(platform.env.DB, platform.env.SESSIONS);
  } finally {
    await platform.dispose();
  }
}

export async function tokensFor(now: number): Promise<string[]> {
  const { signAccess } = await product<typeof import("../../workers/api/http/credential")>(
    "workers/api/http/credential.ts",
  );
  process.loadEnvFile(path.join(root, ".dev.vars"));
  const env = { TOKEN_SECRET: process.env.TOKEN_SECRET } as Env;
  return Promise.all(Array.from({ length: CALLERS }, (_, at) => signAccess(env, at + 1, `bench-${at + 1}`, now)));
}

export const build = (): void => void run("node_modules/.bin/react-router", ["build"]);

export const migrated = (state: string): void => void run("scripts/migrate.mjs", [], { STATE_DIR: state });
