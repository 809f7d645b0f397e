import { errorFields, writeLog } from "~/domain/log";

/** Logs an error of one row of a task, which goes on with the next. */
export function logFailure(task: string, error: unknown): void {
  writeLog("error", { task, ...errorFields(error) });
}
