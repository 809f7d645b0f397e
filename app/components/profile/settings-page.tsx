import type { Passkey } from "~/domain/passkey";
import { settingsForm } from "~/domain/profile-form";
import type { SocialApp, SocialLink } from "~/domain/social";
import type { UserSelf } from "~/domain/user";
import type { Verification } from "~/domain/verification";
import { fieldProps } from "~/forms/props";
import type { Reply } from "~/forms/read-form";
import { useForm } from "~/forms/use-form";
import { useTranslation } from "~/locales/use-translation";
import { AccessSection } from "../security/access-section";
import { OwnDataSection } from "../security/own-data-section";
import { Button } from "../ui/button";
import { Card } from "../ui/card";
import { Field } from "../ui/field";
import { FormErrors } from "../ui/form-errors";
import { Link } from "../ui/link";
import { PostForm } from "../ui/post-form";
import { Select } from "../ui/select";
import { VerificationCard } from "./verification-card";

type SettingsForm = "account" | "email" | "password" | "passkey";

interface SettingsPageProps {
  profile: UserSelf;
  verification: Verification;
  passkeys: Passkey[];
  /** Accounts elsewhere: those that are linked, and what one can log in with here. */
  links: SocialLink[];
  apps: SocialApp[];
  /** Whether a way to log in can be added now, without giving the password again. */
  proved: boolean;
  /** People pay each other: an identity is checked for its own sake. */
  direct: boolean;
  /** What was refused, and in which of the forms. */
  refused?: { form: SettingsForm; result?: Reply };
}

/** Identity, account, password and passkeys: a form each, so that one can be saved without the others. */
export function SettingsPage(props: SettingsPageProps) {
  const { profile, verification, passkeys, links, apps, proved, direct, refused } = props;
  const { t } = useTranslation(["profile", "common"]);
  const resultOf = (form: SettingsForm) => (refused?.form === form ? refused.result : undefined);
  return (
    <section className="grid max-w-2xl gap-6">
      <h1>{t("settings.title")}</h1>
      <VerificationCard verification={verification} direct={direct} />
      <AccountForm profile={profile} result={resultOf("account")} />
      <AccessSection
        profile={profile}
        passkeys={passkeys}
        links={links}
        apps={apps}
        proved={proved}
        email={resultOf("email")}
        password={resultOf("password")}
        passkey={resultOf("passkey")}
      />
      <OwnDataSection id={profile.id} />
      <ul className="grid gap-1">
        {(["notifications", "searches", "blocked", "decisions"] as const).map((part) => (
          <li key={part}>
            <Link className="text-link inline-flex min-h-11 items-center" to={`/profile/${profile.id}/${part}`}>
              {t(`settings.${part}`)}
            </Link>
          </li>
        ))}
      </ul>
      <p className="text-ink-soft">{t("settings.code", { code: profile.code })}</p>
    </section>
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
