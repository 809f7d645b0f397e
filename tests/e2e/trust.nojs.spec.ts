import { test } from "./fixtures";
import { whomToTrust } from "./trust";

test("people find out whom to trust without a script, in English", async ({ open }) => {
  await whomToTrust(open, "en");
});
