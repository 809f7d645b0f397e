import { useTranslation } from "~/locales/use-translation";
import { startAddress } from "../people/start-address";
import { Button } from "../ui/button";
import { ButtonLink } from "../ui/button-link";

export function StartButtons({ id }: { id: number }) {
  const { t } = useTranslation(["start", "profile"]);
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button name="intent" value="save" pendingText={t("profile:saving")} className="max-sm:w-full">
        {t("save")}
      </Button>
      <ButtonLink variant="quiet" to={startAddress(id)}>
        {t("later")}
      </ButtonLink>
    </div>
  );
}
