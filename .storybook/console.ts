let faults: string[] = [];

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

/** Fails a story that logged errors, in tests only: in another language of the toolbar a play may fail. */
export function noFaults(): void {
  if ("__vitest_worker__" in globalThis && faults.length > 0)
    throw new Error(`The console says:\n${faults.join("\n")}`);
}
