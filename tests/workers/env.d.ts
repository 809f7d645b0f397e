import type { D1Migration } from "@cloudflare/vitest-plugin";
import type * as worker from "../../workers/app";

declare global {
  namespace Cloudflare {
    interface Env {
      TEST_MIGRATIONS: D1Migration[];
      COPY: D1Database;
    }
    interface GlobalProps {
      mainModule: typeof worker;
    }
  }
}
