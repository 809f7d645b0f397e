import { theyAgreeOnExtraWork } from "./deal-extra-work";
import { test } from "./fixtures";

test("a helper asks for extra work and the placer pays without a script, in English", async ({ open }) => {
  await theyAgreeOnExtraWork(open, "en");
});
