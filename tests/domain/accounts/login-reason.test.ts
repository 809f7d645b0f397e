import { expect, it } from "vitest";
import { loginReason } from "~/domain/accounts/login-reason";

it.each([
  ["/", null],
  ["/task/7/bod", "bid"],
  ["/task/7#vragen", "question"],
  ["/task/7", null],
  ["/helper/2?page=2", null],
  ["/browse-tasks?zipcode=1016gv", null],
  ["/notifications", "other"],
  ["/helper/2/blokkeren", "other"],
  ["/browse-tasks/bewaren?search=heg", "saveSearch"],
  ["/helper/2/vragen", "invite"],
  ["/post-job/budget?draft=1", "post"],
  ["/messages/abc", "messages"],
  ["/payment/7/geschil", "wallet"],
])("%s asks to log in for %s", (path, reason) => {
  expect(loginReason(path)).toBe(reason);
});
