import type { DealEnd, ToldDealEnd } from "~/domain/deal-end";
import type { JobStatus } from "~/domain/job-status";
import type { Language } from "~/domain/language";
import { formatMoney } from "~/domain/money";
import { asText, dealEndWords } from "../notices/deal-words";
import type { Json } from "./json";

interface Reader {
  role: "owner" | "helper";
  name: string;
  job: { title: string; status: JobStatus };
}

export function toldDealEndOf(
  json: Json<DealEnd> | null,
  { role, name, job }: Reader,
  language: Language,
): ToldDealEnd | null {
  if (json === null) return null;
  const stored = (typeof json === "string" ? JSON.parse(json) : json) as DealEnd;
  const { end, by } = stored;
  const [refund, helper] = [formatMoney(stored.refund), formatMoney(stored.helper)];
  const isSplit = stored.helper > 0 && (end === "agreed" || end === "decided" || end === "team");
  const words = dealEndWords(
    {
      step: end,
      role,
      name,
      job_title: job.title,
      refund,
      credit: stored.credit === undefined ? undefined : formatMoney(stored.credit),
      helper,
      outcome: isSplit ? "solved" : "open",
      own: Number(by === role),
      gone: Number(stored.gone ?? false),
    },
    language,
  );
  const goesOn = isSplit || job.status === "open";
  return { end, refund, helper, text: asText(goesOn ? words : { ...words, next: "" }) };
}
