import { thePlacerTips } from "./deal-tip";
import { test } from "./fixtures";

test("a placer tips the helper of an approved job, in Dutch", async ({ open }) => {
  await thePlacerTips(open, "nl");
});
