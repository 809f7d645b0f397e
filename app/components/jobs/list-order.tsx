import { useTranslation } from "~/locales/use-translation";
import { WhyOrder } from "../ui/sort-bar";

interface ListOrderProps {
  order: "nearest" | "newest";
  search?: string;
}

export function ListOrder({ order, search = "" }: ListOrderProps) {
  const { t } = useTranslation("jobs");
  return (
    <WhyOrder question={t("browse.whyOrder")}>
      {search && `${t("browse.why.words")} `}
      {t(`browse.why.${order}`)} {t("browse.why.fair")}
    </WhyOrder>
  );
}
