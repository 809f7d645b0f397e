import { anAdminRefundsAPart } from "./admin-payments";
import { test } from "./fixtures";

test("an admin refunds a part of a payment without a script, in English", async ({ open }) => {
  await anAdminRefundsAPart(open, "en");
});
