import type { Language } from "../values/language";

/** A user who reads what an admin writes. */
export interface Reader {
  name: string;
  language: Language;
}
