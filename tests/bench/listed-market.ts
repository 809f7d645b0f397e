import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { readD1Migrations } from "@cloudflare/vitest-plugin";
import type { D1Database } from "@cloudflare/workers-types";
import { runnerImport } from "vite";
import { getPlatformProxy } from "wrangler";
import { openMarket } from "./market.ts";

const root = path.resolve(import.meta.dirname, "../..");

async function product() {
  const load = async (file: string) =>
    (
      await runnerImport<Record<string, unknown>>(path.join(root, file), {
        root,
        resolve: { tsconfigPaths: true },
        logLevel: "error",
      })
    ).module;
  const { findPage } = (await load(
    "workers/api/search/jobs.ts",
  )) as unknown as typeof import("../../workers/api/search/jobs");
  const { selectionOf } = (await load(
    "workers/api/search/job-selection.ts",
  )) as unknown as typeof import("../../workers/api/search/job-selection");
  const { jobFilters } = (await load(
    "app/domain/jobs/job.ts",
  )) as unknown as typeof import("../../app/domain/jobs/job");
  const { areas } = (await load(
    "workers/api/postcodes/areas.ts",
  )) as unknown as typeof import("../../workers/api/postcodes/areas");
  const page = (db: D1Database, query: Record<string, string>) =>
    findPage(db, null, selectionOf(jobFilters.parse(query)));
  return { page, areas: areas() };
}

export interface ListedMarket {
  db: D1Database;
  page: Awaited<ReturnType<typeof product>>["page"];
  growTo(size: number): Promise<void>;
}

export async function onMarket(bench: (market: ListedMarket) => Promise<void>): Promise<void> {
  const state = await mkdtemp(path.join(tmpdir(), "lists-bench-"));
  const platform = await getPlatformProxy<{ DB: D1Database }>({
    configPath: path.join(root, "wrangler.toml"),
    persist: { path: state },
    remoteBindings: false,
  });
  try {
    const db = platform.env.DB;
    for (const { queries } of await readD1Migrations(path.join(root, "migrations"))) {
      await db.batch(queries.map((sql) => db.prepare(sql)));
    }
    const { page, areas } = await product();
    const market = await openMarket(db, areas);
    await bench({
      db,
      page,
      async growTo(size) {
        const started = performance.now();
        await market.growTo(size);
        const seconds = Math.round((performance.now() - started) / 1000);
        console.log(`\n${size.toLocaleString("en")} open jobs (filled in ${seconds} s)`);
      },
    });
  } finally {
    await platform.dispose();
    await rm(state, { recursive: true, force: true });
  }
}
