import { renderToString } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { expect, it } from "vitest";
import { Stats } from "~/components/brand/stats";
import { shownStats } from "~/domain/site/stats";
import { textsIn } from "~/locales";

const claims = { jobsSolved: 1000, helpers: 10_000, rating: 4.8, reviews: 1200 };
const shown = (counted: Parameters<typeof shownStats>[1]) =>
  renderToString(
    <I18nextProvider i18n={textsIn("nl")}>
      <Stats {...shownStats(claims, counted)} />
    </I18nextProvider>,
  )
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ")
    .trim();

it("marks the figures that are claims once, or one by one beside counted ones, and claims no rating", () => {
  const own = "Eigen opgave, niet geteld";
  expect(shown(null)).toBe(`klussen gedaan 1.000+ handige buurtgenoten 10.000+ ${own}`);
  expect(shown({ jobs_solved: 1001, helpers: 40, rating: 4.1, reviews: 9 })).toBe(
    `klussen gedaan 1.001 handige buurtgenoten ${own} 10.000+`,
  );
  expect(shown({ jobs_solved: 1001, helpers: 40, rating: 4.1, reviews: 1201 })).toBe(
    `klussen gedaan 1.001 handige buurtgenoten ${own} 10.000+ van 5 sterren 4,1`,
  );
});
