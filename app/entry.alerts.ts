import { call, sayWhenLooking } from "./alerts/call";
import { connection } from "./live/tab";

// Loaded only where somebody asked to be called: docs/decisions/001-documents-and-live-pages.md.
let last = 0;
sayWhenLooking();
connection.listen((heard) => {
  if (heard.type !== "notification" || heard.notification.read || heard.notification.id <= last) return;
  last = heard.notification.id;
  void call(heard.notification);
});
