import { describe, expect, it } from "vitest";
import { nextOf } from "../../scripts/quality/gate.mjs";
import { everything } from "../../scripts/quality/stages.mjs";

const stage = (name: string, more = {}) => ({ name, command: [name], ...more });

describe("what may begin", () => {
  const types = stage("types");
  const node = stage("node");
  const stories = stage("stories", { cores: 2 });

  it("is the first that waits, while a core is free", () => {
    expect(nextOf([node, stories], [])).toBe(node);
    expect(nextOf([node, stories], [types])).toBe(node);
    expect(nextOf([node], [types, stories])).toBeUndefined();
    expect(nextOf([], [])).toBeUndefined();
  });

  it("fills the core that is free with what takes two, and nothing beside that", () => {
    expect(nextOf([stories], [types])).toBe(stories);
    expect(nextOf([node], [stories])).toBeUndefined();
  });

  it("waits for what it needs, and meanwhile the next one goes", () => {
    const workers = stage("workers", { after: [types] });
    const faults = stage("faults", { needs: [types] });
    expect(nextOf([workers, faults, node], [types])).toBe(node);
    expect(nextOf([workers, types], [])).toBe(types);
    expect(nextOf([workers], [])).toBe(workers);
  });
});

it("is not kept waiting for something that waits for it", () => {
  const { usual, repeated } = everything(async () => ({}));
  const waiting = [...repeated, ...usual];
  const begun: string[] = [];
  while (waiting.length > 0) {
    const next = nextOf(waiting, []);
    if (!next) break;
    begun.push(next.name);
    waiting.splice(waiting.indexOf(next), 1);
  }
  expect(waiting).toEqual([]);
  expect(begun.at(-1)).toBe("journeys");
});
