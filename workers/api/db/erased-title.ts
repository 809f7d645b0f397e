import { CATEGORIES, categoryOf } from "~/domain/jobs/category-names";
import type { Language } from "~/domain/values/language";

/** SQL: the title of a job whose owner deleted the account, which chats and reviews of others show. */
export const ERASED_TITLE = `CASE category ${CATEGORIES.map(({ id, nl }) => `WHEN ${id} THEN '${nl}'`).join(" ")} END`;

interface Titled {
  title: string;
  category: number;
  isErased: boolean;
}

export const titleIn = (language: Language, { title, category, isErased }: Titled): string =>
  isErased ? categoryOf(category)[language] : title;
