import { acceptedBid } from "~/domain/deals/bid-life";
import type { Job } from "~/domain/jobs/job";
import { gainsDays } from "~/domain/jobs/job-days";
import { canEdit, type Holdings, ownerActions, wordsOf } from "~/domain/jobs/job-life";
import type { JobAction } from "~/domain/jobs/job-status";
import { useTranslation } from "~/locales/use-translation";
import { ButtonLink } from "../ui/button-link";
import { Icon } from "../ui/icon";
import type { IconName } from "../ui/icon-names";
import { Link } from "../ui/link";
import { Menu, type MenuProps } from "../ui/menu";

const ICONS: Record<JobAction, IconName> = {
  solve: "check-circle",
  reserve: "lock",
  renew: "refresh",
  cancel: "refresh",
  delete: "trash",
  done: "check",
};

interface OwnerBoxProps {
  job: Job;
  money: Holdings;
  now: number;
}

export function OwnerBox({ job, money, now }: OwnerBoxProps) {
  const { t } = useTranslation("jobs");
  const helper = acceptedBid(job.bids);
  if (!helper && actionsOf({ job, money, now }).length === 0) return null;
  return (
    <section
      className="print-hidden grid gap-4 rounded-card border border-line bg-card p-5"
      aria-labelledby="owner-title"
    >
      <h2 id="owner-title" className="text-xl">
        {t("owner.title")}
      </h2>
      {helper && (
        <ButtonLink variant="secondary" to={`/messages/${helper.chat_uri}`}>
          <Icon name="message" />
          {t("done.chat")}
        </ButtonLink>
      )}
      <OwnerMenu
        job={job}
        money={money}
        now={now}
        trigger={
          <>
            {t("owner.menu")}
            <Icon name="chevron-down" />
          </>
        }
        triggerClassName="button button-secondary button-wide"
      />
    </section>
  );
}

export function OwnerActions({ job, money, now }: OwnerBoxProps) {
  const { t } = useTranslation("jobs");
  return (
    <div className="flex items-center gap-1 max-sm:w-full max-sm:justify-between sm:ms-auto">
      {canEdit(job.status) && (
        <ButtonLink variant="secondary" className="button-small" to={`/task/${job.id}/bewerken`}>
          <Icon name="edit" />
          {t("owner.edit")}
        </ButtonLink>
      )}
      <OwnerMenu
        job={job}
        money={money}
        now={now}
        trigger={<Icon name="more" />}
        label={t("owner.menu")}
        triggerClassName="icon-button"
      />
    </div>
  );
}

const actionsOf = ({ job, money, now }: OwnerBoxProps): JobAction[] =>
  ownerActions(job.status, money).filter(
    (action) => !(action === "solve" && money.done) && !(action === "renew" && !gainsDays(job, now)),
  );

type OwnerMenuProps = Pick<MenuProps, "trigger" | "label" | "triggerClassName"> & OwnerBoxProps;

function OwnerMenu({ job, money, now, ...look }: OwnerMenuProps) {
  const { t } = useTranslation(["jobs", "approval"]);
  const agreed = acceptedBid(job.bids) !== undefined;
  const actions = actionsOf({ job, money, now });
  if (actions.length === 0) return null;
  return (
    <Menu {...look}>
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
