import { DAY, HOUR } from "./clock";
import type { RowOf } from "./insert";
import { OPEN_JOBS } from "./open-jobs";
import type { Timeline } from "./timeline";

const POSTED_TWICE = 16;
const LOOKS_LIKE_ADVERTISING = 11;

const ownerOf = (at: number) => OPEN_JOBS[at]?.owner ?? 0;

export function reportRows({ now, open }: Timeline): RowOf<"report">[] {
  const decided: RowOf<"report"> = {
    target_type: "job",
    target_id: open(POSTED_TWICE).id,
    reason: "spam",
    text: "Deze klus staat er wel drie keer.",
    reporter: "user:9",
    reporter_id: 9,
    reporter_email: null,
    about_id: ownerOf(POSTED_TWICE),
    status: "closed",
    created_at: now - 4 * DAY,
    closed_at: now - 3 * DAY,
  };
  const job: RowOf<"report"> = {
    ...decided,
    target_id: open(LOOKS_LIKE_ADVERTISING).id,
    reason: "other",
    text: "Dit lijkt me geen klus maar reclame.",
    reporter: "user:15",
    reporter_id: 15,
    about_id: ownerOf(LOOKS_LIKE_ADVERTISING),
    status: "open",
    created_at: now - 20 * HOUR,
    closed_at: null,
  };
  const person: RowOf<"report"> = {
    ...job,
    target_type: "user",
    target_id: 10,
    reason: "fraud",
    text: "Hij vroeg me om vooruit te betalen, buiten de site om.",
    reporter: "mail:buurman@example.test",
    reporter_id: null,
    reporter_email: "buurman@example.test",
    about_id: 10,
    created_at: now - 3 * HOUR,
  };
  return [decided, job, person].map((row, at) => ({ id: at + 1, ...row }));
}

export function decisionRows({ now, open }: Timeline): RowOf<"decision">[] {
  return [
    {
      id: 1,
      report_id: 1,
      user_id: ownerOf(POSTED_TWICE),
      target_type: "job",
      target_id: open(POSTED_TWICE).id,
      action: "warn",
      reason: "spam",
      statement:
        "Je plaatste dezelfde klus een paar keer achter elkaar. Eén keer is genoeg: iedereen in de buurt ziet hem.",
      // No token has this hash: the user logs in to see it.
      token_hash: "",
      audit_id: 1,
      created_at: now - 3 * DAY,
      appeal_text: "Ik dacht dat het de eerste keer niet gelukt was. Het was echt geen spam.",
      appeal_status: "open",
      appealed_at: now - 2 * DAY,
    },
  ];
}
