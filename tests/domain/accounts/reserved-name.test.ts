import { describe, expect, it } from "vitest";
import { brand } from "~/brand";
import { isReserved } from "~/domain/accounts/reserved-name";

describe("a name that pretends to be the platform", () => {
  it.each([
    brand.name,
    "Team Buurklusser",
    "Buurklusser Klantenservice",
    "B u u r k l u s s e r",
    "Buurkluser",
    "Вuurklusser Support",
    "Buurk1usser",
    "Admin",
    "Klanten Service",
    "Customer support",
    "Helpdesk Utrecht",
    "Moderat0r",
    "Buurclusser",
    "Buurklvsser",
    "Admin Team",
    "Admin Support",
    "Sanne Admin",
  ])("is refused for a person: %s", (name) => expect(isReserved(name, "person")).toBe(true));

  it.each([
    "Anna de Boer",
    "Klaas van de Buurt",
    "Sanne Bos",
    "Beheer",
    "Adam Minnema",
    "Admin Hodžić",
    "Jan Klusser",
    "李小龙",
    "Ådmund",
    "",
  ])("is not an honest name: %s", (name) => expect(isReserved(name, "person")).toBe(false));

  it("is refused for a business or a function only as a whole", () => {
    for (const kind of ["business", "function"] as const) {
      for (const name of ["Buurklusser Klantenservice", "Klantenservice", "Support Team", "Buurklusser B.V."])
        expect([name, isReserved(name, kind)]).toEqual([name, true]);
      for (const name of ["IT Support Utrecht", "Handige buurman", "De Klusserij B.V.", "Support engineer"])
        expect([name, isReserved(name, kind)]).toEqual([name, false]);
    }
  });
});
