export interface SeedDeal {
  title: string;
  description: string;
  zipcode: string;
  category: number;
  owner: number;
  helper: number;
  bid: number;
  /** When the bid was accepted; the job was placed two days before. */
  daysAgo: number;
  status: "reserved" | "solved";
  lost?: readonly [helper: number, euros: number, message: string | null][];
  /** Half a day apart after acceptance (`o`wner, `h`elper), or the long chat in door-chat.ts. */
  talk?: "door" | readonly [who: "o" | "h", text: string][];
  /** The message of the bid. */
  offer?: string;
  /** Stars and words, by the owner about the helper and the other way round. */
  reviews?: [stars: number, byOwner: string, starsBack: number, byHelper: string];
}

export const DEALS: readonly SeedDeal[] = [
  {
    title: "Badkamerkraan en douchekop vervangen",
    description: "Thermostaatkraan en regendouche, spullen zijn er.",
    zipcode: "1012AB",
    category: 10,
    owner: 1,
    helper: 2,
    bid: 100,
    daysAgo: 6,
    offer: "Ik kan donderdag, en neem mijn eigen gereedschap mee.",
    status: "solved",
    reviews: [
      5,
      "Hassan was op tijd, werkte netjes en legde uit wat hij deed. Zo weer!",
      5,
      "Alles stond klaar en de koffie was goed. Fijn werken bij Petra.",
    ],
    lost: [[21, 120, "Kan volgende week."]],
    talk: [
      ["o", "Fijn, tot donderdag! De hoofdkraan zit in de gangkast."],
      ["h", "Dank je, ik neem nieuwe koppelingen mee."],
      ["o", "Hij doet het geweldig, ik heb hem meteen uitgeprobeerd."],
    ],
  },
  {
    title: "Spiegelkast ophangen",
    description: "Zware kast, tegelwand.",
    zipcode: "1016KL",
    category: 1,
    owner: 15,
    helper: 2,
    bid: 55,
    daysAgo: 33,
    status: "solved",
    reviews: [5, "Hangt recht en muurvast.", 4, "Duidelijke klus, snel betaald."],
    talk: [
      ["o", "Heb je zelf een tegelboor?"],
      ["h", "Ja, en pluggen die het houden."],
    ],
  },
  {
    title: "Slaapkamer schilderen",
    description: "Twaalf vierkante meter, twee kleuren.",
    zipcode: "3013LM",
    category: 4,
    owner: 16,
    helper: 4,
    bid: 240,
    daysAgo: 29,
    offer: "Met zijn tweeën in één dag.",
    status: "solved",
    reviews: [4, "Mooi strak. Wel een dag later dan afgesproken.", 5, "Prettig contact."],
    lost: [[2, 260, null]],
    talk: [["o", "De verf staat klaar in de gang."]],
  },
  {
    title: "Tuin omspitten",
    description: "Dertig vierkante meter.",
    zipcode: "2512CD",
    category: 5,
    owner: 17,
    helper: 8,
    bid: 80,
    daysAgo: 26,
    offer: "Volgende week droog, dan kom ik graag.",
    status: "solved",
    reviews: [5, "Harde werker, alles netjes achtergelaten.", 5, "Aardige mensen en een mooie tuin."],
  },
  {
    title: "Schoonmaak na verbouwing",
    description: "Overal stof.",
    zipcode: "3021BC",
    category: 2,
    owner: 16,
    helper: 7,
    bid: 120,
    daysAgo: 22,
    offer: "Ik neem een bouwstofzuiger mee.",
    status: "solved",
    reviews: [5, "Het glimt. Dankjewel Aïsha!", 5, "Goed afgesproken, goed geregeld."],
  },
  {
    title: "Zekeringkast nakijken",
    description: "Eén groep valt steeds uit.",
    zipcode: "3811GH",
    category: 9,
    owner: 13,
    helper: 12,
    bid: 75,
    daysAgo: 18,
    status: "solved",
    reviews: [5, "Binnen een uur gevonden.", 5, "Helder verhaal vooraf, dat scheelt."],
  },
  {
    title: "Computer van mijn vader instellen",
    description: "Mail, foto's en bankieren.",
    zipcode: "3572NP",
    category: 8,
    owner: 9,
    helper: 18,
    bid: 45,
    daysAgo: 15,
    status: "solved",
    reviews: [5, "Zó geduldig.", 5, "Leuke vader!"],
  },
  {
    title: "Verhuizing studentenkamer",
    description: "Twee ritten met de bus.",
    zipcode: "1315EF",
    category: 3,
    owner: 19,
    helper: 10,
    bid: 95,
    daysAgo: 12,
    status: "solved",
    reviews: [3, "Ging goed, maar er brak een lamp.", 4, "Lamp stond los in de bus, verder top."],
  },
  {
    title: "Voordeur schilderen, hoogglans groen",
    description: "Schuren, gronden, aflakken. Verf is er.",
    zipcode: "1012AB",
    category: 4,
    owner: 1,
    helper: 2,
    bid: 60,
    daysAgo: 5,
    status: "reserved",
    offer: "Schuren, gronden en twee keer aflakken. De verf heb je al, dus dit is alleen werk.",
    talk: "door",
  },
  {
    title: "Lekkage onder de gootsteen",
    description: "Er staat een emmer onder.",
    zipcode: "3817ST",
    category: 10,
    owner: 13,
    helper: 21,
    bid: 70,
    daysAgo: 4,
    offer: "Ik woon om de hoek.",
    status: "reserved",
    lost: [[2, 85, "Ik kan pas zaterdag."]],
    talk: [
      ["o", "Het druppelt nu sneller, kan het vanavond?"],
      ["h", "Ik ben er om half zeven."],
    ],
  },
  {
    title: "Achtertuin bestraten",
    description: "Achttien vierkante meter klinkers.",
    zipcode: "2563MN",
    category: 5,
    owner: 17,
    helper: 8,
    bid: 350,
    daysAgo: 4,
    offer: "Inclusief aftrillen en invegen.",
    status: "reserved",
    lost: [[4, 480, "Inclusief afvoer van grond."]],
    talk: [["h", "Het zand wordt maandag bezorgd."]],
  },
  {
    title: "Housewarming fotograferen",
    description: "Twee uur op zaterdagavond.",
    zipcode: "2312JK",
    category: 7,
    owner: 11,
    helper: 14,
    bid: 150,
    daysAgo: 3,
    status: "reserved",
    talk: [
      ["o", "Er komen zo'n veertig mensen."],
      ["h", "Leuk! Ik neem een tweede lamp mee."],
    ],
  },
  {
    title: "Kast van de zolder tillen",
    description: "Zwaar en breed, smalle trap.",
    zipcode: "1328PR",
    category: 3,
    owner: 19,
    helper: 10,
    bid: 40,
    daysAgo: 2,
    status: "reserved",
    talk: [["h", "Hoe breed is de trap precies?"]],
  },
];

/** A deleted job. */
export const GONE = {
  title: "Kamerplanten verzorgen in de vakantie",
  description: "Twaalf planten, twee keer in de week. Inmiddels doet de buurvrouw het.",
  zipcode: "1012AB",
  category: 6,
  owner: 1,
  budget: 25,
  daysAgo: 20,
};
