import { useTranslation } from "~/locales/use-translation";
import { Card } from "../ui/card";

const ACCOUNTS = ["placer@example.test", "helper@example.test", "newhelper@example.test", "business@example.test"];
const PASSWORD = "Welkom123!";

export function DemoAccounts() {
  const { t } = useTranslation("account");
  return (
    <Card className="grid gap-2 p-5">
      <h2 className="text-lg">{t("login.demo")}</h2>
      <p className="text-ink-soft">{t("login.demoText", { password: PASSWORD })}</p>
      <ul className="grid gap-1 font-bold">
        {ACCOUNTS.map((email) => (
          <li key={email}>{email}</li>
        ))}
      </ul>
    </Card>
  );
}
