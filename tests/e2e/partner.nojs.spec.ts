import { test } from "./fixtures";
import { bringANewcomer } from "./partner";

test("a partner's link brings somebody who signs up without a script, in English", async ({ open }) => {
  await bringANewcomer(open, "en");
});
