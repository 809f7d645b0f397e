import { theHelperDoesNotCome, thePlacerDoesNotCome } from "./deal-missed";
import { test } from "./fixtures";

test("a helper does not come, in Dutch", async ({ open }) => {
  await theHelperDoesNotCome(open, "nl");
});

test("a placer does not come, in English", async ({ open }) => {
  await thePlacerDoesNotCome(open, "en");
});
