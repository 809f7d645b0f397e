import { test } from "./fixtures";
import { foundBySearching } from "./places";

test("who searched for help finds it, without a script, in English", async ({ open }) => {
  await foundBySearching(open, "en");
});
