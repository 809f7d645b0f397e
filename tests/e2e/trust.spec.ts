import { test } from "./fixtures";
import { whomToTrust } from "./trust";

test("people find out whom to trust, in Dutch", async ({ open }) => {
  await whomToTrust(open, "nl");
});
