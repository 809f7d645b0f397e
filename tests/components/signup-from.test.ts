import { expect, it } from "vitest";
import { signupFrom } from "~/components/shell/navigation";

it("keeps the way of a visitor from the login page to the sign-up page", () => {
  expect(signupFrom("/login?next=%2Ftask%2F12%2Fbod")).toBe("/signup?next=%2Ftask%2F12%2Fbod");
  expect(signupFrom("/login")).toBe("/signup");
  expect(signupFrom("/browse-tasks?next=%2Fwallet")).toBe("/signup");
});
