import type { OwnPasskey } from "~/domain/accounts/passkey";
import type { SocialApp, SocialLink } from "~/domain/accounts/social";
import type { UserSelf } from "~/domain/accounts/user";
import type { Reply } from "~/forms/read-form";
import { useTranslation } from "~/locales/use-translation";
import type { SocialFailure } from "../people/social-failure";
import { Button } from "../ui/button";
import { ButtonLink } from "../ui/button-link";
import { Card } from "../ui/card";
import { Form } from "../ui/form";
import { SettingsGroup } from "../ui/settings-group";
import { EmailForm } from "./email-form";
import { LinkedCard } from "./linked-card";
import { PasskeyCard } from "./passkey-card";
import { PasswordForm } from "./password-form";

interface AccessSectionProps {
  profile: UserSelf;
  passkeys: OwnPasskey[];
  links: SocialLink[];
  apps: SocialApp[];
  failed: SocialFailure | null;
  proved: boolean;
  email?: Reply;
  password?: Reply;
  passkey?: Reply;
}

export function AccessSection(props: AccessSectionProps) {
  const { profile, passkeys, links, apps, failed, proved, email, password, passkey } = props;
  const { t } = useTranslation("security");
  return (
    <SettingsGroup title={t("access.title")}>
      <Card className="setting-rows">
        <EmailForm profile={profile} proved={proved} result={email} />
        {profile.has_password ? <PasswordForm result={password} /> : <NoPassword />}
        <PasskeyCard profile={profile} passkeys={passkeys} proved={proved} result={passkey} />
        <LinkedCard
          profile={profile}
          apps={apps}
          failed={failed}
          links={links}
          passkeys={passkeys.length}
          proved={proved}
        />
      </Card>
      <Card className="grid gap-4 p-5 sm:p-7">
        <h3 className="text-xl">{t("access.everywhere")}</h3>
        <p>{t("access.everywhereText")}</p>
        <p className="text-ink-soft">{t("access.alerts")}</p>
        <Form method="post" action="/logout">
          <Button variant="secondary" name="all" value="true" pendingText={t("access.everywherePending")}>
            {t("access.everywhereSubmit")}
          </Button>
        </Form>
      </Card>
    </SettingsGroup>
  );
}

/** A password can only be set by mail: a stolen session must not be able to set one. */
function NoPassword() {
  const { t } = useTranslation("security");
  return (
    <div className="grid justify-items-start gap-4 border-b border-line py-5">
      <h3 className="question-heading">{t("access.noPassword")}</h3>
      <p>{t("access.noPasswordText", { providers: t("access.providers") })}</p>
      <ButtonLink variant="secondary" to="/forgot-password">
        {t("access.askPassword")}
      </ButtonLink>
    </div>
  );
}
