import { isSuspended } from "~/domain/accounts/account-life";
import { asHelper } from "~/domain/accounts/as-helper";
import type { UserCard } from "~/domain/accounts/user-card";
import { locationForm } from "~/domain/jobs/job-location";
import type { DealPlace } from "~/domain/jobs/job-place";
import type { Reply } from "~/forms/read-form";
import { useForm } from "~/forms/use-form";
import { useTranslation } from "~/locales/use-translation";
import { DealPage } from "../payments/deal-page";
import { PersonLine } from "../payments/person-line";
import { Alert } from "../ui/alert";
import { Button } from "../ui/button";
import { Card } from "../ui/card";
import { FormErrors } from "../ui/form-errors";
import { PostForm } from "../ui/post-form";
import { TextareaField } from "../ui/text-field";

export interface AddressPageProps {
  job: { id: number; title: string };
  other: UserCard | null;
  place: DealPlace | null;
  open: boolean;
  result?: Reply;
}

export function AddressPage({ job, other, place, open, result }: AddressPageProps) {
  const { t } = useTranslation(["jobs", "fields"]);
  const [form, fields] = useForm(locationForm, {
    id: "address",
    lastResult: result,
    defaultValue: { location_details: place?.address ?? "" },
  });
  const away = other !== null && isSuspended(other);
  const sentence = ({ address, area }: DealPlace) =>
    other ? t(address ? "address.seesAddress" : "address.sees", { name: other.name, area }) : t("address.nobody");
  return (
    <DealPage title={t("address.title")} back={{ to: `/task/${job.id}`, text: t("edit.back") }}>
      {other && <PersonLine person={asHelper(other)}>{t("address.job", { job: job.title })}</PersonLine>}
      {!open && <Alert tone="info">{t("address.closed")}</Alert>}
      {open && away && <Alert tone="warning">{t("address.suspended", { name: other.name })}</Alert>}
      {((open && !away) || result) && (
        <Card>
          <PostForm form={form} className="grid gap-5">
            <FormErrors form={form} fields={fields} />
            {place && <p>{sentence(place)}</p>}
            <TextareaField
              field={fields.location_details}
              label={t("fields:additions.location_details.label")}
              hint={t(other ? "address.hint" : "fields:additions.location_details.hint")}
              rows={3}
            />
            <Button className="button-wide" pendingText={t("edit.pending")}>
              {t("address.submit")}
            </Button>
          </PostForm>
        </Card>
      )}
    </DealPage>
  );
}
