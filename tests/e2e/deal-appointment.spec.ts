import { theyAgreeWhenToMeet } from "./deal-appointment";
import { test } from "./fixtures";

test("two neighbours agree when to meet, in Dutch", async ({ open }) => {
  await theyAgreeWhenToMeet(open, "nl");
});
