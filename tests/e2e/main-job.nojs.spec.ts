import { test } from "./fixtures";
import { theMainJob } from "./main-job";
import { aStranger } from "./people";

test("two neighbours get a job done without a script, in English", async ({ open }) => {
  // A helper who never earned anything yet.
  await theMainJob(open, "en", aStranger("Jeroen"));
});
