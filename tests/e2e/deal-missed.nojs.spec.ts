import { theHelperDoesNotCome, theHelperIsSilent, thePlacerDoesNotCome } from "./deal-missed";
import { test } from "./fixtures";

test("a helper does not come, without a script, in English", async ({ open }) => {
  await theHelperDoesNotCome(open, "en");
});

test("a helper says nothing about a report, without a script, in Dutch", async ({ open }) => {
  await theHelperIsSilent(open, "nl");
});

test("a placer does not come, without a script, in Dutch", async ({ open }) => {
  await thePlacerDoesNotCome(open, "nl");
});
