import type { z } from "zod";
import { type Folded, fold } from "./contact-guard/fold";
import { handles } from "./contact-guard/handle";
import { withoutHarmlessNumbers } from "./contact-guard/harmless";
import { phoneNumbers } from "./contact-guard/phone";
import type { Span } from "./contact-guard/span";
import { websites } from "./contact-guard/website";

type Finder = (folded: Folded) => Span[];

/**
 * The phone numbers, websites, addresses and names on other networks in a text, each as its writer wrote it, in order and without repeats.
 * An empty list means the text may be placed.
 */
export function findContactDetails(
  text: string,
  kinds: readonly Finder[] = [phoneNumbers, websites, handles],
): string[] {
  const folded = fold(text);
  folded.text = withoutHarmlessNumbers(folded.text);
  const spans = merged(kinds.flatMap((find) => find(folded)));
  const parts = spans.map(({ from, to }) => text.slice(folded.starts[from], folded.ends[to - 1]));
  return [...new Set(parts)];
}

type Text = z.ZodType<string | null>;

/** What a text is part of: its writer reads why contact details do not belong there. */
type Place = "question" | "reply" | "bid" | "job" | "review" | "public";

/** Rejects contact details in a text, and names the parts to change. A text that is invalid in itself is not checked. */
const refusing = <T extends Text>(text: T, find: (value: string) => string[], place: Place): T =>
  text.superRefine((value, ctx) => {
    if (value === null || ctx.issues.length > 0) return;
    const parts = find(value);
    if (parts.length === 0) return;
    const words = parts.map((part) => `“${part}”`).join(", ");
    for (const key of [`contact_details@${place}`, `contact_words:${words}`])
      ctx.addIssue({ code: "custom", message: key });
  });

/** A text that strangers read, or that comes before two people may chat. */
export const publicText = <T extends Text>(text: T, place: Place = "public"): T =>
  refusing(text, (value) => findContactDetails(value), place);

/** The name or address of a business, which the law makes public: `Klussen.nl B.V.` is a name, a phone number is not. */
export const withoutPhoneNumbers = <T extends Text>(text: T): T =>
  refusing(text, (value) => findContactDetails(value, [phoneNumbers]), "public");

/** A phone number inside a link, or `nul zes` inside a whole number, is one thing to change. */
function merged(spans: Span[]): Span[] {
  const result: Span[] = [];
  for (const span of spans.toSorted((a, b) => a.from - b.from)) {
    const last = result.at(-1);
    if (last && span.from < last.to) last.to = Math.max(last.to, span.to);
    else result.push({ ...span });
  }
  return result;
}
