import { type ChildProcess, spawn } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { loadedFor } from "../../scripts/quality/on-demand.ts";

/** Ticks of /proc per second; 100 on Linux. */
const TICKS = 100;

export type RequestSource = string | (() => Request);
interface Request {
  method: "GET" | "POST";
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

export interface Cost {
  /** Seconds of processor time per 1,000 requests. */
  cpu: number;
  /** Milliseconds at ten connections. */
  p50: number;
  p99: number;
}

export interface Server {
  origin: string;
  /** Cost of this number of requests; with `settle` (milliseconds) including their follow-up work. */
  measure(asked: RequestSource, requests: number, settle?: number): Promise<Cost>;
  costOf(address: string, requests: number): Promise<number>;
  spent(done: () => Promise<unknown>): Promise<number>;
  stop(): void;
}

export function childrenOf(pid: number): number[] {
  const own = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  const parents = own.map((name) => [Number(name), Number(statOf(Number(name))[1])] as const);
  const direct = parents.filter(([, parent]) => parent === pid).map(([child]) => child);
  return direct.flatMap((child) => [child, ...childrenOf(child)]);
}

function statOf(pid: number): string[] {
  try {
    return readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? [];
  } catch {
    return [];
  }
}

export const secondsOf = (pids: number[]) =>
  pids.reduce((sum, pid) => sum + Number(statOf(pid)[11] ?? 0) + Number(statOf(pid)[12] ?? 0), 0) / TICKS;

interface LoadTest {
  url: string;
  connections: number;
  amount: number;
  requests: { setupRequest: (blank: Partial<Request>) => Partial<Request> }[];
}
interface LoadResult {
  non2xx: number;
  errors: number;
  latency: { p50: number; p99: number };
}
type Autocannon = (test: LoadTest) => Promise<LoadResult>;

const withHost = (blank: Partial<Request>, { headers, ...asked }: Request): Partial<Request> => ({
  ...blank,
  ...asked,
  headers: { ...blank.headers, ...headers },
});

/**
 * Starts a built Worker. Counts workerd only, not its parent Node. Without queues, follow-up work waits. `roundTrip` is
 * the client's, in milliseconds.
 */
export async function measuredServer(
  folder: string,
  port: number,
  state: string,
  queues: "on" | "off" = "on",
  roundTrip = 0,
): Promise<Server> {
  const script = path.join(import.meta.dirname, "serve-build.mjs");
  const server: ChildProcess = spawn(
    process.execPath,
    [script, folder, String(port), state, queues, String(roundTrip)],
    {
      stdio: ["ignore", "pipe", "inherit"],
    },
  );
  await new Promise<void>((resolve, reject) => {
    server.once("exit", (code) => reject(new Error(`the server stopped with ${code}`)));
    server.stdout?.on("data", (said: Buffer) => said.toString().includes("ready") && resolve());
  });
  const autocannon: Autocannon = await loadedFor("bench", "autocannon@9.0.0");
  const workerd = childrenOf(Number(server.pid));
  const origin = `http://127.0.0.1:${port}`;
  async function measure(asked: RequestSource, amount: number, settle = 0): Promise<Cost> {
    const before = secondsOf(workerd);
    const setupRequest = typeof asked === "string" ? () => ({ method: "GET" as const, path: asked }) : asked;
    const result = await autocannon({
      url: origin,
      connections: 10,
      amount,
      requests: [{ setupRequest: (blank) => withHost(blank, setupRequest()) }],
    });
    if (result.non2xx > 0 || result.errors > 0)
      throw new Error(`${JSON.stringify(setupRequest())}: ${result.non2xx} refused, ${result.errors} failed`);
    await pause(settle);
    const { p50, p99 } = result.latency;
    return { cpu: ((secondsOf(workerd) - before) * 1000) / amount, p50, p99 };
  }
  return {
    origin,
    measure,
    costOf: async (address, requests) => (await measure(address, requests)).cpu,
    spent: async (done) => {
      const before = secondsOf(workerd);
      await done();
      return secondsOf(workerd) - before;
    },
    stop: () => server.kill("SIGTERM"),
  };
}
