import { publicName } from "~/domain/accounts/user-card";
import type { CategoryId } from "~/domain/jobs/category-names";
import type { PictureName } from "./pictures/names";

export interface SeedPerson {
  email: string;
  name: string;
  zipcode: string | null;
  helper?: { title: string; bio: string; categories: CategoryId[] };
  verified?: boolean;
  iban?: string;
  business?: { company: string; kvk: string; vat: string; address: string; email: string };
  roles?: string;
  partner?: string;
  work?: [title: string, description: string, picture: PictureName][];
  portrait?: string;
}

export const shownName = ({ name, business }: SeedPerson): string =>
  publicName({ name, business: business !== undefined, company: business?.company ?? null });

/** The first six are the demonstration accounts. */
export const PEOPLE: readonly SeedPerson[] = [
  { email: "placer@example.test", name: "Petra de Vries", portrait: "portret-petra", zipcode: "1012AB" },
  {
    email: "helper@example.test",
    name: "Hassan Bakker",
    portrait: "portret-hassan",
    zipcode: "1071AB",
    verified: true,
    iban: "NL91ABNA0417164300",
    helper: {
      title: "Klusser met een volle gereedschapskist",
      bio: "Ik heb tien jaar keukens geplaatst en doe nu klussen in de buurt. Ik kom op tijd, ruim mijn rommel op en zeg het eerlijk als iets niet kan.",
      categories: [1, 4, 10],
    },
    work: [
      [
        "Badkamer opgeknapt in De Pijp",
        "Nieuwe kraan, kitranden vervangen en een spiegelkast opgehangen in één dag.",
        "kraan",
      ],
      [
        "Boekenkast op maat",
        "Een kast van vloer tot plafond, met een schuifladder en ruimte voor de cv-ketel erachter.",
        "kast",
      ],
    ],
  },
  {
    email: "newhelper@example.test",
    name: "Noor Jansen",
    portrait: "portret-noor",
    zipcode: "3511AB",
    helper: {
      title: "Handige student met bakfiets",
      bio: "Ik studeer in Utrecht en help graag met sjouwen, tuinen en kasten in elkaar zetten.",
      categories: [1, 3, 5],
    },
  },
  {
    email: "business@example.test",
    name: "Bouw en Zo",
    portrait: "portret-bouw",
    zipcode: "3011AB",
    verified: true,
    iban: "NL02ABNA0123456789",
    business: {
      company: "Bouw en Zo",
      kvk: "27312459",
      vat: "NL004495445B01",
      address: "Wijnhaven 12, 3011 AB Rotterdam",
      email: "info@bouwenzo.example",
    },
    helper: {
      title: "Klein onderhoud voor huis en kantoor",
      bio: "Drie vakmensen, één busje. Wij schilderen, timmeren en leggen elektra aan.",
      categories: [1, 4, 9, 10],
    },
  },
  { email: "partner@example.test", name: "Buurtkrant", zipcode: "2011AB", roles: "partner", partner: "buurtkrant" },
  { email: "admin@example.test", name: "Beheer", zipcode: null, roles: "admin" },
  {
    email: "aisha@example.test",
    name: "Aïsha el Amrani",
    portrait: "portret-aisha",
    zipcode: "3021BC",
    helper: { title: "Schoonmaak met aandacht", bio: "Ik maak schoon alsof het mijn eigen huis is.", categories: [2] },
    verified: true,
  },
  {
    email: "bram@example.test",
    name: "Bram Visser",
    portrait: "portret-bram",
    zipcode: "2512CD",
    helper: {
      title: "Tuinman",
      bio: "Snoeien, maaien, tegels lichten. Ik neem mijn eigen gereedschap mee.",
      categories: [5],
    },
    verified: true,
  },
  { email: "carla@example.test", name: "Carla Mulder", zipcode: "3512DE" },
  {
    email: "daan@example.test",
    name: "Daan Smit",
    zipcode: "1315EF",
    helper: { title: "Verhuizer", bio: "Sterke rug, ruime bus.", categories: [3] },
  },
  { email: "esra@example.test", name: "Esra Yılmaz", zipcode: "2011FG" },
  {
    email: "frank@example.test",
    name: "Frank van den Berg",
    portrait: "portret-frank",
    zipcode: "3811GH",
    helper: { title: "Elektricien", bio: "Gediplomeerd, twintig jaar ervaring.", categories: [8, 9] },
    verified: true,
  },
  { email: "greet@example.test", name: "Greet Hendriks", zipcode: "1506HJ" },
  {
    email: "hugo@example.test",
    name: "Hugo de Groot",
    zipcode: "2312JK",
    helper: { title: "Fotograaf", bio: "Portretten, feestjes en huizen die verkocht moeten worden.", categories: [7] },
  },
  { email: "ilse@example.test", name: "Ilse Peeters", zipcode: "1016KL" },
  {
    email: "joris@example.test",
    name: "Joris Kok",
    zipcode: "3013LM",
    helper: { title: "Schilder", bio: "Strak werk, binnen en buiten.", categories: [4] },
    verified: true,
  },
  { email: "kim@example.test", name: "Kim Dekker", zipcode: "2563MN" },
  {
    email: "lotte@example.test",
    name: "Lotte Willems",
    portrait: "portret-lotte",
    zipcode: "3572NP",
    helper: { title: "Computerhulp aan huis", bio: "Geduldig met mensen en met printers.", categories: [8] },
  },
  { email: "mo@example.test", name: "Mo", zipcode: "1328PR" },
  { email: "nina@example.test", name: "Nina Vermeulen", zipcode: "2013RS" },
  {
    email: "omar@example.test",
    name: "Omar Haddad",
    portrait: "portret-omar",
    zipcode: "3817ST",
    helper: { title: "Loodgieter", bio: "Lekkages, kranen, afvoeren. Ook in het weekend.", categories: [10] },
    verified: true,
  },
  { email: "puck@example.test", name: "Puck van Dijk", zipcode: "1502TV" },
  { email: "moderator@example.test", name: "Sanne Bos", zipcode: null, roles: "admin" },
];
