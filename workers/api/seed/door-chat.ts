import type { PictureName } from "./pictures/names";

export const DOOR_CHAT: readonly [daysAgo: number, minutes: number, who: 1 | 2, text: string][] = [
  [4, 0, 1, "Hoi Hassan, fijn dat je het doet!"],
  [4, 4, 2, "Graag gedaan. Mooie kleur, hoogglans groen?"],
  [4, 6, 1, "Ja, zoals vroeger in deze straat."],
  [4, 9, 2, "Heb je de verf al in huis?"],
  [4, 15, 1, "Twee blikken, met primer."],
  [4, 16, 2, "Perfect. Is de deur massief hout?"],
  [4, 22, 1, "Ja, uit de bouw, met een klein ruitje."],
  [4, 25, 2, "Dan haal ik het ruitje er even uit."],
  [4, 31, 1, "Kan dat zonder breken?"],
  [4, 33, 2, "Altijd goed gegaan, en anders vergoed ik het."],
  [3, 12, 1, "Welke dag komt je uit?"],
  [3, 20, 2, "Het blijft droog deze week. Zeg het maar."],
  [3, 24, 1, "Ik stel zo een tijd voor. Negen uur is goed?"],
  [3, 26, 2, "Half tien, dan heb ik mijn koffie op."],
  [3, 27, 1, "Haha, die krijg je hier ook."],
  [3, 30, 2, "Dan negen uur!"],
  [2, 45, 2, "Ik neem twee schragen mee, is er plek in de hal?"],
  [2, 52, 1, "Als de fiets weg is wel. Die zet ik buiten."],
  [2, 53, 2, "Top."],
  [2, 58, 1, "Moet ik de deur vast schoonmaken?"],
  [2, 61, 2, "Even afnemen met een vochtige doek is genoeg."],
  [1, 5, 1, "Gedaan, hij is er klaar voor."],
  [1, 11, 2, "Mooi. Het wordt 14 graden, ideaal."],
  [1, 14, 1, "Tot dan!"],
  [1, 16, 2, "Tot dan, Petra."],
  [1, 20, 1, "O ja: de bel doet het niet, klop maar."],
];

export const DOOR_PHOTO = {
  text: "Als de fiets weg is wel. Die zet ik buiten.",
  name: "fiets",
} as const satisfies { text: string; name: PictureName };

export const doorPhotoKey = (size: "small" | "large") => `seed-${DOOR_PHOTO.name}-chat-${size}`;
