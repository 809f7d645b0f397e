import { expect, it } from "vitest";
import { areaOf } from "~/live/area";

it.each([
  ["/messages", "talk"],
  ["/messages/", "talk"],
  ["/messages/2f1c", "talk"],
  ["/notifications", "talk"],
  ["/admin", "desk"],
  ["/admin/", "desk"],
  ["/admin/reports", "desk"],
  ["/admin/jobs/1/comments/2/delete", "desk"],
  ["/messages/2f1c/accepteren", null],
  ["/notifications/1", null],
  ["/administratie", null],
  ["/blog/admin", null],
  ["/", null],
])("%s is in the area %s", (pathname, area) => {
  expect(areaOf(pathname)).toBe(area);
});
