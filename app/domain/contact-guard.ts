import { fold } from "./contact-guard/fold";
import { phoneNumbers } from "./contact-guard/phone";
import type { Span } from "./contact-guard/span";
import { websites } from "./contact-guard/website";

/**
 * The phone numbers and websites in a question or reply, each as its writer wrote it, in order and without repeats.
 * An empty list means the text may be placed.
 */
export function findContactDetails(text: string): string[] {
  const folded = fold(text);
  const spans = merged([...phoneNumbers(folded), ...websites(folded)]);
  const parts = spans.map(({ from, to }) => text.slice(folded.starts[from], folded.ends[to - 1]));
  return [...new Set(parts)];
}

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
