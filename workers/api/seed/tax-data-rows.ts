import { isBsn, type TaxData } from "~/domain/accounts/tax-data";
import { sealedTaxData, type TaxDataRow } from "../db/tax-data";
import { areaOf } from "../postcodes/areas";
import type { SealKey } from "../secrets/seal";
import { PEOPLE, type SeedPerson } from "./people";

const STREETS = ["Kerkstraat", "Dorpsstraat", "Molenweg", "Schoolstraat"];
/** Higher numbers are not in use: they are for tests. */
const FIRST_BSN = 999_990_000;

function bsnFrom(number: number): string {
  return isBsn(String(number)) ? String(number) : bsnFrom(number + 1);
}

function dataOf({ name, zipcode, iban = "", business }: SeedPerson, id: number): TaxData {
  if (business) {
    const { company, kvk, vat, address } = business;
    return { kind: "business", legal_name: `${company} B.V.`, rsin: vat.slice(2, 11), kvk, vat, address, iban };
  }
  const street = `${STREETS[id % STREETS.length]} ${id + 10}`;
  const city = (zipcode && areaOf(zipcode.slice(0, 4))?.city) || "Amsterdam";
  const birth_date = `${1960 + id}-04-${10 + (id % 20)}`;
  const bsn = bsnFrom(FIRST_BSN + id * 20);
  return { kind: "person", name, street, zipcode: zipcode ?? "1012AB", city, birth_date, bsn, iban };
}

export function taxDataRows(keys: readonly SealKey[], now: number): Promise<TaxDataRow[]> {
  const earners = PEOPLE.flatMap((person, at) => (person.verified ? [{ person, id: at + 1 }] : []));
  return Promise.all(earners.map(({ person, id }) => sealedTaxData(keys, { user: id, data: dataOf(person, id), now })));
}
