import { theyStopTogether } from "./deal-stop";
import { test } from "./fixtures";

test("two neighbours stop together by an amount without a script, in English", async ({ open }) => {
  await theyStopTogether(open, "en");
});
