import type { Language } from "~/domain/language";

export const DELETED_USER: Record<Language, string> = { nl: "Verwijderde gebruiker", en: "Deleted user" };

/** A user who has not given a name yet. */
export const NAMELESS_USER: Record<Language, string> = { nl: "Buurtgenoot", en: "Neighbour" };
