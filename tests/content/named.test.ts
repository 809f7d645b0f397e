import { expect, it } from "vitest";
import { brand } from "~/brand";
import { namedRows, ownVideo } from "~/content/named";

it("makes up names on local sites alone, and says so", () => {
  for (const environment of ["staging", "production"] as const) {
    expect(namedRows(environment)).toEqual({ press: brand.press, partners: brand.partners, example: false });
    expect(ownVideo(environment)?.src).toBe(brand.video?.src);
  }
  const { press, partners, example } = namedRows("development");
  expect([press.length > 0, partners.length > 0]).toEqual([example, example]);
  expect(ownVideo("development")?.example).toBe(brand.video === null);
});
