import { errorFields, writeLog } from "~/domain/log";

export function logFailure(task: string, error: unknown): void {
  writeLog("error", { task, ...errorFields(error) });
}
