import { test } from "./fixtures";
import { bringANewcomer } from "./partner";

test("a partner's link brings somebody who signs up, in Dutch", async ({ open }) => {
  await bringANewcomer(open, "nl");
});
