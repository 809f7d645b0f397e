import { createContext, use } from "react";
import type { Reply } from "./read-form";

export interface SavedForm {
  path: string;
  form: string;
  fields: Record<string, string>;
  lists?: Record<string, string[]>;
  photos?: string[];
}

export const replyOf = ({ fields, lists }: SavedForm): Reply => ({ initialValue: { ...fields, ...lists } });

export const SavedFormContext = createContext<SavedForm | null>(null);

export const ANY_FORM = "";

const isOfForm = ({ form, fields, lists }: SavedForm, id: string, names: readonly string[]): boolean =>
  form === id || (form === ANY_FORM && Object.keys({ ...fields, ...lists }).some((name) => names.includes(name)));

export function useTyped(id: string, names: readonly string[] = []): Reply | undefined {
  const savedForm = use(SavedFormContext);
  return savedForm && isOfForm(savedForm, id, names) ? replyOf(savedForm) : undefined;
}
