import { expect, it } from "vitest";
import { ReviewPage } from "~/components/reviews/review-page";
import { aJob } from "../mocks/factories/job";
import { aCard } from "../mocks/factories/person";
import { aReview } from "../mocks/factories/review";
import { textOf } from "./rendered";

const role = "owner" as const;

const page = (result?: { error: Record<string, string[]> }) =>
  textOf(
    <ReviewPage
      job={aJob()}
      other={aCard()}
      agreed={null}
      role={role}
      own={aReview()}
      closed="already_done"
      result={result}
    />,
  );

it("says that a second review was not posted, beside the first", () => {
  expect(page()).not.toContain("niet geplaatst");
  expect(page({ error: { "": ["Dit heb je al gedaan."] } })).toContain("Wat je net verstuurde, is niet geplaatst.");
});
