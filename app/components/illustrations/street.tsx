import sprite from "./street.svg?no-inline";

export function Street({ className }: { className?: string }) {
  return (
    <svg className={`picture picture-street ${className ?? "w-full"}`} aria-hidden="true">
      <use href={`${sprite}#street`} />
    </svg>
  );
}
