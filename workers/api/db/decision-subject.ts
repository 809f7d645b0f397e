import type { Decision } from "~/domain/admin/decision";
import type { Language } from "~/domain/values/language";
import { ERASED_CATEGORY, titleIn } from "./erased-title";

const MAX_LENGTH = 300;

const subject = (text: string) =>
  `json_object('title', j.title, 'erased_category', ${ERASED_CATEGORY}, 'text', substr(${text}, 1, ${MAX_LENGTH}))`;
const taken = (name: string) =>
  `(SELECT t.content ->> '$.${name}' FROM taken t WHERE t.target_type = d.target_type AND t.target_id = d.target_id)`;
const ownOf = (asker: string, comment: string, reply: string) => `iif(${asker} = d.user_id, ${comment}, ${reply})`;

/** The subject of the decision `d`, in the words of the person concerned. */
export const DECISION_SUBJECT = `CASE d.target_type
  WHEN 'job' THEN (SELECT ${subject("NULL")} FROM job j WHERE j.id = d.target_id)
  WHEN 'comment' THEN coalesce(
    (SELECT ${subject(ownOf("c.user_id", "c.comment", "c.reply"))}
     FROM comment c JOIN job j ON j.id = c.job_id WHERE c.id = d.target_id),
    (SELECT ${subject(ownOf(taken("user_id"), taken("comment"), taken("reply")))}
     FROM (SELECT 1) LEFT JOIN job j ON j.id = ${taken("job_id")}))
  WHEN 'message' THEN (SELECT ${subject(`coalesce(${taken("message")}, m.message)`)}
    FROM every_message m JOIN chat c ON c.id = m.chat_id LEFT JOIN job j ON j.id = c.job_id WHERE m.id = d.target_id)
  WHEN 'photo' THEN (SELECT ${subject(`coalesce(${taken("alt")}, p.alt)`)}
    FROM chat_photo p JOIN chat c ON c.id = p.chat_id LEFT JOIN job j ON j.id = c.job_id WHERE p.id = d.target_id)
  WHEN 'review' THEN (SELECT ${subject("v.text")} FROM review v JOIN job j ON j.id = v.job_id WHERE v.id = d.target_id)
  END AS subject`;

type StoredSubject = NonNullable<Decision["subject"]> & { erased_category: number | null };

export function subjectOf(json: string | null | undefined, language: Language): Pick<Decision, "subject"> {
  if (!json) return {};
  const { title, text, erased_category: category } = JSON.parse(json) as StoredSubject;
  const shown = title && titleIn(language, { title, category: category ?? 0, isErased: category !== null });
  return { subject: { title: shown, text } };
}
