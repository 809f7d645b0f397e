interface Options {
  /** Epoch milliseconds. */
  until?: number;
  /** False: the wait does not count as a failed attempt. */
  counts?: boolean;
  /** True: a retry would fail alike. */
  final?: boolean;
  /** The remaining work, when part of it was done. */
  payload?: Record<string, unknown>;
}

/** Thrown by a deliverer to control the retry. */
export class RetryLater extends Error {
  override name = "RetryLater";

  constructor(
    said: string,
    readonly options: Options = {},
  ) {
    super(said);
  }
}
