import { createContext, use } from "react";
import type { Reply } from "./read-form";

/** A form as it was typed, and its page; `form` is its id there, or tells several of one page apart. */
export interface Unsent {
  path: string;
  form: string;
  fields: Record<string, string>;
  /** Fields with several values. */
  lists?: Record<string, string[]>;
}

/** The form drawn again as it was typed, with nothing said of it. */
export const replyOf = ({ fields, lists }: Unsent): Reply => ({ initialValue: { ...fields, ...lists } });

/** The form of this page that was not sent, when its address asks for it (app/routes/unsent.ts). */
export const UnsentForm = createContext<Unsent | null>(null);

/** What was typed in a form and not sent. */
export function useTyped(id: string): Reply | undefined {
  const unsent = use(UnsentForm);
  return unsent?.form === id ? replyOf(unsent) : undefined;
}
