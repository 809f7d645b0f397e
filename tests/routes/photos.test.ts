import { expect, test } from "vitest";
import { moved } from "~/routes/moved";

const list = [{ id: 1 }, { id: 2 }, { id: 3 }];
const ids = (id: number, by: 1 | -1) => moved(list, id, by).map((one) => one.id);

test("a photo moves one place", () => {
  expect(ids(2, -1)).toEqual([2, 1, 3]);
  expect(ids(2, 1)).toEqual([1, 3, 2]);
});

test("the first and the last stay, and so does the list when the photo is gone", () => {
  expect(ids(1, -1)).toEqual([1, 2, 3]);
  expect(ids(3, 1)).toEqual([1, 2, 3]);
  expect(ids(9, 1)).toEqual([1, 2, 3]);
});
