import type { OwnPasskey } from "~/domain/passkey";
import { settingsForm } from "~/domain/profile-form";
import type { SocialApp, SocialLink } from "~/domain/social";
import type { UserSelf } from "~/domain/user";
import type { Verification } from "~/domain/verification";
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
import { Link } from "../ui/link";
import { PostForm } from "../ui/post-form";
import { Select } from "../ui/select";
import { SettingsGroup } from "../ui/settings-group";
import { AccessSection } from "./access-section";
import { OwnDataSection } from "./own-data-section";

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
      <SettingsGroup>
        <VerificationCard verification={verification} direct={direct} />
        <AccountForm profile={profile} result={resultOf("account")} />
        <MoreSettings id={profile.id} />
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
      <p className="text-ink-soft">{t("settings.code", { code: profile.code })}</p>
    </section>
  );
}

function MoreSettings({ id }: Pick<UserSelf, "id">) {
  const { t } = useTranslation("profile");
  return (
    <Card className="grid gap-2 p-5 sm:p-7">
      <h2 className="text-xl">{t("settings.more")}</h2>
      <ul>
        {(["notifications", "searches", "blocked", "decisions"] as const).map((part) => (
          <li key={part}>
            <Link className="text-link inline-flex min-h-11 items-center" to={`/profile/${id}/${part}`}>
              {t(`settings.${part}`)}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function AccountForm({ profile, result }: { profile: UserSelf; result?: Reply }) {
  const { t } = useTranslation(["profile", "common"]);
  const defaultValue = { language: profile.language as string };
  const [form, fields] = useForm(settingsForm, { id: "settings", lastResult: result, defaultValue });
  return (
    <Card className="grid gap-6 p-5 sm:p-7">
      <h2 className="text-xl">{t("settings.account")}</h2>
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
        <Button className="justify-self-start" pendingText={t("saving")}>
          {t("save")}
        </Button>
      </PostForm>
    </Card>
  );
}
