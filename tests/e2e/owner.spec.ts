import { test } from "./fixtures";
import { ownAJob } from "./owner";

test("an owner weighs, finishes and posts again, in Dutch", async ({ open }) => {
  await ownAJob(open, "nl");
});
