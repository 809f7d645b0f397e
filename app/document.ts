import { createContext } from "react";
import type { JobEnd } from "./domain/jobs/job-status";

interface Facts {
  shell: string | null;
  script: string | null;
  styles: readonly string[];
  /** For markup that scripts insert and for later pages. Without the fonts if the page inlines its styles. */
  allStyles: string | undefined;
  unread: string | null;
  alerts: string | null;
  measure: string | null;
  page: string;
  texts: string | null;
  status: number;
  /** In production React Router drops the code of an error. */
  failure: {
    requestId: string | null;
    isOutcomeUnknown: boolean;
    jobEnd: JobEnd | null;
  };
}

export const DocumentFacts = createContext<Facts>({
  shell: null,
  script: null,
  styles: [],
  allStyles: undefined,
  unread: null,
  alerts: null,
  measure: null,
  page: "",
  texts: null,
  status: 500,
  failure: { requestId: null, isOutcomeUnknown: false, jobEnd: null },
});
