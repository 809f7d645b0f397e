import { test } from "./fixtures";
import { theMainJob } from "./main-job";
import { aStranger } from "./people";

test("two neighbours get a job done without a script, in English", async ({ open }) => {
  await theMainJob(open, "en", aStranger("Jeroen"));
});
