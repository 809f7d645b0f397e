import { centsOf, formatEuros } from "~/domain/money/money";
import type { AffiliateProduct } from "~/domain/site/affiliate";
import { useTranslation } from "~/locales/use-translation";
import { useLocale } from "../locale";
import { Card } from "../ui/card";
import { Icon } from "../ui/icon";
import { type ProductKind, productAddress } from "./shop-address";

export function ProductCard({ product, kind }: { product: AffiliateProduct; kind: ProductKind }) {
  const { t } = useTranslation("front");
  return (
    <Card as="li" interactive className="product-card">
      <Picture image={product.image} />
      <div className="flex min-w-0 flex-1 flex-col gap-1 hyphens-auto wrap-anywhere">
        <h3 className="text-lg">{product.title}</h3>
        <p className="text-sm text-ink-soft">{product.description}</p>
        {product.condition === "refurbished" && <p className="text-sm font-bold">{t("products.refurbished")}</p>}
        <Price product={product} />
        <a
          className="card-link text-link mt-1 inline-flex items-center gap-1.5 font-bold"
          href={productAddress(product.id, kind)}
          target="_blank"
          rel="sponsored nofollow noopener"
        >
          {t("products.at", { merchant: product.merchant })}
          <Icon name="external" className="size-4" />
          <span className="visually-hidden">{` ${product.title} ${t("products.newTab")}`}</span>
        </a>
      </div>
    </Card>
  );
}

/** Only our own images: another host would learn who visits the page. */
function Picture({ image }: { image: string }) {
  return (
    <span className="product-picture" aria-hidden="true">
      {image.startsWith("/") ? (
        <img src={image} alt="" width={320} height={240} loading="lazy" />
      ) : (
        <Icon name="tools" className="size-12" />
      )}
    </span>
  );
}

function Price({ product: { price, originalPrice, discount } }: { product: AffiliateProduct }) {
  const { t } = useTranslation("front");
  const locale = useLocale();
  const shown = formatEuros(centsOf(price), locale);
  if (originalPrice === null) return <p className="money mt-auto text-xl">{shown}</p>;
  return (
    <p className="mt-auto flex flex-wrap items-baseline gap-x-2">
      <span className="visually-hidden">{t("products.now", { price: shown })}</span>
      <span className="money text-xl" aria-hidden="true">
        {shown}
      </span>
      <s className="text-sm text-ink-soft">
        {t("products.was", { price: formatEuros(centsOf(originalPrice), locale) })}
      </s>
      {discount !== null && <span className="badge badge-attention">{t("products.off", { percent: discount })}</span>}
    </p>
  );
}
