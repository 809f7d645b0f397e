import type { Repost } from "~/domain/jobs/job-steps";
import { useTranslation } from "~/locales/use-translation";
import { Icon } from "../ui/icon";

export const WITHOUT_OLD = "without-old";

export function OldPictures({ pictures }: { pictures: Repost["pictures"] }) {
  const { t } = useTranslation(["owner", "posting"]);
  if (pictures.length === 0) return null;
  return (
    <div className="grid gap-3 rounded-control bg-action-tint p-4">
      <p>{t("owner:repost.photos", { count: pictures.length })}</p>
      <ul className="flex flex-wrap gap-2">
        {pictures.map(({ url, alt }, at) => (
          <li key={url}>
            <img
              src={url}
              alt={alt ?? t("posting:details.photo", { number: at + 1 })}
              width={96}
              height={72}
              className="h-18 w-24 rounded-control object-cover"
            />
          </li>
        ))}
      </ul>
      <button
        type="submit"
        name="intent"
        value={WITHOUT_OLD}
        className="button button-secondary button-small justify-self-start"
      >
        <Icon name="trash" />
        {t("owner:repost.photosLeave", { count: pictures.length })}
      </button>
    </div>
  );
}
