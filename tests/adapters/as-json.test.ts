import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { asJson } from "../../workers/api/http/as-json";

const reread = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

const anything = fc.object({
  key: fc.string().filter((name) => name !== "__proto__"),
  values: [
    fc.string(),
    fc.double(),
    fc.integer(),
    fc.boolean(),
    fc.constantFrom(null, undefined, Number.NaN, -0),
    fc.date({ noInvalidDate: true }),
  ],
  withNullPrototype: true,
  maxDepth: 4,
});

describe("an answer that is handed over", () => {
  it("is what would be read of its JSON", () => {
    const property = fc.property(anything, (value) => {
      expect(asJson(value)).toStrictEqual(reread(value));
    });
    fc.assert(property);
  });

  it("says days as text, and leaves out what has no value", () => {
    const given = { at: new Date(0), gone: undefined, list: [undefined, () => 1], how: () => 1, none: null };
    expect(asJson(given)).toStrictEqual({ at: "1970-01-01T00:00:00.000Z", list: [null, null], none: null });
  });

  it("shares nothing with what it was made of", () => {
    const given = { list: [{ id: 1 }] };
    const copy = asJson(given) as typeof given;
    copy.list[0] = { id: 2 };
    copy.list.push({ id: 3 });
    expect(given).toEqual({ list: [{ id: 1 }] });
  });

  it("is no way to another prototype", () => {
    const copy = asJson(JSON.parse('{"__proto__": {"admin": true}, "id": 1}'));
    expect(copy).toStrictEqual({ id: 1 });
    expect((copy as { admin?: boolean }).admin).toBeUndefined();
  });
});
