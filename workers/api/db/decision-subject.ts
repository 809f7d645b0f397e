import type { Decision } from "~/domain/admin/decision";

const MAX_LENGTH = 300;

const subject = (title: string, text: string) =>
  `json_object('title', ${title}, 'text', substr(${text}, 1, ${MAX_LENGTH}))`;
const taken = (name: string) =>
  `(SELECT t.content ->> '$.${name}' FROM taken t WHERE t.target_type = d.target_type AND t.target_id = d.target_id)`;
const ownOf = (asker: string, comment: string, reply: string) => `iif(${asker} = d.user_id, ${comment}, ${reply})`;

/** What the decision `d` is about, in the words of the person concerned. */
export const DECISION_SUBJECT = `CASE d.target_type
  WHEN 'job' THEN (SELECT ${subject("j.title", "NULL")} FROM job j WHERE j.id = d.target_id)
  WHEN 'comment' THEN coalesce(
    (SELECT ${subject("j.title", ownOf("c.user_id", "c.comment", "c.reply"))}
     FROM comment c JOIN job j ON j.id = c.job_id WHERE c.id = d.target_id),
    ${subject(
      `(SELECT j.title FROM job j WHERE j.id = ${taken("job_id")})`,
      ownOf(taken("user_id"), taken("comment"), taken("reply")),
    )})
  WHEN 'message' THEN (SELECT ${subject("j.title", `coalesce(${taken("message")}, m.message)`)}
    FROM every_message m JOIN chat c ON c.id = m.chat_id LEFT JOIN job j ON j.id = c.job_id WHERE m.id = d.target_id)
  WHEN 'photo' THEN (SELECT ${subject("j.title", `coalesce(${taken("alt")}, p.alt)`)}
    FROM chat_photo p JOIN chat c ON c.id = p.chat_id LEFT JOIN job j ON j.id = c.job_id WHERE p.id = d.target_id)
  WHEN 'review' THEN (SELECT ${subject("j.title", "v.text")} FROM review v JOIN job j ON j.id = v.job_id WHERE v.id = d.target_id)
  END AS subject`;

export function subjectOf({ subject: json }: { subject?: string | null }): Pick<Decision, "subject"> {
  return json ? { subject: JSON.parse(json) as NonNullable<Decision["subject"]> } : {};
}
