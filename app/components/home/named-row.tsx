import { Section } from "./section";

interface NamedRowProps {
  id: string;
  title: string;
  names: readonly { name: string; href: string }[];
}

/** Who wrote about us, or works with us: nothing when nobody does. */
export function NamedRow({ id, title, names }: NamedRowProps) {
  if (names.length === 0) return null;
  return (
    <Section id={id} title={title}>
      <ul className="named-row">
        {names.map(({ name, href }) => (
          <li key={href}>
            <a className="text-link font-heading text-xl font-bold" href={href} rel="noopener">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
