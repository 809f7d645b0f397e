import { Icon } from "../ui/icon";
import { Link } from "../ui/link";

interface ChoiceLinksProps {
  label: string;
  choices: readonly { to: string; text: string; hint: string }[];
}

export function ChoiceLinks({ label, choices }: ChoiceLinksProps) {
  return (
    <nav aria-label={label}>
      <ul className="grid gap-2">
        {choices.map(({ to, text, hint }, at) => (
          <li key={to}>
            <Link className="admin-choice" to={to} data-key={at + 1} aria-keyshortcuts={String(at + 1)}>
              <span className="min-w-0">
                <span className="font-bold">{text}</span>
                <span className="block text-ink-soft">{hint}</span>
              </span>
              <kbd className="admin-key nojs:hidden" aria-hidden="true">
                {at + 1}
              </kbd>
              <Icon name="chevron-right" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
