import { aFirstPayout } from "./first-payout";
import { test } from "./fixtures";

test("a helper is paid out for the first time, without a script, in Dutch", async ({ open }) => {
  await aFirstPayout(open, "nl");
});
