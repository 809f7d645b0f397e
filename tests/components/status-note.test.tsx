import { expect, it } from "vitest";
import { StatusNote } from "~/components/job-page/status-note";
import { aJob } from "../mocks/factories/job";
import { textOf } from "./rendered";

it("calls a stopped job stopped", () => {
  const note = (stopped: boolean) => textOf(<StatusNote job={{ ...aJob(), status: "solved", stopped }} role={null} />);
  expect(note(true)).toContain("Deze klus is gestopt.");
  expect(note(false)).toContain("Deze klus is afgerond.");
});
