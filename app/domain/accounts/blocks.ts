/** The people whom a user blocks, and who block the user. */
export interface Blocks {
  blocked_users?: readonly number[];
  blocked_by?: readonly number[];
}

/** Returns whether one of the two blocks the other: the API then refuses bids, questions and messages. */
export const areApart = (viewer: Blocks | null, other: number | null): boolean =>
  other !== null && [viewer?.blocked_users, viewer?.blocked_by].some((people) => people?.includes(other));
