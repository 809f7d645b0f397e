import { createContext, use } from "react";

export const PAGE_FORM = "page-form";

/**
 * Without a script the buttons after `main` submit its first form along, so that typed text is not lost. Null in the browser, where a script stores the text.
 */
export const PageForm = createContext<{ id: string | null } | null>(null);

/** React renders in document order, so the first form wins. */
export function useAsPageForm(id: string): void {
  const page = use(PageForm);
  if (page) page.id ??= id;
}

export const usePageForm = (): string => use(PageForm)?.id ?? PAGE_FORM;
