import type { UserSelf } from "~/domain/accounts/user";
import { anAdmin } from "../tests/mocks/admin-records";
import { aTrader } from "../tests/mocks/business";
import { aHelpingViewer, aViewer } from "../tests/mocks/factories/person";
import { aPartner } from "../tests/mocks/partner";
import type { Screen } from "./route-story";

const VIEWERS: Record<string, UserSelf | undefined> = {
  visitor: undefined,
  placer: aViewer(),
  helper: aHelpingViewer(),
  unverified: aHelpingViewer({ verified: false }),
  business: aTrader(),
  partner: aPartner(),
  admin: anAdmin,
};

interface Seen<S extends Screen> {
  args: S;
  globals: { role?: string };
  moduleExport?: { args?: Partial<S> };
}

export function seenBy<S extends Screen>({ args, globals: { role = "story" }, moduleExport }: Seen<S>): S {
  const isItsOwn = !moduleExport || "viewer" in (moduleExport.args ?? {});
  if (isItsOwn || !(role in VIEWERS)) return args;
  return { ...args, viewer: VIEWERS[role] };
}
