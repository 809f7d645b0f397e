import path from "node:path";
import { createCookie } from "react-router";
import { CALLERS, growTown, signIn } from "../api/town.ts";
import { openMarket } from "../market.ts";
import { filled, migrated, product, tokensFor } from "../prepared.ts";

const MEMBERS = 200;

export interface Town {
  persisted: string;
}

export async function build(state: string, people: number): Promise<Town> {
  migrated(state);
  const persisted = path.join(state, "v3");
  const { areas } = await product<typeof import("../../../workers/api/postcodes/areas")>(
    "workers/api/postcodes/areas.ts",
  );
  await filled(persisted, async (db) => {
    const market = await openMarket(db, areas());
    await market.growTo(people);
    await market.goLive();
    await growTown(db, Math.max(people, CALLERS));
    await signIn(db, Date.now());
  });
  return { persisted };
}

export async function peopleOf({ persisted }: Town, origin: string): Promise<{ tokens: string[]; cookies: string[] }> {
  const tokens = await tokensFor(Date.now());
  const { cookieOf } = await product<typeof import("../../../app/domain/site/cookie")>("app/domain/site/cookie.ts");
  const { name, ...attributes } = cookieOf("session", origin);
  const cookie = createCookie(name, { ...attributes, secrets: [String(process.env.SESSION_SECRET)] });
  const cookies: string[] = [];
  // As workers/gateway/session.ts stores them; Node cannot load that module.
  await filled(persisted, async (_, sessions) => {
    for (const [at, access] of tokens.slice(0, MEMBERS).entries()) {
      const kept = { access, refresh: "none", user: at + 1 };
      await sessions.put(`session:bench-${at}`, JSON.stringify(kept));
      cookies.push(String((await cookie.serialize(`bench-${at}`)).split(";")[0]));
    }
  });
  return { tokens, cookies };
}

export interface Waiting {
  kind: string;
  n: number;
  /** Age of the oldest in seconds. */
  oldest: number;
}

export async function waitingIn({ persisted }: Town): Promise<Waiting[]> {
  let found: Waiting[] = [];
  await filled(persisted, async (db) => {
    const { results } = await db
      .prepare(
        `SELECT kind, count(*) AS n, (?1 - min(created_at)) / 1000 AS oldest FROM outbox
         WHERE delivered_at IS NULL AND failed_at IS NULL GROUP BY kind ORDER BY n DESC`,
      )
      .bind(Date.now())
      .all<Waiting>();
    found = results;
  });
  return found;
}
