import { test } from "./fixtures";
import { lookAround } from "./shell";

test("what stands around every page leads everywhere without a script, in English", async ({ open }) => {
  await lookAround(open, "en");
});
