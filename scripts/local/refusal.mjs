import { isStopping } from "./processes.mjs";

/** Something the person at the keyboard can mend: shown as its sentence alone, without a stack. */
export class Refusal extends Error {}

/**
 * Runs a script's main function; a refusal becomes one sentence and exit code 1.
 * @param {() => Promise<void>} main
 */
export function runScript(main) {
  main().catch((error) => {
    if (isStopping()) return;
    console.error(error instanceof Refusal ? error.message : error);
    process.exit(1);
  });
}
