/** As if everyone also had this number of reviews with these stars: few reviews cannot beat many. */
export const PRIOR_REVIEWS = 5;
export const PRIOR_STARS = 4;

export const SCORE = { count: PRIOR_REVIEWS, stars: PRIOR_STARS };

/** In hundredths; -1 without reviews. The triggers of migration 0169 compute the same. */
export function ratingScore(sum: number, count: number): number {
  if (count === 0) return -1;
  const reviews = count + PRIOR_REVIEWS;
  return Math.floor((200 * (sum + PRIOR_REVIEWS * PRIOR_STARS) + reviews) / (2 * reviews));
}
