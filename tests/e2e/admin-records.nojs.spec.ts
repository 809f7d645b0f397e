import { lookingThingsUp } from "./admin-records";
import { test } from "./fixtures";

test("an admin looks things up without a script, in English", async ({ open }) => {
  await lookingThingsUp(open, "en");
});
