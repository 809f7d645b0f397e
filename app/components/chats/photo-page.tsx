import type { Chat } from "~/domain/chats/chat";
import type { SentPhoto } from "~/domain/chats/chat-photo";
import { useTranslation } from "~/locales/use-translation";
import { formatLongDay, formatTime } from "../format";
import { useLocale } from "../locale";
import { DealPage } from "../payments/deal-page";
import { reportAddress } from "../reports/report-address";
import { Alert } from "../ui/alert";
import { Button } from "../ui/button";
import { Card } from "../ui/card";
import { Form } from "../ui/form";
import { Icon } from "../ui/icon";
import { Link } from "../ui/link";

interface PhotoPageProps {
  title: string;
  chat: Chat;
  photo: SentPhoto;
  own: boolean;
  back: { to: string; text: string };
  refusal?: string;
}

export function PhotoPage({ title, chat, photo, own, back, refusal }: PhotoPageProps) {
  const { t } = useTranslation("messages");
  const locale = useLocale();
  const at = `${formatLongDay(photo.create_date, locale)}, ${formatTime(photo.create_date, locale)}`;
  return (
    <DealPage title={title} back={back}>
      {refusal && <Alert tone="error" live title={refusal} />}
      <figure className="grid gap-2">
        <div className="photo-frame" data-photo="">
          <a href={photo.large ?? ""}>
            <img src={photo.large ?? ""} alt={photo.alt ?? title} width={photo.width} height={photo.height} />
            <span className="photo-zoom">
              <Icon name="search" />
              {t("photo.zoom")}
            </span>
          </a>
        </div>
        <figcaption className="text-ink-soft">
          {photo.alt && <p className="text-ink">{photo.alt}</p>}
          <time dateTime={photo.create_date}>{t("photo.sent", { at })}</time>
        </figcaption>
      </figure>
      {own ? <Remove name={chat.name} photo={photo} /> : <Report photo={photo} back={back.to} />}
    </DealPage>
  );
}

function Remove({ name, photo }: { name: string; photo: SentPhoto }) {
  const { t } = useTranslation("messages");
  if (photo.is_evidence)
    return (
      <Alert tone="info" title={t("photo.evidenceTitle")}>
        {t("photo.evidenceText")}
      </Alert>
    );
  return (
    <Card className="grid gap-3">
      <h2 className="text-lg">{t("photo.removeTitle")}</h2>
      <p>{t(photo.message === null ? "photo.removeTextDeal" : "photo.removeText", { name })}</p>
      <Form method="post">
        <Button variant="danger" pendingText={t("photo.removing")}>
          {t("photo.remove")}
        </Button>
      </Form>
    </Card>
  );
}

function Report({ photo, back }: Pick<PhotoPageProps, "photo"> & { back: string }) {
  const { t } = useTranslation("messages");
  const to =
    photo.message === null ? reportAddress("photo", photo.id, back) : reportAddress("message", photo.message, back);
  return (
    <p>
      <Link className="text-link inline-flex min-h-11 items-center gap-2" to={to} rel="nofollow">
        <Icon name="flag" />
        {t(photo.message === null ? "photo.report" : "photo.reportMessage")}
      </Link>
    </p>
  );
}
