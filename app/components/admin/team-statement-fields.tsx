import { REPORT_REASONS } from "~/domain/admin/report-life";
import type { FormField } from "~/forms/props";
import { useTranslation } from "~/locales/use-translation";
import type { TeamStatement } from "./statement";
import { StatementField } from "./statement-field";

function addressOf({ pageAddress, ground, writtenIn }: Pick<TeamStatement, "pageAddress" | "ground" | "writtenIn">) {
  const [path = "", search] = pageAddress.split("?");
  const query = new URLSearchParams(search);
  query.set("as", ground);
  query.set("in", writtenIn);
  return `${path}?${query}`;
}

interface TeamStatementFieldsProps {
  statement: TeamStatement;
  field: FormField;
}

export function TeamStatementFields({ statement, field }: TeamStatementFieldsProps) {
  const { t } = useTranslation("admin");
  const { name, writtenIn, ground } = statement;
  return (
    <>
      <input type="hidden" name="ground" value={ground} />
      <StatementField
        field={field}
        name={name}
        writtenIn={writtenIn}
        href={(language) => addressOf({ ...statement, writtenIn: language })}
        label={t("statement.ground")}
        drafts={REPORT_REASONS.map((reason) => ({
          text: t(`statement.draft.${reason}`),
          to: addressOf({ ...statement, ground: reason }),
          current: reason === ground,
        }))}
      />
    </>
  );
}
