import type { RouterContextProvider } from "react-router";
import { type About, statementFor, type TeamStatement } from "~/components/admin/statement";
import { getApi } from "~/context";
import type { UserCard } from "~/domain/accounts/user-card";
import type { DecisionAction } from "~/domain/admin/decision-life";
import { REPORT_REASONS } from "~/domain/admin/report-life";
import type { Language } from "~/domain/values/language";
import { fixedT } from "~/locales";
import { writtenIn } from "./written-in";

interface Statement extends Omit<About, "reason"> {
  pageAddress: string;
  action: DecisionAction;
  person: Pick<UserCard, "id" | "name"> & { language?: Language };
}

async function accountOf(context: Readonly<RouterContextProvider>, { id, language }: Statement["person"]) {
  if (language) return { language };
  return id === null ? null : getApi(context).admin.user({ params: { id } });
}

export async function teamStatement(
  context: Readonly<RouterContextProvider>,
  url: URL,
  { pageAddress, action, person, ...about }: Statement,
): Promise<TeamStatement> {
  const language = writtenIn(url, { account: await accountOf(context, person) });
  const ground = REPORT_REASONS.find((reason) => reason === url.searchParams.get("as")) ?? "other";
  const draft = statementFor(fixedT(language, "admin"), action, { ...about, reason: ground });
  return { name: person.name, writtenIn: language, ground, draft, pageAddress };
}
