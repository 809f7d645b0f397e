import type { VoidCause } from "~/domain/chats/chat-event";
import { isStopAgreed, type StopStatus } from "~/domain/deals/stop-life";
import type { StopProposal } from "~/domain/deals/stop-proposal";
import { centsOf, formatSum } from "~/domain/money/money";
import { useTranslation } from "~/locales/use-translation";
import { useLocale } from "../locale";
import { useBackText } from "../payments/use-back-text";
import { Alert } from "../ui/alert";
import { ButtonLink } from "../ui/button-link";
import type { StopPageProps } from "./stop-page-props";

type LastProps = StopPageProps & { proposal: StopProposal };

const WORDS = {
  open: null,
  accepted: null,
  replaced: null,
  refused: { title: "refused", why: null },
  withdrawn: { title: "withdrawn", why: null },
  lapsed: { title: "lapsed", why: "lapsed" },
  void: { title: "void", why: "void" },
} as const satisfies Record<StopStatus, { title: string; why: string | null } | null>;

export function LastStop(page: LastProps) {
  const { t } = useTranslation("stop");
  const { viewer, stop, proposal } = page;
  if (isStopAgreed(proposal)) return <Agreed {...page} />;
  const words = WORDS[proposal.status];
  if (!words) return null;
  const { title, why } = words;
  const own = proposal.by === viewer;
  return (
    <Alert tone="info" title={t(own ? `last.${title}Own` : `last.${title}`, { name: stop.other.name })}>
      {why && `${t(`last.${why === "void" ? causeOf(page) : why}Text`)} `}
      {stop.refused === null && t("last.again")}
    </Alert>
  );
}

const VOID_WORDS = {
  dispute: "voidDispute",
  chargeback: "voidChargeback",
  extra_work: "voidExtraWork",
} as const satisfies Record<VoidCause, string>;

function causeOf({ voidCause, disputed, chargedBack }: LastProps) {
  if (voidCause !== null) return VOID_WORDS[voidCause];
  if (chargedBack !== null) return "voidChargeback";
  return disputed === null ? "void" : "voidDispute";
}

function Agreed({ job, role, viewer, stop, proposal, back }: LastProps) {
  const backText = useBackText();
  const { t } = useTranslation("stop");
  const locale = useLocale();
  const values = {
    name: stop.other.name,
    refund: formatSum(centsOf(proposal.refund), locale),
    helper: formatSum(centsOf(proposal.helper), locale),
  };
  const words = centsOf(proposal.helper) === 0 ? "back" : "accepted";
  return (
    <Alert
      tone="success"
      title={t("last.accepted")}
      action={<ButtonLink to={`/task/${job.id}`}>{t("closed.job")}</ButtonLink>}
    >
      {t(proposal.by === viewer ? "last.agreedOwn" : "last.agreed", values)}{" "}
      {t(`last.${words}${role === "owner" ? "Owner" : "Helper"}`, values)} {back && backText(back)}
    </Alert>
  );
}
