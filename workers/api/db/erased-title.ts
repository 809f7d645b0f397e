import { CATEGORIES, categoryOf } from "~/domain/jobs/category-names";
import type { Language } from "~/domain/values/language";

export const ERASED_TITLE = `CASE category ${CATEGORIES.map(({ id, nl }) => `WHEN ${id} THEN '${nl}'`).join(" ")} END`;

interface Titled {
  title: string;
  category: number;
  isErased: boolean;
}

export const titleIn = (language: Language, { title, category, isErased }: Titled): string =>
  isErased ? categoryOf(category)[language] : title;
