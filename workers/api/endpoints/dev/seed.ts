import { contract } from "~/api/contract";
import { taxDataKeys } from "../../db/tax-data";
import { ConflictError } from "../../db/transaction";
import { endpoint } from "../../http/endpoint";
import { refuse } from "../../http/refusal";

const COUNTS = "SELECT (SELECT count(*) FROM user) AS users, (SELECT count(*) FROM job) AS jobs";

/** Loaded lazily, so that a deployment never holds the demonstration data in memory. */
async function fill(env: Env, now: number): Promise<void> {
  const [{ isInhabited, seed }, { storePictures }] = await Promise.all([
    import("../../seed/seed"),
    import("../../seed/pictures/store"),
  ]);
  if (await isInhabited(env.DB)) return;
  await storePictures(env.MEDIA, now);
  try {
    await seed(env.DB, now, taxDataKeys(env) ?? refuse("unavailable"));
  } catch (error) {
    if (!(error instanceof ConflictError)) throw error;
  }
}

export const seed = endpoint(contract.dev.seed, {
  handle: async ({ env, db, now }) => {
    await fill(env, now);
    const counts = await db.prepare(COUNTS).first<{ users: number; jobs: number }>();
    return { users: counts?.users ?? 0, jobs: counts?.jobs ?? 0 };
  },
});
