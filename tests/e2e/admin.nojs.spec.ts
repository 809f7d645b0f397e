import { fromReportToAppeal } from "./admin";
import { test } from "./fixtures";

test("a report is decided and appealed against without a script, in English", async ({ open }) => {
  await fromReportToAppeal(open, "en");
});
