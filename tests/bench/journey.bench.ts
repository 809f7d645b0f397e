// Weight of the main job for both users together, from sign-up to review (tests/e2e/weight.spec.ts).
import { spawnSync } from "node:child_process";

const journey = ["playwright", "test", "--project=every-page", "weight", "-g", "the whole main job"];
process.exitCode = spawnSync("npx", journey, { stdio: "inherit" }).status ?? 1;
