import { describe, expect, it } from "vitest";
import { chosen, isNarrowed, readAsked, recordAddress } from "~/components/admin/records/record-address";

describe("the address of a list of records", () => {
  it("says what is asked for, and nothing else", () => {
    expect(recordAddress("/admin/jobs")).toBe("/admin/jobs");
    expect(recordAddress("/admin/jobs", { search: "", user: 7 }, 1)).toBe("/admin/jobs?user=7");
    expect(recordAddress("/admin/jobs", { search: "kast & bed" }, 3)).toBe("/admin/jobs?search=kast+%26+bed&page=3");
  });

  it("is read as it was typed, without what it does not know", () => {
    const asked = readAsked(new URL("https://x.test/admin/jobs?search=+kast+&user=zeven&code=1"), ["search", "user"]);
    expect(asked).toEqual({ search: "kast", user: "zeven" });
    expect(isNarrowed(asked)).toBe(true);
    expect(isNarrowed(readAsked(new URL("https://x.test/admin/jobs"), ["search"]))).toBe(false);
  });

  it("has the choices there are", () => {
    expect(chosen(["open", "closed"], "open")).toBe("open");
    expect(chosen(["open", "closed"], "iets")).toBeUndefined();
  });
});
