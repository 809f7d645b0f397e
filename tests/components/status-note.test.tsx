import { expect, it } from "vitest";
import { StatusNote } from "~/components/job-page/status-note";
import { textOf } from "./rendered";

function note(stopped: boolean) {
  const job = { id: 1, bids: [], status: "solved" as const, stopped, expired_at: null, removal: null };
  const ofVisitor = { job, role: null };
  return textOf(<StatusNote {...ofVisitor} />);
}

it("does not call a stopped job completed", () => {
  expect(note(false)).toContain("Deze klus is afgerond.");
  expect(note(true)).toContain("Deze klus is gestopt.");
});
