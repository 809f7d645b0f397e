import { aLateCancellation } from "./deal-cancel";
import { test } from "./fixtures";

test("a placer cancels on the day itself, without a script, in English", async ({ open }) => {
  await aLateCancellation(open, "en");
});
