import type { Language } from "~/domain/value";

/** Who makes the call, as its session row and user row say it. */
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
