import { createContext, use } from "react";

/** The form of the header: the buttons after `main` belong to it where a page has no form of its own. */
export const PAGE_FORM = "page-form";

/**
 * The first form of `main` that is typed in, while the server renders: it sets `id`, and the buttons after `main` read it.
 * Without a script they send along what stands in it, so that nothing typed is lost. Null in the browser, where a script keeps it.
 */
export const PageForm = createContext<{ id: string | null } | null>(null);

/** Says that a form of `main` is typed in. React renders in the order of the page, so the first one counts. */
export function useAsPageForm(id: string): void {
  const page = use(PageForm);
  if (page) page.id ??= id;
}

/** The form that a button after `main` belongs to. */
export const usePageForm = (): string => use(PageForm)?.id ?? PAGE_FORM;
