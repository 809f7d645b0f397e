import { aFirstPayout } from "./first-payout";
import { test } from "./fixtures";

test("a helper is paid out for the first time, in English", async ({ open }) => {
  await aFirstPayout(open, "en");
});
