import { theyAgreeWhenToMeet } from "./deal-appointment";
import { test } from "./fixtures";

test("two neighbours agree when to meet without a script, in English", async ({ open }) => {
  await theyAgreeWhenToMeet(open, "en");
});
