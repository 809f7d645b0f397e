import { expect, it } from "vitest";
import { accountFrom } from "~/components/shell/navigation";

it("keeps the way of a visitor between the login page and the sign-up page", () => {
  expect(accountFrom("/signup", "/login?next=%2Ftask%2F12%2Fbod")).toBe("/signup?next=%2Ftask%2F12%2Fbod");
  expect(accountFrom("/login", "/signup?next=%2Ftask%2F12%2Fbod")).toBe("/login?next=%2Ftask%2F12%2Fbod");
  expect(accountFrom("/signup", "/login")).toBe("/signup");
});

it.each(["/helper/2", "/helper/2?page=2", "/browse-tasks?zipcode=1016gv", "/task/51", "/blog/lekkende-kraan"])(
  "returns to %s after the login",
  (here) => {
    expect(accountFrom("/login", here)).toBe(`/login?next=${encodeURIComponent(here)}`);
    expect(accountFrom("/signup", here)).toBe(`/signup?next=${encodeURIComponent(here)}`);
  },
);

it.each([
  "/",
  "/?kind=saw",
  "/reset-password?uid=1&token=abc",
  "/account/activate?token=abc",
  "/tot-ziens",
  "/offline",
])("does not return to %s", (here) => expect(accountFrom("/login", here)).toBe("/login"));
