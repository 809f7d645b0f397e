import type { Call } from "~/api/call";
import { CODES, type Code } from "~/api/messages";
import { paramsOf } from "./calls";

const ofCredential = ({ who, ignoresCredential }: Call): Code[] => [
  ...(ignoresCredential ? [] : (["token_not_valid"] as const)),
  ...(who === "everyone" ? [] : (["not_authenticated"] as const)),
  ...(who === "partner" || who === "admin" ? (["permission_denied"] as const) : []),
];

const ofBody = ({ method, path }: Call): Code[] =>
  method === "GET" || path.includes("/webhook/") ? [] : ["payload_too_large", "unsupported_media_type", "parse_error"];

const ofKey = ({ method, ignoresCredential }: Call): Code[] =>
  method === "GET" || ignoresCredential ? [] : ["invalid_key", "in_progress", "answer_lost", "idempotency_mismatch"];

const ofPath = ({ path, ids }: Call): Code[] => [
  ...(path.startsWith("/api/job/single/:id/") ? (["job_not_found", "job_deleted"] as const) : []),
  ...(paramsOf(path).length > 0 || ids ? (["not_found"] as const) : []),
];

export function refusalsOf(call: Call): Map<number, Code[]> {
  const every: Code[] = [
    "throttled",
    "internal_error",
    ...(call.method === "GET" ? [] : (["outcome_unknown"] as const)),
  ];
  const codes = new Set([
    ...ofCredential(call),
    ...ofBody(call),
    ...ofKey(call),
    ...ofPath(call),
    ...(call.refuses ?? []),
    ...every,
  ]);
  const byStatus = new Map<number, Code[]>();
  for (const code of codes) {
    const { status } = CODES[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  if (takesFields(call) && !byStatus.has(400)) byStatus.set(400, []);
  return new Map([...byStatus].sort(([one], [other]) => one - other));
}

export const takesFields = ({ ids, fields, query, invalidPath }: Call) =>
  Boolean(ids ?? fields ?? query ?? invalidPath);
