import sprite from "./street.svg?no-inline";

/** The street where neighbours help each other: the home page's own picture. */
export function Street({ className }: { className?: string }) {
  return (
    <svg className={`picture picture-street ${className ?? "w-full"}`} aria-hidden="true">
      <use href={`${sprite}#street`} />
    </svg>
  );
}
