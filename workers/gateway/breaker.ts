/**
 * Keeps people from waiting for an upstream that does not answer: after so many silent calls in a row it rests, then one
 * call tries for all, and the first answer ends the rest. What the upstream itself refuses is an answer.
 */
export class Breaker {
  private silent = 0;
  private until = 0;

  constructor(
    private readonly most = 5,
    /** Milliseconds. */
    private readonly rest = 10_000,
  ) {}

  /** Milliseconds to wait before a call makes sense; 0 when it may go. Of many that ask after a rest one may. */
  wait(now: number): number {
    if (this.silent < this.most) return 0;
    if (now < this.until) return this.until - now;
    this.until = now + this.rest;
    return 0;
  }

  answered(): void {
    this.silent = 0;
  }

  failed(now: number): void {
    this.silent++;
    if (this.silent >= this.most) this.until = now + this.rest;
  }
}
