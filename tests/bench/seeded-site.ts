import { execFileSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { measuredServer, type Server } from "./measured-server.ts";

const root = path.resolve(import.meta.dirname, "../..");

export async function seededSite(folder: string, port: number, roundTrip = 0): Promise<Server> {
  const state = await mkdtemp(path.join(tmpdir(), "buurklusser-bench-"));
  execFileSync(process.execPath, [path.join(root, "scripts/migrate.mjs")], {
    cwd: root,
    env: { ...process.env, STATE_DIR: state },
    stdio: "ignore",
  });
  const server = await measuredServer(folder, port, path.join(state, "v3"), "on", roundTrip);
  const seeded = await fetch(`${server.origin}/api/dev/seed/`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: "{}",
  });
  if (!seeded.ok) throw new Error(`seeding answered ${seeded.status}`);
  return {
    ...server,
    stop: () => {
      server.stop();
      void rm(state, { recursive: true, force: true });
    },
  };
}
