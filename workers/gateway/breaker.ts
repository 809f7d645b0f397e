/** An error response counts as an answer. */
export class Breaker {
  private silent = 0;
  private until = 0;

  constructor(
    private readonly most = 5,
    /** Milliseconds. */
    private readonly rest = 10_000,
  ) {}

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
