import type { Said } from "~/domain/admin/desk";
import { centsOf, formatEuros } from "~/domain/money/money";
import { useTranslation } from "~/locales/use-translation";
import { useLocale } from "../locale";
import { PhotoGrid } from "../photos/photo-grid";
import { Badge } from "../ui/badge";
import { classNames } from "../ui/class-names";
import { DeskMoment } from "./desk-moment";
import { DeskPerson } from "./desk-person";

export function SaidList({ said }: { said: readonly Said[] }) {
  const { t } = useTranslation("admin");
  const locale = useLocale();
  return (
    <ol className="desk-said">
      {said.map(({ id, sender, message, created_at, photos, bid, reported, notice }) => (
        <li key={id} className={classNames(reported && "desk-said-reported")}>
          <p className="desk-said-head">
            {!notice && <DeskPerson person={sender} />}
            <DeskMoment at={created_at} />
            {reported && <Badge tone="attention">{t("file.reported")}</Badge>}
          </p>
          {bid !== null && <p className="font-bold">{t("file.bid", { amount: formatEuros(centsOf(bid), locale) })}</p>}
          {message && <p className="whitespace-pre-line wrap-anywhere">{message}</p>}
          {photos.length > 0 && <PhotoGrid photos={photos} to={({ large }) => large ?? ""} />}
        </li>
      ))}
    </ol>
  );
}
