import type { ReactNode } from "react";
import { useTranslation } from "~/locales/use-translation";
import { classNames } from "../ui/class-names";

interface QuickWaysProps {
  needsScript?: boolean;
  children: ReactNode;
}

export function QuickWays({ needsScript, children }: QuickWaysProps) {
  const { t } = useTranslation("security");
  return (
    <div className={classNames("grid gap-3", needsScript && "nojs:hidden")}>
      {children}
      <p className="flex items-center gap-3 text-ink-soft before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {t("orEmail")}
      </p>
    </div>
  );
}
