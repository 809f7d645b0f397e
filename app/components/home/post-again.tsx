import { useTranslation } from "~/locales/use-translation";
import { Button } from "../ui/button";
import { Form } from "../ui/form";
import { Link } from "../ui/link";
import { OnceInput } from "../ui/once-input";

export function PostAgain({ jobs }: { jobs: readonly { id: number; title: string }[] }) {
  const { t } = useTranslation("waiting");
  return (
    <section className="grid content-start gap-3" aria-labelledby="again-title">
      <h2 id="again-title" className="text-xl">
        {t("again")}
      </h2>
      <ul className="waiting-rows">
        {jobs.map(({ id, title }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 py-1">
            <Link className="text-link inline-flex min-h-11 items-center" to={`/task/${id}`}>
              {title}
            </Link>
            <Form method="post" action={`/task/${id}/opnieuw`}>
              <OnceInput form="repost" />
              <Button variant="secondary" className="button-small" pendingText={t("againPending")}>
                {t("againPost")}
                <span className="visually-hidden">: {title}</span>
              </Button>
            </Form>
          </li>
        ))}
      </ul>
    </section>
  );
}
