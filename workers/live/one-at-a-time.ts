/** Does the same work one time after the other. Who asks while a turn has not begun shares it. */
export class OneAtATime {
  private current: Promise<void> = Promise.resolve();
  private next: Promise<void> | null = null;

  constructor(private readonly work: () => Promise<void>) {}

  /** Over when a turn is over that began after this was asked. */
  run(): Promise<void> {
    this.next ??= this.current.then(() => {
      this.next = null;
      const turn = this.work();
      this.current = turn.catch(() => {});
      return turn;
    });
    return this.next;
  }
}
