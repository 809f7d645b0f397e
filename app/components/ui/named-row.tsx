import { useTranslation } from "~/locales/use-translation";
import { Section } from "./section";

interface NamedRowProps {
  id: string;
  title: string;
  names: readonly { name: string; href: string; logo?: string }[];
  example: boolean;
}

export function NamedRow({ id, title, names, example }: NamedRowProps) {
  const { t } = useTranslation("front");
  if (names.length === 0) return null;
  return (
    <Section id={id} title={title} intro={example ? t("example") : undefined}>
      <ul className="named-row" data-earlier={t("named.earlier", { title })} data-later={t("named.later", { title })}>
        {names.map(({ name, href, logo }) => (
          <li key={name}>
            <a
              className="text-link inline-flex items-center gap-3 font-heading text-xl font-bold"
              href={href}
              rel="noopener"
            >
              {logo && <img src={logo} alt="" width={48} height={48} loading="lazy" />}
              {name}
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
