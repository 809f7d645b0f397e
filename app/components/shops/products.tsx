import type { AffiliateProduct } from "~/domain/affiliate";
import { CATEGORIES } from "~/domain/category-names";
import { useTranslation } from "~/locales/use-translation";
import { Section } from "../home/section";
import { useLocale } from "../locale";
import { Icon } from "../ui/icon";
import { ProductCard } from "./product-card";
import { kindAddress, type ProductKind } from "./shop-address";

export interface ProductsProps {
  /** Null when the shops did not answer. */
  products: readonly AffiliateProduct[] | null;
  kind: ProductKind;
}

/** What shops have for a job: three side by side, the rest a scroll away. */
export function Products({ products, kind }: ProductsProps) {
  const { t } = useTranslation("front");
  return (
    <Section id="producten" title={t("products.title")} intro={t("products.intro")} ground="card">
      <Kinds kind={kind} />
      {products === null && <Failed kind={kind} />}
      {products?.length === 0 && (
        <p>
          <strong className="block">{t("products.empty")}</strong>
          {kind && t("products.emptyText")}
        </p>
      )}
      {products && products.length > 0 && (
        <section className="product-row" aria-label={t("products.list")}>
          <ul>
            {products.map((product) => (
              <ProductCard key={product.id} product={product} kind={kind} />
            ))}
          </ul>
        </section>
      )}
    </Section>
  );
}

function Kinds({ kind }: { kind: ProductKind }) {
  const { t } = useTranslation("front");
  const locale = useLocale();
  const kinds = [
    { slug: null, name: t("products.all") },
    ...CATEGORIES.map(({ slug, [locale]: name }) => ({ slug, name })),
  ];
  return (
    <nav aria-label={t("products.filter")}>
      <ul className="flex flex-wrap gap-2">
        {kinds.map(({ slug, name }) => (
          <li key={slug}>
            <a className="product-kind" href={kindAddress(slug)} aria-current={slug === kind ? "true" : undefined}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The page is asked for anew: nothing of it was kept. */
function Failed({ kind }: { kind: ProductKind }) {
  const { t } = useTranslation("front");
  return (
    <div className="alert alert-warning">
      <Icon name="warning" className="alert-icon" />
      <div className="alert-body">
        <h3 className="alert-title">{t("products.failed")}</h3>
        <p>{t("products.failedText")}</p>
      </div>
      <a className="button button-secondary button-small alert-action" href={kindAddress(kind)}>
        <Icon name="refresh" />
        {t("products.retry")}
      </a>
    </div>
  );
}
