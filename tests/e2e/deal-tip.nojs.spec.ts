import { thePlacerTips } from "./deal-tip";
import { test } from "./fixtures";

test("a placer tips the helper of an approved job, without a script, in English", async ({ open }) => {
  await thePlacerTips(open, "en");
});
