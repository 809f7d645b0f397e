import type { CitySlug } from "~/domain/site/city";
import sprite from "./skylines.svg?no-inline";

export function Skyline({ name, className }: { name: CitySlug; className?: string }) {
  return (
    <svg className={`picture picture-skyline ${className ?? "w-full"}`} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
