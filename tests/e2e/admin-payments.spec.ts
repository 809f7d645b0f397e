import { anAdminRefundsAPart } from "./admin-payments";
import { test } from "./fixtures";

test("an admin refunds a part of a payment, in Dutch", async ({ open }) => {
  await anAdminRefundsAPart(open, "nl");
});
