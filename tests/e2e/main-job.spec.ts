import { test } from "./fixtures";
import { theMainJob } from "./main-job";
import { HELPER } from "./people";

test("two neighbours get a job done, in Dutch", async ({ open }) => {
  await theMainJob(open, "nl", HELPER);
});
