import { PNG } from "pngjs";
import { describe, expect, it } from "vitest";
import { differenceOf } from "../../scripts/pictures/compare.ts";
import { reportOf } from "../../scripts/pictures/report.ts";

function aPicture({ side = 0, width = 200, height = 100, grey = 0 }): Buffer {
  const picture = new PNG({ width, height });
  picture.data.fill(255);
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) picture.data.fill(grey, 4 * (width * y + x), 4 * (width * y + x) + 3);
  }
  return PNG.sync.write(picture);
}

describe("two pictures", () => {
  const before = aPicture({ side: 10 });

  it("are the same when nothing or next to nothing differs", () => {
    expect(differenceOf(before, aPicture({ side: 10 }))).toBeNull();
    expect(differenceOf(before, aPicture({ side: 10, grey: 8 }))).toBeNull();
  });

  it("differ in a part, shown in red", () => {
    const difference = PNG.sync.read(differenceOf(before, aPicture({ side: 14 })) as Buffer);
    const at = (x: number, y: number) => [...difference.data.subarray(4 * (200 * y + x), 4 * (200 * y + x) + 3)];
    expect(at(12, 12)).toEqual([255, 0, 0]);
    expect(at(50, 50)).not.toEqual([255, 0, 0]);
  });

  it("differ when one is longer, also where nothing stands", () => {
    const difference = PNG.sync.read(differenceOf(before, aPicture({ side: 10, height: 140 })) as Buffer);
    expect([difference.width, difference.height]).toEqual([200, 140]);
  });
});

describe("the page of differences", () => {
  const place = (name: string) => `${name}/360-dark/screens-access-login--default.png`;
  const seen = { story: "screens-access-login--default", view: "360-dark" };

  it("shows before, after and what differs side by side", () => {
    const page = reportOf("main", [{ ...seen, before: place("a"), after: place("here"), difference: place("d") }], 7);
    expect(page).toContain("1 of 8 pictures differ from main");
    expect([...page.matchAll(/<figcaption>(\w+)<.*?<img [^>]*src="([^"]+)"/g)].map(([, ...told]) => told)).toEqual([
      ["Before", place("a")],
      ["After", place("here")],
      ["Difference", place("d")],
    ]);
  });

  it("says what is new and what is gone", () => {
    const page = reportOf(
      "<main>",
      [
        { ...seen, before: null, after: place("here"), difference: null },
        { ...seen, view: "1440-light", before: place("a"), after: null, difference: null },
      ],
      0,
    );
    expect(page).toContain("360-dark · new");
    expect(page).toContain("1440-light · gone");
    expect(page).toContain("&lt;main&gt;");
    expect(page.match(/<img /g)).toHaveLength(2);
  });
});
