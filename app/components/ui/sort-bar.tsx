import type { ReactNode } from "react";
import { Icon } from "./icon";

interface SortBarProps {
  label: string;
  sorts: readonly { href: string; text: string; current: boolean }[];
  /** Asks why the order is what it is; what it unfolds says so. */
  question: string;
  children: ReactNode;
}

/** The orders a list can be in, and why it is in this one. */
export function SortBar({ label, sorts, question, children }: SortBarProps) {
  return (
    <div className="grid gap-1">
      <nav aria-label={label} className="-mx-(--gutter) overflow-x-auto px-(--gutter) sm:mx-0 sm:px-0">
        <ul className="flex w-max gap-1 rounded-full bg-sunken p-1">
          {sorts.map(({ href, text, current }) => (
            <li key={text}>
              <a
                href={href}
                aria-current={current ? "true" : undefined}
                className="inline-flex min-h-11 items-center rounded-full px-3 text-sm sm:px-4 font-bold text-ink-soft hover:text-ink aria-[current]:bg-card aria-[current]:text-ink aria-[current]:shadow-card forced-colors:aria-[current]:outline-2"
              >
                {text}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <details className="group text-sm text-ink-soft">
        <summary className="inline-flex min-h-11 items-center gap-1.5 underline underline-offset-4">
          <Icon name="sort" />
          {question}
        </summary>
        <p className="measure pb-2">{children}</p>
      </details>
    </div>
  );
}
