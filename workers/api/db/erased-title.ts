import { CATEGORIES, categoryOf } from "~/domain/jobs/category-names";
import type { Language } from "~/domain/values/language";

export const ERASED_TITLE = `CASE category ${CATEGORIES.map(({ id, nl }) => `WHEN ${id} THEN '${nl}'`).join(" ")} END`;

/** Of the job `j`. Null unless its owner erased the account. */
export const ERASED_CATEGORY = "(SELECT j.category FROM user o WHERE o.id = j.user_id AND o.status = 'deleted')";

interface Titled {
  title: string;
  category: number;
  isErased: boolean;
}

export const titleIn = (language: Language, { title, category, isErased }: Titled): string =>
  isErased ? categoryOf(category)[language] : title;
