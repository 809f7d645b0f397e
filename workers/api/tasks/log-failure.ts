import { errorFields, writeLog } from "~/domain/values/log";

export function logFailure(task: string, error: unknown): void {
  writeLog("error", { task, ...errorFields(error) });
}
