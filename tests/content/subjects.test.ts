import { expect, it } from "vitest";
import { MAILS } from "~/content/mails";
import { NOTIFICATIONS } from "~/content/notifications";

const mails = import.meta.glob<object>("../../app/content/mails/*.ts", { eager: true, import: "default" });
const notifications = import.meta.glob<object>("../../app/content/notifications/*.ts", {
  eager: true,
  import: "default",
});

it.each([
  ["mail", mails, MAILS],
  ["notification", notifications, NOTIFICATIONS],
])("every %s is in one subject, and every subject in the index", (_, subjects, index) => {
  expect(Object.values(subjects).flatMap(Object.keys).toSorted()).toEqual(Object.keys(index).toSorted());
});
