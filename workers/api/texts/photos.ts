import type { Language } from "~/domain/language";

export function photosText({ sent, left }: { sent: number; left: number }, language: Language): string {
  if (left > 1) return language === "nl" ? `${left} foto’s` : `${left} photos`;
  if (left === 1) return language === "nl" ? "Foto" : "Photo";
  if (sent > 1) return language === "nl" ? "Foto’s verwijderd" : "Photos removed";
  return language === "nl" ? "Foto verwijderd" : "Photo removed";
}
