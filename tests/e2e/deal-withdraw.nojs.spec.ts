import { aWithdrawal } from "./deal-withdraw";
import { test } from "./fixtures";

test("a placer withdraws from a contract, without a script, in English", async ({ open }) => {
  await aWithdrawal(open, "en");
});
