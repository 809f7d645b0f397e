export interface ChoiceLink {
  href: string;
  text: string;
  current: boolean;
}

export function ChoiceLinks({ label, choices }: { label: string; choices: readonly ChoiceLink[] }) {
  return (
    <nav aria-label={label} className="-mx-(--gutter) overflow-x-auto px-(--gutter) sm:mx-0 sm:px-0">
      <ul className="flex w-max gap-1 rounded-full bg-sunken p-1">
        {choices.map(({ href, text, current }) => (
          <li key={text}>
            <a
              href={href}
              aria-current={current ? "true" : undefined}
              className="inline-flex min-h-11 items-center rounded-full px-3 text-sm sm:px-4 font-bold text-ink-soft hover:text-ink aria-[current]:bg-card aria-[current]:text-ink aria-[current]:ring-2 aria-[current]:ring-action aria-[current]:ring-inset forced-colors:aria-[current]:outline-2"
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
