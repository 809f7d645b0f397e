/** Logs an error of a task with its name and stack. Messages of SQLite name columns, not values. */
export function logFailure(task: string, error: unknown): void {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
  console.error(JSON.stringify({ level: "error", task, name, error: message, stack }));
}
