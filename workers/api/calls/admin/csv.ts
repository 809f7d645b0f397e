type Value = string | number | null;

/** An apostrophe keeps spreadsheets from reading a value as a formula. */
const harmless = (text: string) => (/^[\s]*[=+\-@]|^[\t\r]/.test(text) ? `'${text}` : text);

function cellOf(value: Value): string {
  const text = harmless(String(value ?? ""));
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Rows as CSV (RFC 4180). */
export const csvOf = (rows: readonly Value[][]) => rows.map((row) => `${row.map(cellOf).join(",")}\r\n`).join("");
