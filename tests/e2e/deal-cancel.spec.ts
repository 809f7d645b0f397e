import { aLateCancellation } from "./deal-cancel";
import { test } from "./fixtures";

test("a placer cancels on the day itself, in Dutch", async ({ open }) => {
  await aLateCancellation(open, "nl");
});
