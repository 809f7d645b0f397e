import { test } from "./fixtures";
import { foundBySearching } from "./places";

test("who searched for help finds it, in Dutch", async ({ open }) => {
  await foundBySearching(open, "nl");
});
