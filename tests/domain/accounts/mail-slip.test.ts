import { expect, it } from "vitest";
import { meantAddress } from "~/domain/accounts/mail-slip";

it.each([
  ["jan@gmial.com", "jan@gmail.com"],
  ["jan@gmai.com", "jan@gmail.com"],
  ["Jan.Smit@Gmaill.com", "Jan.Smit@gmail.com"],
  ["jan@hotmail.cm", "jan@hotmail.com"],
  ["jan@zigo.nl", "jan@ziggo.nl"],
  ["jan@gmail.con", "jan@gmail.com"],
])("%s was probably meant as %s", (typed, meant) => {
  expect(meantAddress(typed)).toBe(meant);
});

it.each([
  "jan@gmail.com",
  "jan@ymail.com",
  "jan@mail.com",
  "jan@live.nl",
  "jan@bakkerij-smit.nl",
  "jan",
  "",
  "@gmial.com",
])("%s is left alone", (typed) => {
  expect(meantAddress(typed)).toBeNull();
});
