import type { ChildProcess } from "node:child_process";
import { theDirectJob } from "./direct";
import { test } from "./fixtures";
import { serve, stop } from "./server";

/** Direct mode is a setting, so it needs its own server. */
const PORT = 5198;
let server: ChildProcess;
test.use({ baseURL: `http://127.0.0.1:${PORT}` });

test.beforeAll(async () => {
  test.setTimeout(120_000);
  server = await serve(PORT, { PAYMENT_MODE: "direct" });
});

test.afterAll(() => stop(server));

test("two neighbours settle a job between them", ({ open }) => theDirectJob(open, "nl"));
