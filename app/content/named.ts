import { brand } from "~/brand";
import { type Environment, isLocal } from "~/domain/site/environment";
import type { Named, NamedRows, OwnVideo } from "~/domain/values/named";

const example = (name: string, logo: string): Named => ({ name, logo: `/logos/${logo}.svg`, href: "/partner" });

const EXAMPLE: NamedRows = {
  press: [example("De Wijkkrant", "krant"), example("Radio Om de Hoek", "radio"), example("Straatnieuws", "straat")],
  partners: [example("Bouwmarkt De Brug", "brug"), example("Woonhof", "hof"), example("Buurthuis Zuid", "huis")],
  example: true,
};

export function namedRows(environment: Environment): NamedRows {
  const { press, partners } = brand;
  const isEmpty = press.length + partners.length === 0;
  return isEmpty && isLocal(environment) ? EXAMPLE : { press, partners, example: false };
}

export function ownVideo(environment: Environment): OwnVideo | null {
  if (brand.video) return { ...brand.video, example: false };
  if (!isLocal(environment)) return null;
  return { src: "/videos/voorbeeld.mp4", poster: "/videos/voorbeeld.svg", example: true };
}
