import type { Call } from "~/api/call";
import { contract } from "~/api/contract";

export interface NamedCall {
  id: string;
  group: string;
  name: string;
  call: Call;
}

const TITLES: Record<string, { nl: string; en: string }> = {
  global: { nl: "Algemeen", en: "General" },
  account: { nl: "Accounts en sessies", en: "Accounts and sessions" },
  profile: { nl: "Profiel", en: "Profile" },
  job: { nl: "Klussen", en: "Jobs" },
  bid: { nl: "Biedingen", en: "Bids" },
  chat: { nl: "Chat", en: "Chat" },
  payment: { nl: "Betalen", en: "Payments" },
  wallet: { nl: "Portemonnee", en: "Wallet" },
  notification: { nl: "Meldingen", en: "Notifications" },
  review: { nl: "Beoordelingen", en: "Reviews" },
  experience: { nl: "Werkervaring", en: "Work experience" },
  search: { nl: "Bewaarde zoekopdrachten", en: "Saved searches" },
  passkey: { nl: "Passkeys", en: "Passkeys" },
  social: { nl: "Gekoppelde accounts", en: "Linked accounts" },
  moderation: { nl: "Meldingen en besluiten", en: "Reports and decisions" },
  partner: { nl: "Partners", en: "Partners" },
  affiliate: { nl: "Producten van winkels", en: "Products of shops" },
  admin: { nl: "Beheer", en: "Admin" },
};

export function titleOf(group: string): { nl: string; en: string } {
  const word = group.charAt(0).toUpperCase() + group.slice(1);
  return TITLES[group] ?? { nl: word, en: word };
}

export function publicCalls(): NamedCall[] {
  return Object.entries(contract).flatMap(([group, calls]) =>
    Object.entries(calls as Record<string, Call>)
      .filter(([, call]) => !call.dev)
      .map(([name, call]) => ({ id: `${group}.${name}`, group, name, call })),
  );
}

const PARAMETER = /:(\w+)(\{[^}]*\})?/g;

export const paramsOf = (path: string) => [...path.matchAll(PARAMETER)].map(([, name = ""]) => name);
export const templateOf = (path: string) => path.replace(PARAMETER, "{$1}");
