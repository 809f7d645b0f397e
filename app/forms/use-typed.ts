import { createContext, use } from "react";
import type { Reply } from "./read-form";

export interface Unsent {
  path: string;
  form: string;
  fields: Record<string, string>;
  lists?: Record<string, string[]>;
  /** Ids of uploads. */
  photos?: string[];
}

export const replyOf = ({ fields, lists }: Unsent): Reply => ({ initialValue: { ...fields, ...lists } });

export const UnsentForm = createContext<Unsent | null>(null);

export function useTyped(id: string): Reply | undefined {
  const unsent = use(UnsentForm);
  return unsent?.form === id ? replyOf(unsent) : undefined;
}
