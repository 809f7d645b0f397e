import { MAX_PASSKEYS, type OwnPasskey, type Passkey, passkeyForm, userHandle } from "~/domain/accounts/passkey";
import type { UserSelf } from "~/domain/accounts/user";
import type { AcceptedPasskeys } from "~/enhance/passkey-signals";
import type { Reply } from "~/forms/read-form";
import { useForm } from "~/forms/use-form";
import { useTranslation } from "~/locales/use-translation";
import { formatLongDay } from "../format";
import { useLocale } from "../locale";
import { Button } from "../ui/button";
import { ButtonLink } from "../ui/button-link";
import { ErrorSummary } from "../ui/error-summary";
import { FormErrors } from "../ui/form-errors";
import { Icon } from "../ui/icon";
import { Link } from "../ui/link";
import { PasskeyError } from "../ui/passkey-error";
import { PostForm } from "../ui/post-form";
import { TextField } from "../ui/text-field";
import { SettingRow } from "./setting-row";

interface PasskeyCardProps {
  profile: UserSelf;
  passkeys: OwnPasskey[];
  proved: boolean;
  result?: Reply;
}

export function PasskeyCard({ profile, passkeys, proved, result }: PasskeyCardProps) {
  const { t } = useTranslation("security");
  return (
    <SettingRow
      title={t("passkey.title")}
      value={t("passkey.count", { count: passkeys.length })}
      open={result !== undefined}
    >
      <div className="grid gap-5" id="passkeys" data-passkeys={accepted(profile, passkeys)}>
        <p>{t("passkey.intro")}</p>
        {passkeys.length === 0 ? (
          <p className="text-ink-soft">{t("passkey.none")}</p>
        ) : (
          <ul className="grid divide-y divide-line border-y border-line">
            {passkeys.map((passkey) => (
              <PasskeyRow key={passkey.id} passkey={passkey} owner={profile.id} />
            ))}
          </ul>
        )}
        {passkeys.length >= MAX_PASSKEYS ? (
          <NoMore wanted={result !== undefined} />
        ) : proved ? (
          <AddPasskey owner={profile.id} result={result} />
        ) : (
          <ProveFirst owner={profile.id} />
        )}
      </div>
    </SettingRow>
  );
}

function accepted({ id, email, name }: UserSelf, passkeys: OwnPasskey[]): string | undefined {
  if (id === null) return undefined;
  const allAcceptedCredentialIds = passkeys.map((passkey) => passkey.credential_id);
  const all: AcceptedPasskeys = { userId: userHandle(id), name: email, displayName: name, allAcceptedCredentialIds };
  return JSON.stringify(all);
}

function NoMore({ wanted }: { wanted: boolean }) {
  const { t } = useTranslation("security");
  const text = t("passkey.full", { count: MAX_PASSKEYS });
  return wanted ? <ErrorSummary errors={[{ id: "passkeys", text }]} /> : <p className="text-ink-soft">{text}</p>;
}

const proofAddress = (owner: UserSelf["id"]) => `/profile/${owner}/toegang/passkey`;

function ProveFirst({ owner }: { owner: UserSelf["id"] }) {
  const { t } = useTranslation("security");
  return (
    <>
      <p className="text-ink-soft js:hidden">{t("passkey.noScript")}</p>
      <ButtonLink variant="secondary" className="justify-self-start nojs:hidden" to={proofAddress(owner)}>
        {t("passkey.add")}
      </ButtonLink>
    </>
  );
}

function PasskeyRow({ passkey, owner }: { passkey: Passkey; owner: UserSelf["id"] }) {
  const { t } = useTranslation("security");
  const locale = useLocale();
  const name = passkey.name ?? t("passkey.unnamed");
  return (
    <li className="flex items-center gap-3 py-3">
      <Icon name="passkey" />
      <div className="min-w-0 flex-1">
        <p className="font-bold wrap-anywhere">{name}</p>
        <p className="text-ink-soft">{t("passkey.since", { date: formatLongDay(passkey.created_at, locale) })}</p>
      </div>
      <Link
        className="text-link inline-flex min-h-11 items-center"
        to={`/profile/${owner}/passkey/${passkey.id}`}
        aria-label={t("passkey.removeNamed", { name })}
      >
        {t("passkey.remove")}
      </Link>
    </li>
  );
}

function AddPasskey({ owner, result }: { owner: UserSelf["id"]; result?: Reply }) {
  const { t } = useTranslation(["security", "common"]);
  const [form, fields] = useForm(passkeyForm, { id: "passkey", lastResult: result });
  return (
    <>
      <p className="text-ink-soft js:hidden">{t("passkey.noScript")}</p>
      <PostForm
        form={form}
        className="grid gap-5 nojs:hidden"
        data-passkey="/api/auth/passkeys/register/options/"
        data-error={t("passkey.addFailed")}
        data-known={t("passkey.known")}
        data-proof={proofAddress(owner)}
      >
        <FormErrors form={form} fields={fields} />
        <input type="hidden" name="intent" value="passkey" />
        <input type="hidden" name="credential" />
        <TextField
          field={fields.name}
          label={t("passkey.name")}
          hint={t("passkey.nameHint")}
          optionalText={t("common:form.optional")}
        />
        <div>
          <Button variant="secondary" disabled pendingText={t("passkey.addPending")}>
            {t("passkey.add")}
          </Button>
          <PasskeyError />
        </div>
      </PostForm>
    </>
  );
}
