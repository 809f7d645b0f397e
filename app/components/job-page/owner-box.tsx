import { acceptedBid } from "~/domain/bid-life";
import type { Job } from "~/domain/job";
import { canEdit, type Holdings, ownerActions, wordsOf } from "~/domain/job-life";
import type { JobAction } from "~/domain/job-status";
import { useTranslation } from "~/locales/use-translation";
import { formatDay } from "../format";
import { useLocale } from "../locale";
import { ButtonLink } from "../ui/button-link";
import { Icon } from "../ui/icon";
import type { IconName } from "../ui/icon-names";
import { Link } from "../ui/link";
import { Menu } from "../ui/menu";

const ICONS: Record<JobAction, IconName> = {
  solve: "check-circle",
  reserve: "lock",
  renew: "refresh",
  cancel: "refresh",
  delete: "trash",
  done: "check",
};

export function OwnerBox({ job, money }: { job: Job; money: Holdings }) {
  const { t } = useTranslation("jobs");
  const locale = useLocale();
  const helper = acceptedBid(job.bids);
  return (
    <section className="grid gap-4 rounded-card border border-line bg-card p-5" aria-labelledby="owner-title">
      <h2 id="owner-title" className="text-xl">
        {t("owner.title")}
      </h2>
      {job.expires_at && (
        <p className="text-ink-soft">{t("job.expires", { day: formatDay(job.expires_at, locale) })}</p>
      )}
      {canEdit(job.status) && (
        <ButtonLink variant="secondary" to={`/task/${job.id}/bewerken`}>
          <Icon name="edit" />
          {t("owner.edit")}
        </ButtonLink>
      )}
      {helper && (
        <ButtonLink variant="secondary" to={`/messages/${helper.chat_uri}`}>
          <Icon name="message" />
          {t("done.chat")}
        </ButtonLink>
      )}
      <OwnerMenu job={job} money={money} />
    </section>
  );
}

function OwnerMenu({ job, money }: { job: Job; money: Holdings }) {
  const { t } = useTranslation(["jobs", "approval"]);
  const agreed = acceptedBid(job.bids) !== undefined;
  const actions = ownerActions(job.status, money).filter((action) => !(action === "solve" && money.done));
  if (actions.length === 0) return null;
  return (
    <Menu
      trigger={
        <>
          {t("owner.menu")}
          <Icon name="chevron-down" />
        </>
      }
      triggerClassName="button button-secondary button-wide"
    >
      {actions.map((action) => (
        <Link
          key={action}
          className={action === "delete" ? "menu-item menu-item-danger" : "menu-item"}
          to={`/task/${job.id}/actie/${action}`}
        >
          <Icon name={ICONS[action]} />
          {action === "solve" && money.held ? t("approval:page.title") : t(`action.${wordsOf(action, agreed)}.menu`)}
        </Link>
      ))}
    </Menu>
  );
}
