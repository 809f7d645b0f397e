import type { Point } from "~/domain/site/site-text";
import { Icon } from "../ui/icon";
import type { IconName } from "../ui/icon-names";

const VALUES = [
  { name: "affordable", icon: "euro" },
  { name: "reliable", icon: "verified" },
  { name: "fast", icon: "clock" },
  { name: "community", icon: "users" },
] as const satisfies { name: string; icon: IconName }[];

export function Values({ texts }: { texts: Readonly<Record<(typeof VALUES)[number]["name"], Point>> }) {
  return (
    <ul className="grid gap-5 sm:gap-7 sm:grid-cols-2 lg:grid-cols-4">
      {VALUES.map(({ name, icon }) => (
        <li
          key={name}
          className="grid grid-cols-[auto_minmax(0,1fr)] content-start gap-x-4 gap-y-1 sm:grid-cols-1 sm:gap-y-2"
        >
          <span className="home-reason max-sm:row-span-2">
            <Icon name={icon} />
          </span>
          <h3>{texts[name].title}</h3>
          <p className="text-ink-soft">{texts[name].text}</p>
        </li>
      ))}
    </ul>
  );
}
