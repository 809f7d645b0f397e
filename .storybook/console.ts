let faults: string[] = [];

/** Keeps what is written to the console as an error while a story is open. */
export function watchConsole(): () => void {
  const { error, warn } = console;
  faults = [];
  const keep =
    (write: typeof error) =>
    (...said: unknown[]) => {
      faults.push(said.map(String).join(" "));
      write(...said);
    };
  console.error = keep(error);
  console.warn = keep(warn);
  return () => Object.assign(console, { error, warn });
}

/** A story that complains is not right, whatever it shows. Under the toolbar's other languages a play may well fail: that is no fault to look at. */
export function noFaults(): void {
  if ("__vitest_worker__" in globalThis && faults.length > 0)
    throw new Error(`The console says:\n${faults.join("\n")}`);
}
