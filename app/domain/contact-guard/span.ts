export interface Span {
  from: number;
  to: number;
}
