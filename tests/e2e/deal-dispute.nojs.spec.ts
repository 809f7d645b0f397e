import { theySettleADispute } from "./deal-dispute";
import { test } from "./fixtures";

test("two neighbours settle a dispute without a script, in English", async ({ open }) => {
  await theySettleADispute(open, "en");
});
