import { describe, expect, it } from "vitest";
import { shownSettings } from "~/domain/site/company";

const EXAMPLES = { ios: "https://apps.example/1", android: "https://play.example/1" };

describe("settings of the owner", () => {
  it("are hidden in a deployment while they are empty, or still are the examples", () => {
    const { values, isExample, missing } = shownSettings({ ios: "", android: EXAMPLES.android }, EXAMPLES, true);
    expect(values).toEqual({ ios: "", android: "" });
    expect([isExample, missing]).toEqual([false, ["ios", "android"]]);
  });

  it("are examples for a developer, and marked so", () => {
    const { values, isExample } = shownSettings({ ios: "https://apps.apple.com/app/1", android: "" }, EXAMPLES, false);
    expect(values).toEqual({ ios: "https://apps.apple.com/app/1", android: EXAMPLES.android });
    expect(isExample).toBe(true);
  });

  it("without an example are hidden while they are empty, for developers too", () => {
    const filled = { instagram: "https://www.instagram.com/1", facebook: "" };
    for (const deployed of [true, false]) {
      const { values, missing } = shownSettings(filled, { instagram: "", facebook: "" }, deployed);
      expect([values, missing]).toEqual([filled, ["facebook"]]);
    }
  });

  it("are shown once they are filled in", () => {
    const own = { ios: "https://apps.apple.com/app/1", android: "https://play.google.com/1" };
    for (const deployed of [true, false])
      expect(shownSettings(own, EXAMPLES, deployed)).toEqual({ values: own, isExample: false, missing: [] });
  });
});
