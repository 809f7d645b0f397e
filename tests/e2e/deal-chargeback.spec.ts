import { thePayersBankTakesItBack } from "./deal-chargeback";
import { test } from "./fixtures";

test("a bank takes a released payment back, in Dutch", async ({ open }) => {
  await thePayersBankTakesItBack(open, "nl");
});
