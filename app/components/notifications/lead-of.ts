const LEAD_LENGTH = 90;

/**
 * Splits a text after its first sentence, or after the second if both are short and it is no question: its answer would be
 * folded. A rest of a few words stays in the lead.
 */
export function leadOf(text: string): { lead: string; rest: string } {
  const sentences = text.split(/(?<=[.!?]) (?=\p{Lu}|‘)/u);
  const [first = "", second] = sentences;
  const isShort = second !== undefined && !second.endsWith("?") && first.length + second.length < LEAD_LENGTH;
  const at = isShort ? 2 : 1;
  const rest = sentences.slice(at).join(" ");
  return rest.length < LEAD_LENGTH / 2 ? { lead: text, rest: "" } : { lead: sentences.slice(0, at).join(" "), rest };
}
