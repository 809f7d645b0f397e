import { test } from "./fixtures";
import { ownAJob } from "./owner";

test("an owner weighs, finishes and posts again without a script, in English", async ({ open }) => {
  await ownAJob(open, "en");
});
