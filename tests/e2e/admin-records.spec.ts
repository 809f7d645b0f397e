import { lookingThingsUp } from "./admin-records";
import { test } from "./fixtures";

test("an admin looks things up, in Dutch", async ({ open }) => {
  await lookingThingsUp(open, "nl");
});
