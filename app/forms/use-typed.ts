import { createContext, use } from "react";
import type { Reply } from "./read-form";

export interface Unsent {
  path: string;
  form: string;
  fields: Record<string, string>;
  lists?: Record<string, string[]>;
  photos?: string[];
}

export const replyOf = ({ fields, lists }: Unsent): Reply => ({ initialValue: { ...fields, ...lists } });

export const UnsentForm = createContext<Unsent | null>(null);

export const ANY_FORM = "";

const isOfForm = ({ form, fields, lists }: Unsent, id: string, names: readonly string[]): boolean =>
  form === id || (form === ANY_FORM && Object.keys({ ...fields, ...lists }).some((name) => names.includes(name)));

export function useTyped(id: string, names: readonly string[] = []): Reply | undefined {
  const unsent = use(UnsentForm);
  return unsent && isOfForm(unsent, id, names) ? replyOf(unsent) : undefined;
}
