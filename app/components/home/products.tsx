import { CATEGORIES_SHOWN } from "~/domain/jobs/category-names";
import type { AffiliateProduct } from "~/domain/site/affiliate";
import { useTranslation } from "~/locales/use-translation";
import { useLocale } from "../locale";
import { Icon } from "../ui/icon";
import { Menu } from "../ui/menu";
import { Section } from "../ui/section";
import { ProductCard } from "./product-card";
import { type ProductFilter, productsAddress } from "./shop-address";

export interface ProductsProps extends ProductFilter {
  products: readonly AffiliateProduct[] | null;
  merchants: readonly string[];
}

export function Products({ products, merchants, kind, merchant }: ProductsProps) {
  const { t } = useTranslation("front");
  return (
    <Section id="producten" title={t("products.title")} intro={t("products.intro")} ground="card">
      <Kinds kind={kind} />
      {(merchant || merchants.length > 1) && <Merchants kind={kind} merchant={merchant} merchants={merchants} />}
      {products === null && <Failed kind={kind} merchant={merchant} />}
      {products?.length === 0 && (
        <p>
          <strong className="block">{t("products.empty")}</strong>
          {(kind || merchant) && t("products.emptyText")}
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

function Kinds({ kind }: Pick<ProductFilter, "kind">) {
  const { t } = useTranslation("front");
  const locale = useLocale();
  const kinds = [
    { slug: null, name: t("products.all") },
    ...CATEGORIES_SHOWN.map(({ slug, [locale]: name }) => ({ slug, name })),
  ];
  return (
    <nav aria-label={t("products.filter")}>
      <ul className="phone-line product-kinds">
        {kinds.map(({ slug, name }) => (
          <li key={slug}>
            <a
              className="product-kind"
              href={productsAddress({ kind: slug, merchant: null })}
              aria-current={slug === kind ? "true" : undefined}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Merchants({ kind, merchant, merchants }: ProductFilter & Pick<ProductsProps, "merchants">) {
  const { t } = useTranslation("front");
  const names = merchant && !merchants.includes(merchant) ? [...merchants, merchant] : merchants;
  return (
    <Menu
      className="product-merchants"
      triggerClassName="font-bold underline underline-offset-4"
      label={t("products.merchants")}
      trigger={
        <>
          {merchant ?? t("products.allMerchants")}
          <Icon name="chevron-down" />
        </>
      }
    >
      <nav aria-label={t("products.merchants")}>
        <ul>
          {[null, ...names].map((name) => (
            <li key={name}>
              <a
                className="menu-item"
                href={productsAddress({ kind, merchant: name })}
                aria-current={name === merchant ? "true" : undefined}
              >
                {name ?? t("products.allMerchants")}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </Menu>
  );
}

function Failed(filter: ProductFilter) {
  const { t } = useTranslation("front");
  return (
    <div className="alert alert-warning">
      <Icon name="warning" className="alert-icon" />
      <div className="alert-body">
        <h3 className="alert-title">{t("products.failed")}</h3>
        <p>{t("products.failedText")}</p>
      </div>
      <a className="button button-secondary button-small alert-action" href={productsAddress(filter)}>
        <Icon name="refresh" />
        {t("products.retry")}
      </a>
    </div>
  );
}
