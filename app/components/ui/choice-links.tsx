import { Icon } from "./icon";
import type { IconName } from "./icon-names";

export interface ChoiceLink {
  href: string;
  text: string;
  current: boolean;
  icon?: IconName;
}

export function ChoiceLinks({ label, choices }: { label: string; choices: readonly ChoiceLink[] }) {
  return (
    <nav aria-label={label} className="-mx-(--gutter) overflow-x-auto px-(--gutter) sm:mx-0 sm:px-0">
      <ul className="flex w-max gap-1 rounded-full bg-sunken p-1">
        {choices.map(({ href, text, current, icon }) => (
          <li key={text}>
            <a
              href={href}
              aria-current={current ? "true" : undefined}
              className="inline-flex min-h-11 items-center gap-1.5 rounded-full px-3 text-sm sm:px-4 font-bold text-ink-soft hover:text-ink aria-[current]:bg-card aria-[current]:text-ink aria-[current]:ring-2 aria-[current]:ring-action aria-[current]:ring-inset forced-colors:aria-[current]:outline-2"
            >
              {icon && <Icon name={icon} className="max-[24rem]:hidden" />}
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
