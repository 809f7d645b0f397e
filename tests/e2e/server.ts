import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

function ready(server: ChildProcess, origin: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("exit", (code) => reject(new Error(`the server of ${origin} stopped with ${code}`)));
    server.stdout?.on("data", (said: Buffer) => said.toString().includes(`ready ${origin}`) && resolve());
  });
}

export async function serve(port: number, settings: Record<string, string>): Promise<ChildProcess> {
  const STATE_DIR = await mkdtemp(path.join(tmpdir(), "buurklusser-"));
  const env = { ...process.env, PORT: String(port), STATE_DIR, SKIP_BUILD: "1", CRON: "off", ...settings };
  const server = spawn(process.execPath, ["scripts/serve.mjs"], { env, stdio: ["ignore", "pipe", "inherit"] });
  await ready(server, `http://127.0.0.1:${port}`);
  return server;
}

export async function stop(server: ChildProcess): Promise<void> {
  const stopped = new Promise((resolve) => server.once("exit", resolve));
  server.kill("SIGTERM");
  await stopped;
}
