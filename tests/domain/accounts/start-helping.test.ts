import { describe, expect, it } from "vitest";
import { askedIn, missingFor, missingIn, nextStep, remindersFor } from "~/domain/accounts/start-helping";
import { aHelpingViewer } from "../../mocks/factories/person";

const empty = aHelpingViewer({
  active_worker: false,
  zipcode: null,
  categories: [],
  function_title: null,
  image: null,
  bio: null,
  iban: null,
  verified: false,
});
const whole = aHelpingViewer({
  active_worker: true,
  zipcode: "1012AB",
  categories: [1],
  function_title: "Klusser",
  image: "/api/media/a/",
  bio: "Ik kom op tijd.",
  iban: "NL91******4300",
  verified: true,
});

describe("starting to help", () => {
  it("misses everything at first, in the order of the steps", () => {
    expect(missingFor(empty)).toEqual([
      "active_worker",
      "zipcode",
      "categories",
      "function_title",
      "image",
      "bio",
      "iban",
      "verified",
    ]);
    expect(missingFor(whole)).toEqual([]);
  });

  it("asks to offer help only where that is all that is missing: the first step does it", () => {
    expect(askedIn("work", empty)).toEqual(["zipcode", "categories", "function_title"]);
    expect(askedIn("work", { ...whole, active_worker: false })).toEqual(["active_worker"]);
  });

  it("counts papers that are being looked at as handed in", () => {
    expect(missingIn("money", { ...whole, verified: false, pending_document: true })).toEqual([]);
  });

  it("asks for no account to pay to where people pay each other", () => {
    expect(missingIn("money", { ...whole, iban: null }, true)).toEqual([]);
    expect(nextStep({ ...whole, iban: null }, true)).toBe(null);
    expect(remindersFor({ ...whole, verified: false, iban: null }, true)).toEqual(["verified"]);
  });

  it("goes on with what comes after, and leaves what was left to the overview", () => {
    expect(nextStep(empty)).toBe("work");
    expect(nextStep({ ...whole, bio: null, iban: null })).toBe("person");
    expect(nextStep({ ...whole, bio: null, iban: null }, false, "person")).toBe("money");
    expect(nextStep({ ...whole, categories: [] }, false, "person")).toBe(null);
    expect(nextStep({ ...whole, image: null }, false, "money")).toBe(null);
    expect(nextStep({ ...whole, bio: null }, false, "person")).toBe(null);
    expect(nextStep(whole)).toBe(null);
  });

  it("reminds helpers alone, until their identity is known or being looked at", () => {
    expect(remindersFor(empty)).toEqual([]);
    expect(remindersFor({ ...whole, verified: false, iban: null })).toEqual(["iban", "verified"]);
    expect(remindersFor({ ...whole, verified: false, pending_document: true, iban: null })).toEqual([]);
    expect(remindersFor({ ...whole, iban: null })).toEqual([]);
  });
});
