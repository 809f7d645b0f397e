import type { RouterContextProvider } from "react-router";
import type { WaysToKeep } from "~/domain/accounts/account";
import { getFlash } from "~/middleware/flash";
import { getT } from "~/middleware/locale";

export function noteEmptied(
  context: Readonly<RouterContextProvider>,
  { cleared, left }: Pick<WaysToKeep, "cleared" | "left">,
): void {
  const t = getT(context, "account");
  if (cleared) getFlash(context).info(t("emptied.done"));
  if (left && cleared) getFlash(context).info(t("emptied.left"));
}
