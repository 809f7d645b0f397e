import { contract } from "~/api/contract";
import { ConflictError } from "../../db/transaction";
import { endpoint } from "../../http/endpoint";

const COUNTS = "SELECT (SELECT count(*) FROM user) AS users, (SELECT count(*) FROM job) AS jobs";

/** Loaded when asked for, so that a deployment never carries the demonstration data into memory. */
async function fill(env: Env, now: number): Promise<void> {
  const [{ isInhabited, seed }, { storePictures }] = await Promise.all([
    import("../../seed/seed"),
    import("../../seed/pictures/store"),
  ]);
  if (await isInhabited(env.DB)) return;
  await storePictures(env.MEDIA, now);
  try {
    await seed(env.DB, now);
  } catch (error) {
    if (!(error instanceof ConflictError)) throw error;
  }
}

/** The demonstration data of a fresh local start (api.md 9.2, 9.3). */
export const seed = endpoint(contract.dev.seed, {
  handle: async ({ env, db, now }) => {
    await fill(env, now);
    const counts = await db.prepare(COUNTS).first<{ users: number; jobs: number }>();
    return { users: counts?.users ?? 0, jobs: counts?.jobs ?? 0 };
  },
});
