import { theyAgreeOnExtraWork } from "./deal-extra-work";
import { test } from "./fixtures";

test("a helper asks for extra work and the placer pays, in Dutch", async ({ open }) => {
  await theyAgreeOnExtraWork(open, "nl");
});
