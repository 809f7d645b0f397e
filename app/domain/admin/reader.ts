import type { Language } from "../values/language";

export interface Reader {
  name: string;
  language: Language;
}
