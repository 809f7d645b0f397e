import type { ReactNode } from "react";
import { Link } from "./link";

export type TabLink = { to: string; text: ReactNode; current: boolean };

export function TabLinks({ label, tabs }: { label: string; tabs: readonly TabLink[] }) {
  return (
    <nav className="tab-links" aria-label={label}>
      <ul>
        {tabs.map((tab) => (
          <li key={tab.to}>
            <Link className="tab-link" to={tab.to} aria-current={tab.current ? "page" : undefined}>
              {tab.text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
