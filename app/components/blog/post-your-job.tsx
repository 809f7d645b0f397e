import { useTranslation } from "~/locales/use-translation";
import { ButtonLink } from "../ui/button-link";

export function PostYourJob() {
  const { t } = useTranslation("blog");
  return (
    <section className="article-post" aria-labelledby="post">
      <div className="grid gap-1">
        <h2 id="post" className="text-2xl">
          {t("post.title")}
        </h2>
        <p>{t("post.text")}</p>
      </div>
      <ButtonLink to="/post-job">{t("post.action")}</ButtonLink>
    </section>
  );
}
