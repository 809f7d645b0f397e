import { describe, expect, it } from "vitest";
import { jobAddressError, jobAddressIn } from "~/domain/jobs/job-address";

const place = { zipcode: "1016GV", location_details: "Prinsengracht 263, 2e verdieping 3\nBel bij De Vries" };

describe("the address of a job in a text", () => {
  it.each([
    ["Fijne klus bij Petra op de Prinsengracht 263", "Prinsengracht 263"],
    ["PRINSENGRACHT, nr. 263 is mooi", "PRINSENGRACHT, nr. 263"],
    ["prinsengracht263-2", "prinsengracht263"],
    ["Het was op 1016 gv.", "1016 gv"],
    ["1016GV", "1016GV"],
  ])("is found: %s", (text, part) => {
    expect(jobAddressIn(text, place)).toBe(part);
    expect(jobAddressError(text, place)).toBe(`job_address:“${part}”`);
  });

  it.each([
    "Een huis aan de Prinsengracht",
    "Prinsengracht 2630",
    "Herengracht 263",
    "Op verdieping 3, zonder lift",
    "263 euro, ook voor 1016",
    "1016 gvx",
  ])("is not in: %s", (text) => expect(jobAddressError(text, place)).toBeNull());

  it("reads a street by its abbreviation", () => {
    const inStreet = { zipcode: null, location_details: "1e Jan Steenstraat 12 hs" };
    expect(jobAddressIn("Bij de Steenstr. 12 dus", inStreet)).toBe("Steenstr. 12");
    expect(jobAddressIn("Jan Steenstraat 112", inStreet)).toBeNull();
  });

  it("is nowhere without an address", () => {
    expect(jobAddressError("Prinsengracht 263", { zipcode: null, location_details: null })).toBeNull();
  });
});
