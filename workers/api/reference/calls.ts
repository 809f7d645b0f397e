import type { Call } from "~/api/call";
import { contract } from "~/api/contract";
import { GROUPS } from "~/content/reference";

export interface NamedCall {
  id: string;
  group: string;
  name: string;
  call: Call;
}

export function titleOf(group: string): { nl: string; en: string } {
  const word = group.charAt(0).toUpperCase() + group.slice(1);
  return GROUPS[group] ?? { nl: word, en: word };
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
