import { thePayersBankTakesItBack } from "./deal-chargeback";
import { test } from "./fixtures";

test("a bank takes a released payment back, without a script, in English", async ({ open }) => {
  await thePayersBankTakesItBack(open, "en");
});
