import { expect, it } from "vitest";
import { HelperBox } from "~/components/job-page/helper-box";
import { AT } from "../mocks/factories/at";
import { aBid } from "../mocks/factories/bid";
import { aJob } from "../mocks/factories/job";
import { textOf } from "./rendered";

const UNTIL = "2026-03-10T10:00:00Z";

const box = (of: object, approvedOn: string | null = UNTIL) =>
  textOf(
    <HelperBox
      job={aJob({ status: "reserved", done_at: AT, ...of })}
      bid={aBid({ status: "accepted" })}
      mode="held"
      onHold={false}
      paused={false}
      settled={0}
      report={null}
      approvedOn={approvedOn}
    />,
  );

it("tells a helper who is done when the work is approved without an answer", () => {
  expect(box({})).toContain("dan is het werk goedgekeurd op dinsdag 10 maart om 11:00. Een geschil houdt dat tegen.");
  expect(box({}, null)).not.toContain("goedgekeurd op");
  expect(box({ done_at: null })).not.toContain("goedgekeurd op");
});
