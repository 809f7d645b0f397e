export interface Blocks {
  blocked_users?: readonly number[];
  blocked_by?: readonly number[];
}

export const isEitherBlocked = (viewer: Blocks | null, other: number | null): boolean =>
  other !== null && [viewer?.blocked_users, viewer?.blocked_by].some((people) => people?.includes(other));
