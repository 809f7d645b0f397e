import { test } from "./fixtures";
import { theMainJob } from "./main-job";
import { aStranger, signUp } from "./people";

test("two neighbours get a job done without a script, in English", async ({ open, page }) => {
  // A helper who never earned anything yet.
  const helper = aStranger("Jeroen");
  await signUp(page, helper);
  await theMainJob(open, "en", helper);
});
