import { describe, expect, it } from "vitest";
import { chosen } from "../../scripts/quality/choice.mjs";

const types = { name: "types", command: ["tsc"] };
const workers = { name: "workers", command: ["vitest", "run"], report: "workers.json" };
const node = { name: "node", command: ["vitest", "run"], report: "node.json" };
const stages = [types, workers, node];

describe("a part of the tests", () => {
  it("is everything unless one is named", () => {
    expect(chosen(stages, [])).toEqual(stages);
  });

  it("is what is named", () => {
    expect(chosen(stages, ["node", "types"])).toEqual([types, node]);
  });

  it("is narrowed to files by further words", () => {
    expect(chosen(stages, ["workers", "bids", "chats"])).toEqual([
      { ...workers, command: ["vitest", "run", "bids", "chats"] },
    ]);
  });

  it("is refused when nothing is called so, and the names are told", () => {
    expect(() => chosen(stages, ["wrokers"])).toThrow('No part is called "wrokers". The parts: types, workers, node.');
  });

  it("is refused when a file is asked of what has none", () => {
    expect(() => chosen(stages, ["types", "bids"])).toThrow('types is of all files: "bids" narrows nothing.');
  });
});
