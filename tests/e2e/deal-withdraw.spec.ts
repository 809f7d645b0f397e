import { aWithdrawal } from "./deal-withdraw";
import { test } from "./fixtures";

test("a placer withdraws from a contract, in Dutch", async ({ open }) => {
  await aWithdrawal(open, "nl");
});
