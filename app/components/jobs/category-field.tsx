import { CATEGORIES_SHOWN, type Category, type CategoryId, categoryOf } from "~/domain/jobs/category-names";
import type { FormField } from "~/forms/props";
import { useTranslation } from "~/locales/use-translation";
import { CategoryPicture } from "../illustrations/category-picture";
import { useLocale } from "../locale";
import { FieldError } from "../ui/field-error";
import { Icon } from "../ui/icon";

export interface SuggestedCategory {
  id: CategoryId;
  kind: string | null;
}

interface CategoryFieldProps {
  field: FormField;
  legend: string;
  suggested?: readonly SuggestedCategory[];
}

export function CategoryField({ field, legend, suggested = [] }: CategoryFieldProps) {
  const { t } = useTranslation("fields");
  const locale = useLocale();
  const others = CATEGORIES_SHOWN.filter(({ id }) => suggested.every((one) => one.id !== id));
  const [likely] = suggested;
  const isLikely = likely !== undefined && String(field.initialValue) === String(likely.id);
  const hintOf = ({ id, kind }: SuggestedCategory) => {
    if (isLikely && id === likely.id) return kind?.toLowerCase();
    return kind === null ? t("suggested") : t("suggestedKind", { kind: kind.toLowerCase() });
  };
  const ordered = [
    ...suggested.map((one) => ({ category: categoryOf(one.id), hint: hintOf(one) })),
    ...others.map((category) => ({ category, hint: undefined })),
  ];
  const errors = field.errors ?? [];
  const wrong = errors.length > 0;
  const notes = [isLikely && `${field.id}-hint`, wrong && `${field.id}-error`].filter(Boolean).join(" ");
  return (
    <fieldset aria-describedby={notes || undefined}>
      <legend className="field-label mb-1.5">{legend}</legend>
      {isLikely && (
        <p id={`${field.id}-hint`} className="field-hint mb-2">
          {t("likely", { category: categoryOf(likely.id)[locale] })}
        </p>
      )}
      <div className="tiles">
        {ordered.map(({ category, hint }, index) => (
          <Tile
            key={category.id}
            id={index === 0 ? field.id : `${field.id}-${category.id}`}
            name={field.name}
            category={category}
            hint={hint}
            isChosen={String(field.initialValue) === String(category.id)}
          />
        ))}
      </div>
      {wrong && <FieldError id={field.id} errors={errors} />}
    </fieldset>
  );
}

interface TileProps {
  id: string;
  name: string;
  category: Category;
  hint?: string;
  isChosen: boolean;
}

function Tile({ id, name, category, hint, isChosen }: TileProps) {
  const locale = useLocale();
  return (
    <label className={hint === undefined ? "tile" : "tile tile-suggested"}>
      <input className="tile-radio" type="radio" id={id} name={name} value={category.id} defaultChecked={isChosen} />
      <CategoryPicture name={category.slug} className="size-8" />
      <span className="tile-text">
        {category[locale]}
        {hint && <span className="font-normal text-ink-soft">{hint}</span>}
      </span>
      <Icon name="check" className="tile-check" />
    </label>
  );
}
