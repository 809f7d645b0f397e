import type { UserPublic } from "./user";
import type { UserCard } from "./user-card";

/** For a reader who chooses a helper: reviews of a client say nothing about work. */
export const asHelper = <P extends UserCard>(person: P): P => ({
  ...person,
  rating: person.helper_rating ?? null,
  reviews_count: person.helper_reviews_count ?? 0,
});

/** Others may choose this person for a job, or have done so. */
export const isHelper = ({ active_worker, jobs }: Pick<UserPublic, "active_worker" | "jobs">): boolean =>
  active_worker || jobs > 0;
