import { theyStopTogether } from "./deal-stop";
import { test } from "./fixtures";

test("two neighbours stop together by an amount, in Dutch", async ({ open }) => {
  await theyStopTogether(open, "nl");
});
