import { isStopping } from "./processes.mjs";

/** An error that the user can fix: printed as one sentence, without a stack. */
export class Refusal extends Error {}

/** Prints a Refusal as one sentence, with exit code 1. @param {() => Promise<void>} main */
export function runScript(main) {
  main().catch((error) => {
    if (isStopping()) return;
    console.error(error instanceof Refusal ? error.message : error);
    process.exit(1);
  });
}
