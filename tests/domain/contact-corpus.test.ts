import { expect, it } from "vitest";
import { findContactDetails } from "~/domain/contact-guard";
import { guilty } from "./contact-corpus/guilty";
import { heldOutGuilty } from "./contact-corpus/held-out-guilty";
import { heldOutInnocent } from "./contact-corpus/held-out-innocent";
import { innocent } from "./contact-corpus/innocent";

const refused = (texts: readonly string[]) => texts.filter((text) => findContactDetails(text).length > 0).length;

it("judges as well as it did", () => {
  expect(refused(innocent)).toBeLessThanOrEqual(27);
  expect(refused(heldOutInnocent)).toBeLessThanOrEqual(12);
  expect(refused(guilty)).toBeGreaterThanOrEqual(guilty.length - 52);
  expect(refused(heldOutGuilty)).toBeGreaterThanOrEqual(heldOutGuilty.length - 30);
});
