import type { ApiApp } from "../../http/serve";
import { serveAnswer } from "./answer";
import { serveCalendarFile } from "./calendar-file";
import { servePropose } from "./propose";

/** When two people of a chat meet (api.md 4.7). */
export function serveAppointments(app: ApiApp): void {
  servePropose(app);
  serveAnswer(app);
  serveCalendarFile(app);
}
