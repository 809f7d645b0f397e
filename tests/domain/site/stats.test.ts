import { expect, it } from "vitest";
import { shownStats } from "~/domain/site/stats";

const claims = { jobsSolved: 1000, helpers: 10_000, rating: 4.8, reviews: 1200 };
const counted = { jobs_solved: 12, helpers: 40, rating: 4.1, reviews: 9 };

it("claims stand while what was counted is less, or is not known", () => {
  const claimed = {
    jobsSolved: { count: 1000, isClaim: true },
    helpers: { count: 10_000, isClaim: true },
    reviews: { count: 1200, isClaim: true },
    rating: 4.8,
  };
  expect(shownStats(claims, counted)).toEqual(claimed);
  expect(shownStats(claims, null)).toEqual(claimed);
});

it("what was counted takes over one by one, and the mean with its reviews", () => {
  expect(shownStats(claims, { ...counted, jobs_solved: 1001 })).toMatchObject({
    jobsSolved: { count: 1001, isClaim: false },
    helpers: { isClaim: true },
    rating: 4.8,
  });
  expect(shownStats(claims, { ...counted, reviews: 1201 })).toMatchObject({
    reviews: { count: 1201, isClaim: false },
    rating: 4.1,
  });
});
