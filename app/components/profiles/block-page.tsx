import type { UserPublic } from "~/domain/accounts/user";
import { useTranslation } from "~/locales/use-translation";
import { useLocale } from "../locale";
import { PersonLine } from "../payments/person-line";
import { reportAddress } from "../reports/report-address";
import { Alert } from "../ui/alert";
import { ConfirmButtons } from "../ui/confirm-buttons";
import { Form } from "../ui/form";
import { Link } from "../ui/link";

interface BlockPageProps {
  person: UserPublic;
  refusal?: string;
}

export function BlockPage({ person, refusal }: BlockPageProps) {
  const { t } = useTranslation("reports");
  const locale = useLocale();
  const { id, name, deals = [] } = person;
  const titles = new Intl.ListFormat(locale).format(deals.map(({ title }) => `‘${title}’`));
  const page = `/helper/${id}`;
  return (
    <section className="page-width grid justify-items-center py-6 sm:py-12">
      <div className="grid w-full max-w-xl gap-5">
        <h1 className="wrap-anywhere">{t("block.title", { name })}</h1>
        {refusal && (
          <Alert tone="error" live>
            {refusal}
          </Alert>
        )}
        <PersonLine person={person} />
        <p>{t("block.text", { name })}</p>
        {deals.length > 0 && <p>{t("block.deal", { count: deals.length, titles })}</p>}
        <p>{t("block.bids", { name })}</p>
        <p>{t("block.undo")}</p>
        <Form method="post">
          <ConfirmButtons
            variant="danger"
            name="intent"
            value="block"
            submit={t("block.confirm", { name })}
            pending={t("block.pending")}
            back={page}
            cancel={t("block.cancel")}
          />
        </Form>
        <p className="text-ink-soft">
          {t("block.report")}{" "}
          <Link className="text-link" to={reportAddress("user", id, page)}>
            {t("block.reportLink", { name })}
          </Link>
        </p>
      </div>
    </section>
  );
}
