import { describe, expect, it } from "vitest";
import { leadOf } from "~/components/notifications/lead-of";

const LONG = "Dit is een zin die lang genoeg is om alleen te staan in de lijst met meldingen van een gebruiker.";

describe("the lead of a notification", () => {
  it("is the first sentence, and the rest is folded", () => {
    expect(leadOf(`${LONG} ${LONG} ${LONG}`)).toEqual({ lead: LONG, rest: `${LONG} ${LONG}` });
  });

  it("is two sentences if both are short", () => {
    expect(leadOf(`Het is zo ver. Je mag beginnen. ${LONG}`)).toEqual({
      lead: "Het is zo ver. Je mag beginnen.",
      rest: LONG,
    });
  });

  it("does not end with a question whose answer is folded", () => {
    expect(leadOf(`Het werk is klaar. Alles goed? ${LONG}`)).toEqual({
      lead: "Het werk is klaar.",
      rest: `Alles goed? ${LONG}`,
    });
  });

  it("is the whole text if little would be folded", () => {
    const text = `${LONG} Bekijk het.`;
    expect(leadOf(text)).toEqual({ lead: text, rest: "" });
    expect(leadOf("Voor je klus.")).toEqual({ lead: "Voor je klus.", rest: "" });
  });

  it("does not split inside an abbreviation or an amount", () => {
    const text = `Je kreeg € 1.250 voor de klus bij nr. 5 in de straat waar iedereen elkaar al jaren kent. ${LONG}`;
    expect(leadOf(text).rest).toBe(LONG);
  });
});
