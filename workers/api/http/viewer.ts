import type { Language } from "~/domain/values/language";

export interface Viewer {
  id: number;
  session: string;
  name: string;
  company: string | null;
  email: string;
  language: Language;
  roles: string[];
  business: boolean;
  verified: boolean;
}
