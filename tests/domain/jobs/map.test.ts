import { describe, expect, it } from "vitest";
import { distanceMetres } from "~/domain/jobs/distance";
import { frameOf, labelsThatFit, spotOf } from "~/domain/jobs/map";

const AMSTERDAM = { latitude: 52.373, longitude: 4.895 };
const ROTTERDAM = { latitude: 51.922, longitude: 4.479 };

describe("a flat map of the country", () => {
  it("is as far across as the earth is, to a few hundredths", () => {
    const [here, there] = [spotOf(AMSTERDAM), spotOf(ROTTERDAM)];
    const metres = 100 * Math.hypot(here.x - there.x, here.y - there.y);
    const real = distanceMetres(
      { lat: AMSTERDAM.latitude, lng: AMSTERDAM.longitude },
      { lat: ROTTERDAM.latitude, lng: ROTTERDAM.longitude },
    );
    expect(Math.abs(metres / real - 1)).toBeLessThan(0.02);
  });

  it("has north above and east at the right", () => {
    expect(spotOf(AMSTERDAM).y).toBeLessThan(spotOf(ROTTERDAM).y);
    expect(spotOf(AMSTERDAM).x).toBeGreaterThan(spotOf(ROTTERDAM).x);
  });
});

describe("the part of the map that is shown", () => {
  const spots = [spotOf(AMSTERDAM), spotOf(ROTTERDAM)];

  it("holds every spot, with room around, in the shape that was asked for", () => {
    for (const shape of [0.5, 1, 2]) {
      const frame = frameOf(spots, { least: 10, shape });
      expect(frame.width / frame.height).toBeCloseTo(shape, 1);
      for (const { x, y } of spots) {
        expect(x).toBeGreaterThan(frame.x);
        expect(x).toBeLessThan(frame.x + frame.width);
        expect(y).toBeGreaterThan(frame.y);
        expect(y).toBeLessThan(frame.y + frame.height);
      }
    }
  });

  it("shows some of what is around a single spot", () => {
    expect(frameOf([{ x: 100, y: 200 }], { least: 160, shape: 1 })).toEqual({ x: 20, y: 120, width: 160, height: 160 });
  });
});

describe("names on the map", () => {
  const frame = { x: 0, y: 0, width: 200, height: 100 };
  const fit = (labels: Parameters<typeof labelsThatFit>[0], taken = [] as (typeof frame)[]) =>
    labelsThatFit(labels, { frame, size: 10, taken }).map(({ text }) => text);

  it("give way to those before them", () => {
    const at = (text: string, x: number, y: number) => ({ text, x, y });
    expect(fit([at("Amsterdam", 100, 50), at("Diemen", 110, 52), at("Weesp", 100, 80)])).toEqual([
      "Amsterdam",
      "Weesp",
    ]);
    expect(fit([at("Amsterdam", 100, 50)], [{ x: 90, y: 40, width: 20, height: 20 }])).toEqual([]);
  });

  it("go below their place where there is no room above it", () => {
    const taken = [{ x: 90, y: 40, width: 20, height: 10 }];
    const label = { text: "Amsterdam", x: 100, y: 50, below: 70 };
    expect(labelsThatFit([label], { frame, size: 10 })).toEqual([{ text: "Amsterdam", x: 100, y: 50 }]);
    expect(labelsThatFit([label], { frame, size: 10, taken })).toEqual([{ text: "Amsterdam", x: 100, y: 70 }]);
    expect(labelsThatFit([label], { frame, size: 10, taken: [frame] })).toEqual([]);
  });

  it("move inwards at the edge, and are left out beyond it", () => {
    const [moved] = labelsThatFit([{ text: "Amsterdam", x: 199, y: 50 }], { frame, size: 10 });
    expect(moved?.x).toBeLessThan(180);
    expect(fit([{ text: "Amsterdam", x: 201, y: 50 }])).toEqual([]);
  });

  it("are left out where the upper or lower edge would cut them", () => {
    const at = (y: number) => fit([{ text: "Weesp", x: 100, y }]);
    expect([at(5), at(10), at(95), at(97)]).toEqual([[], ["Weesp"], ["Weesp"], []]);
  });
});
