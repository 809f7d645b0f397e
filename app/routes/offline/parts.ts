import addresses from "virtual:browser-entries";
import scenes from "~/components/illustrations/scenes.svg?no-inline";
import icons from "~/components/ui/icons.svg?no-inline";
import type { OfflineParts } from "~/domain/site/offline-parts";
import { getLocale, getT } from "~/middleware/locale";
import type { Route } from "./+types/parts";

export function loader({ context }: Route.LoaderArgs) {
  const t = getT(context, "offline");
  const { styles, shell, document } = addresses;
  const parts: OfflineParts = {
    notice: t("notice"),
    refused: t("refused"),
    refusedToo: t("refusedToo"),
    assets: [styles, shell, document, icons, scenes],
  };
  return Response.json(parts, {
    headers: { "Content-Language": getLocale(context), "Cache-Control": "public, s-maxage=30" },
  });
}
