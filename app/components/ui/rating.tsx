import { formatRating, type Locale } from "../format";
import { classNames } from "./class-names";
import { Icon } from "./icon";

type RatingProps = {
  value: number;
  label: string;
  locale: Locale;
  count?: number;
  stars?: boolean;
  className?: string;
};

export function Rating({ value, label, locale, count, stars, className }: RatingProps) {
  return (
    <span className={classNames("rating", className)}>
      <span className="visually-hidden">{label}</span>
      <span className="rating-shown" aria-hidden="true">
        {stars ? <FiveStars value={value} /> : <Icon name="star-full" className="rating-star" />}
        {!stars && <span>{formatRating(value, locale)}</span>}
        {count !== undefined && <span className="rating-count">({count})</span>}
      </span>
    </span>
  );
}

function FiveStars({ value }: { value: number }) {
  const full = Math.round(value);
  return [1, 2, 3, 4, 5].map((star) => (
    <Icon key={star} name={star <= full ? "star-full" : "star"} className="rating-star" />
  ));
}
