import { isLocal } from "~/domain/site/environment";
import { errorFields, writeLog } from "~/domain/values/log";

interface Task {
  env: Pick<Env, "ENVIRONMENT">;
  name: string;
  run: string;
}

/** False after an error, which must not stop other tasks. */
export async function runTask({ env, name: task, run }: Task, act: () => Promise<unknown>): Promise<boolean> {
  const startedAt = Date.now();
  const line = () => ({ task, request: run, ms: Date.now() - startedAt });
  try {
    await act();
    if (!isLocal(env.ENVIRONMENT)) writeLog("info", { ...line(), status: "done" });
    return true;
  } catch (error) {
    writeLog("error", { ...line(), status: "failed", ...errorFields(error) });
    return false;
  }
}
