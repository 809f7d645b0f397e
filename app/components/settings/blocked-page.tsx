import type { UserCard } from "~/domain/accounts/user-card";
import type { Page } from "~/domain/values/page";
import { useTranslation } from "~/locales/use-translation";
import { Scene } from "../illustrations/scene";
import { PersonName } from "../people/person-name";
import { UnblockButton } from "../people/unblock-button";
import { Avatar } from "../ui/avatar";
import { Card } from "../ui/card";
import { SettingsList } from "../ui/settings-list";

export function BlockedPage({ id, page, blocked }: { id: number; page: number; blocked: Page<UserCard> }) {
  const { t } = useTranslation("reports");
  const pageAddress = `/profile/${id}/blocked`;
  return (
    <SettingsList
      id={id}
      pageAddress={pageAddress}
      heading={t("block.list")}
      text={t("block.listText")}
      empty={{ illustration: <Scene name="empty-street" />, title: t("block.empty"), text: t("block.emptyText") }}
      page={page}
      items={blocked}
      row={(person) => (
        <Card key={person.id} as="li" className="flex flex-wrap items-center gap-4 p-4">
          <Avatar name={person.name} image={person.image} />
          <PersonName person={person} className="min-w-0 flex-1 wrap-anywhere font-bold" />
          <UnblockButton person={person} next={pageAddress} />
        </Card>
      )}
    />
  );
}
