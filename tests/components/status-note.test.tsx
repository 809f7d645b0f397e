import { expect, it } from "vitest";
import { StatusNote } from "~/components/job-page/status-note";
import { textOf } from "./rendered";

const note = (stopped: boolean) =>
  textOf(<StatusNote job={{ status: "solved", stopped, expired_at: null, removal: null }} role={null} />);

it("does not call a stopped job completed", () => {
  expect(note(false)).toContain("Deze klus is afgerond.");
  expect(note(true)).toContain("Deze klus is gestopt.");
});
