import type { z } from "zod";
import { fold } from "./contact-guard/fold";
import { phoneNumbers } from "./contact-guard/phone";
import type { Span } from "./contact-guard/span";
import { websites } from "./contact-guard/website";

/**
 * The phone numbers and websites in a text, each as its writer wrote it, in order and without repeats.
 * An empty list means the text may be placed.
 */
export function findContactDetails(text: string): string[] {
  const folded = fold(text);
  const spans = merged([...phoneNumbers(folded), ...websites(folded)]);
  const parts = spans.map(({ from, to }) => text.slice(folded.starts[from], folded.ends[to - 1]));
  return [...new Set(parts)];
}

/**
 * A text that strangers read before a deal: what holds contact details is refused, with the parts to change. A text that
 * is faulty in itself is not looked into.
 */
export const withoutContactDetails = <T extends z.ZodType<string | null>>(text: T): T =>
  text.superRefine((value, ctx) => {
    if (value === null || ctx.issues.length > 0) return;
    const parts = findContactDetails(value);
    if (parts.length === 0) return;
    const words = parts.map((part) => `“${part}”`).join(", ");
    for (const message of ["contact_details", `contact_words:${words}`]) ctx.addIssue({ code: "custom", message });
  });

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
