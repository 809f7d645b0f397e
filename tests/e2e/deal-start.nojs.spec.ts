import { theWorkBegins } from "./deal-start";
import { test } from "./fixtures";

test("a helper begins with the start code, without a script, in English", async ({ open }) => {
  await theWorkBegins(open, "en");
});
