interface Options {
  /** Not before this moment (epoch milliseconds). */
  until?: number;
  /** False: waiting was right, and is no failed attempt. */
  counts?: boolean;
  /** True: another attempt would fail alike. */
  final?: boolean;
  /** What is left to do, when part of it was done. */
  payload?: Record<string, unknown>;
}

/** Thrown by a deliverer that knows more of its failure than that it failed. */
export class NotNow extends Error {
  override name = "NotNow";

  constructor(
    said: string,
    readonly options: Options = {},
  ) {
    super(said);
  }
}
