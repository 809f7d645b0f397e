interface Options {
  /** Epoch milliseconds. */
  until?: number;
  /** False: the wait is not counted as a failed attempt. */
  counts?: boolean;
  final?: boolean;
  payload?: Record<string, unknown>;
}

export class RetryLater extends Error {
  override name = "RetryLater";

  constructor(
    said: string,
    readonly options: Options = {},
  ) {
    super(said);
  }
}
