interface CalendarEvent {
  /** Versions share it, so that calendars replace the older one. */
  uid: string;
  sequence: number;
  changedAt: number;
  startsAt: number;
  endsAt: number;
  summary: string;
  location?: string | null;
  description: string;
  url: string;
  cancelled?: boolean;
}

/** Octets per line (RFC 5545, 3.1). */
const WIDTH = 75;
const octets = (text: string) => new TextEncoder().encode(text).byteLength;

/** RFC 5545, 3.3.11. */
function escaped(text: string): string {
  return text
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\r\n|\r|\n/g, "\\n")
    .replace(/\p{Cc}/gu, "");
}

/** RFC 5545, 3.1. A character is not split. */
function folded(line: string): string {
  const parts = [""];
  for (const sign of line) {
    const at = parts.length - 1;
    const part = parts[at] ?? "";
    if (octets(part + sign) > WIDTH) parts.push(` ${sign}`);
    else parts[at] = part + sign;
  }
  return parts.join("\r\n");
}

const stamp = (at: number) => new Date(at).toISOString().replace(/[-:]|\.\d+/g, "");

export function calendarFile(product: string, event: CalendarEvent): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${product}//NONSGML//NL`,
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    "BEGIN:VEVENT",
    `UID:${event.uid}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTAMP:${stamp(event.changedAt)}`,
    `LAST-MODIFIED:${stamp(event.changedAt)}`,
    `DTSTART:${stamp(event.startsAt)}`,
    `DTEND:${stamp(event.endsAt)}`,
    `SUMMARY:${escaped(event.summary)}`,
    ...(event.location ? [`LOCATION:${escaped(event.location)}`] : []),
    `DESCRIPTION:${escaped(event.description)}`,
    `URL:${event.url}`,
    `STATUS:${event.cancelled ? "CANCELLED" : "CONFIRMED"}`,
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}
