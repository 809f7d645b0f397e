import type { Said } from "~/domain/admin/case-files";
import { centsOf, formatEuros } from "~/domain/money/money";
import { useTranslation } from "~/locales/use-translation";
import { useLocale } from "../locale";
import { PhotoGrid } from "../photos/photo-grid";
import { Badge } from "../ui/badge";
import { classNames } from "../ui/class-names";
import { AdminMoment } from "./admin-moment";
import { AdminPerson } from "./admin-person";

export function SaidList({ said }: { said: readonly Said[] }) {
  const { t } = useTranslation("admin");
  const locale = useLocale();
  return (
    <ol className="admin-said">
      {said.map(({ id, sender, message, created_at, photos, bid, reported, notice }) => (
        <li key={id} className={classNames(reported && "admin-said-reported")}>
          <p className="admin-said-head">
            {!notice && <AdminPerson person={sender} />}
            <AdminMoment at={created_at} />
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
