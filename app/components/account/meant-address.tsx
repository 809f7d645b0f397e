import { useTranslation } from "~/locales/use-translation";
import { Alert } from "../ui/alert";
import { Link } from "../ui/link";

interface MeantAddressProps {
  id: number;
  email: string;
  meant: string;
}

export function MeantAddress({ id, email, meant }: MeantAddressProps) {
  const { t } = useTranslation("account");
  return (
    <Alert tone="warning">
      {t("meant.account", { email, meant })}{" "}
      <Link className="text-link" to={`/profile/${id}/settings#email-address`}>
        {t("meant.change")}
      </Link>
    </Alert>
  );
}
