import { theHelperDoesNotCome, theHelperIsSilent, thePlacerDoesNotCome } from "./deal-missed";
import { test } from "./fixtures";

test("a helper does not come, in Dutch", async ({ open }) => {
  await theHelperDoesNotCome(open, "nl");
});

test("a helper says nothing about a report, in English", async ({ open }) => {
  await theHelperIsSilent(open, "en");
});

test("a placer does not come, in English", async ({ open }) => {
  await thePlacerDoesNotCome(open, "en");
});
