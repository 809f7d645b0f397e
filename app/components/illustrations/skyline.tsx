import type { CitySlug } from "~/domain/city";
import sprite from "./skylines.svg?no-inline";

/** What one sees of a city from across the water. Its name stands beside it, so it says nothing itself. */
export function Skyline({ name, className }: { name: CitySlug; className?: string }) {
  return (
    <svg className={`picture picture-skyline ${className ?? "w-full"}`} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
