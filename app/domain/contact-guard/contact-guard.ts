import type { z } from "zod";
import { type Folded, fold } from "./fold";
import { handles } from "./handle";
import { withoutHarmlessNumbers } from "./harmless";
import { phoneNumbers } from "./phone";
import { requests } from "./request";
import type { Span } from "./span";
import { websites } from "./website";

type Finder = (folded: Folded) => Span[];

export function findContactDetails(
  text: string,
  kinds: readonly Finder[] = [phoneNumbers, websites, handles, requests],
): string[] {
  const folded = fold(text);
  folded.text = withoutHarmlessNumbers(folded.text);
  const spans = merged(kinds.flatMap((find) => find(folded)));
  const parts = spans.map(({ from, to }) => text.slice(folded.starts[from], folded.ends[to - 1]));
  return [...new Set(parts)];
}

type Text = z.ZodType<string | null>;

type TextKind = "question" | "reply" | "bid" | "job" | "review" | "public" | "message";

export function contactErrors(value: string, place: TextKind, find: (value: string) => string[] = findContactDetails) {
  const parts = find(value);
  if (parts.length === 0) return [];
  const words = parts.map((part) => `“${part}”`).join(", ");
  return [`contact_details@${place}`, `contact_words:${words}`];
}

const refusing = <T extends Text>(text: T, find: (value: string) => string[], place: TextKind): T =>
  text.superRefine((value, ctx) => {
    if (value === null || ctx.issues.length > 0) return;
    for (const key of contactErrors(value, place, find)) ctx.addIssue({ code: "custom", message: key });
  });

/** Strangers read it, or it is written before two users can chat. */
export const publicText = <T extends Text>(text: T, place: TextKind = "public"): T =>
  refusing(text, (value) => findContactDetails(value), place);

/** A business's name or address is public by law: `Klussen.nl B.V.` is allowed, a phone number is not. */
export const withoutPhoneNumbers = <T extends Text>(text: T): T =>
  refusing(text, (value) => findContactDetails(value, [phoneNumbers]), "public");

function merged(spans: Span[]): Span[] {
  const result: Span[] = [];
  for (const span of spans.toSorted((a, b) => a.from - b.from)) {
    const last = result.at(-1);
    if (last && span.from < last.to) last.to = Math.max(last.to, span.to);
    else result.push({ ...span });
  }
  return result;
}
