type Value = string | number | null;

/** A Dutch Excel opens `excel` in columns, with accents and amounts. */
export const CSV_FORMATS = ["csv", "excel"] as const;
export type CsvFormat = (typeof CSV_FORMATS)[number];

const SEPARATOR = { csv: ",", excel: ";" };
/** Without it Excel reads UTF-8 as Windows-1252. */
const BYTE_ORDER_MARK = { csv: "", excel: "\uFEFF" };

/** An apostrophe keeps spreadsheets from reading a value as a formula. */
const harmless = (text: string) => (/^[\s]*[=+\-@]|^[\t\r]/.test(text) ? `'${text}` : text);

function cellOf(value: Value, separator: string): string {
  const text = harmless(String(value ?? ""));
  return text.includes(separator) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

export const csvAmount = (amount: string, format: CsvFormat) =>
  format === "excel" ? amount.replace(".", ",") : amount;

export function csvOf(rows: readonly Value[][], format: CsvFormat): string {
  const separator = SEPARATOR[format];
  const lines = rows.map((row) => `${row.map((value) => cellOf(value, separator)).join(separator)}\r\n`);
  return BYTE_ORDER_MARK[format] + lines.join("");
}
