import type { OwnPasskey } from "~/domain/accounts/passkey";
import { settingsForm } from "~/domain/accounts/profile-form";
import type { SocialApp, SocialLink } from "~/domain/accounts/social";
import type { UserSelf } from "~/domain/accounts/user";
import type { Verification } from "~/domain/accounts/verification";
import { isLanguage } from "~/domain/values/language";
import { fieldProps } from "~/forms/props";
import type { Reply } from "~/forms/read-form";
import { useForm } from "~/forms/use-form";
import { useTranslation } from "~/locales/use-translation";
import type { SocialFailure } from "../people/social-failure";
import { VerificationCard } from "../people/verification-card";
import { Button } from "../ui/button";
import { Card } from "../ui/card";
import { Field } from "../ui/field";
import { FormErrors } from "../ui/form-errors";
import { Icon } from "../ui/icon";
import { Link } from "../ui/link";
import { PostForm } from "../ui/post-form";
import { Select } from "../ui/select";
import { SettingsGroup } from "../ui/settings-group";
import { AccessSection } from "./access-section";
import { OwnDataSection } from "./own-data-section";
import { SettingRow } from "./setting-row";
import { Unsaved, useIsUnsaved } from "./unsaved";

type SettingsForm = "account" | "email" | "password" | "passkey";

interface SettingsPageProps {
  profile: UserSelf;
  verification: Verification;
  passkeys: OwnPasskey[];
  links: SocialLink[];
  apps: SocialApp[];
  failed: SocialFailure | null;
  proved: boolean;
  direct: boolean;
  refused?: { form: SettingsForm; result?: Reply };
}

export function SettingsPage(props: SettingsPageProps) {
  const { profile, verification, passkeys, links, apps, failed, proved, direct, refused } = props;
  const { t } = useTranslation(["profile", "common"]);
  const resultOf = (form: SettingsForm) => (refused?.form === form ? refused.result : undefined);
  return (
    <section className="grid gap-6">
      <h1>{t("settings.title")}</h1>
      <SettingsGroup title={t("settings.general")}>
        <Card className="setting-rows">
          <SettingLinks id={profile.id} parts={["notifications", "searches"]} />
          <LanguageForm profile={profile} result={resultOf("account")} />
        </Card>
        <VerificationCard
          verification={verification}
          direct={direct}
          variant={profile.active_worker ? "primary" : "secondary"}
          heading="h3"
        />
      </SettingsGroup>
      <AccessSection
        profile={profile}
        passkeys={passkeys}
        links={links}
        apps={apps}
        failed={failed}
        proved={proved}
        email={resultOf("email")}
        password={resultOf("password")}
        passkey={resultOf("passkey")}
      />
      <OwnDataSection id={profile.id} />
      <SettingsGroup title={t("settings.more")}>
        <Card className="setting-rows">
          <SettingLinks id={profile.id} parts={["blocked", "decisions"]} />
        </Card>
      </SettingsGroup>
      <p className="text-ink-soft">{t("settings.code", { code: profile.code })}</p>
    </section>
  );
}

interface SettingLinksProps extends Pick<UserSelf, "id"> {
  parts: readonly ("notifications" | "searches" | "blocked" | "decisions")[];
}

function SettingLinks({ id, parts }: SettingLinksProps) {
  const { t } = useTranslation("profile");
  return (
    <ul>
      {parts.map((part) => (
        <li key={part}>
          <Link className="setting-link" to={`/profile/${id}/${part}`}>
            {t(`settings.${part}`)}
            <Icon name="chevron-right" />
          </Link>
        </li>
      ))}
    </ul>
  );
}

function LanguageForm({ profile, result }: { profile: UserSelf; result?: Reply }) {
  const { t } = useTranslation(["profile", "common"]);
  const defaultValue = { language: profile.language as string };
  const [form, fields] = useForm(settingsForm, { id: "settings", lastResult: result, defaultValue });
  const unsaved = useIsUnsaved("settings", ["language"], result);
  return (
    <SettingRow
      title={t("settings.language")}
      value={isLanguage(profile.language) ? t(`common:language.${profile.language}`) : undefined}
      open={unsaved || result !== undefined}
    >
      {unsaved && <Unsaved />}
      <FormErrors form={form} fields={fields} />
      <PostForm form={form} className="grid gap-6">
        <Field {...fieldProps(fields.language)} label={t("settings.language")}>
          {(attributes) => (
            <Select
              {...attributes}
              className="max-w-48"
              defaultValue={fields.language.initialValue}
              options={[
                { value: "nl", label: t("common:language.nl") },
                { value: "en", label: t("common:language.en") },
              ]}
            />
          )}
        </Field>
        <Button variant="secondary" className="justify-self-start" pendingText={t("saving")}>
          {t("save")}
        </Button>
      </PostForm>
    </SettingRow>
  );
}
