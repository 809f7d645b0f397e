/** A stretch of the folded text: from its first code unit to just after its last. */
export interface Span {
  from: number;
  to: number;
}
