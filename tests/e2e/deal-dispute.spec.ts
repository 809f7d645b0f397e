import { theySettleADispute } from "./deal-dispute";
import { test } from "./fixtures";

test("two neighbours settle a dispute, in Dutch", async ({ open }) => {
  await theySettleADispute(open, "nl");
});
