import { isUnique, Lost } from "./batch";

/** Two rounds settle a race; more means that someone keeps changing the same thing. */
const ROUNDS = 4;

/**
 * Does what reads, judges and commits. Where another was first it is done again from the reading on, so that the answer
 * is the refusal that now applies, or the change made on what now stands.
 */
export async function again<T>(attempt: () => Promise<T>, rounds = ROUNDS): Promise<T> {
  for (let round = 1; ; round++) {
    try {
      return await attempt();
    } catch (error) {
      const raced = error instanceof Lost || isUnique(error, "UNIQUE");
      if (!raced || round === rounds) throw error;
    }
  }
}
