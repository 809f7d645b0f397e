import { redirect } from "react-router";
import { Scene } from "~/components/illustrations/scene";
import { ButtonLink } from "~/components/ui/button-link";
import { useTranslation } from "~/locales/use-translation";
import { getT } from "~/middleware/locale";
import { getViewer } from "~/middleware/viewer";
import { privateMeta } from "../head";
import type { Route } from "./+types/goodbye";

export async function loader({ context }: Route.LoaderArgs) {
  if (await getViewer(context)) throw redirect("/");
  return { title: getT(context, "security")("goodbye.title") };
}

export const handle = { script: false };

export const meta = privateMeta;

export default function Goodbye() {
  const { t } = useTranslation("security");
  return (
    <section className="page-width grid justify-items-center gap-5 py-10 text-center sm:py-16">
      <Scene name="empty-street" />
      <h1>{t("goodbye.title")}</h1>
      <p className="max-w-prose">{t("goodbye.text")}</p>
      <p className="max-w-prose text-ink-soft">{t("goodbye.again")}</p>
      <ButtonLink to="/">{t("goodbye.home")}</ButtonLink>
    </section>
  );
}
