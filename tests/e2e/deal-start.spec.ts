import { theWorkBegins } from "./deal-start";
import { test } from "./fixtures";

test("a helper begins with the start code, in Dutch", async ({ open }) => {
  await theWorkBegins(open, "nl");
});
