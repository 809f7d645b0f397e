import type { Language } from "~/domain/values/language";

export const DELETED_USER: Record<Language, string> = { nl: "Verwijderde gebruiker", en: "Deleted user" };

export const NAMELESS_USER: Record<Language, string> = { nl: "Buurtgenoot", en: "Neighbour" };
