import { emptyDraft, type JobInProgress } from "~/domain/jobs/job-steps";

export const DRAFT = "7d0c1b5e-3f5a-4c57-9c0e-8a4f1f2b6d10";

export const STEPS = {
  title: `/post-job/${DRAFT}`,
  location: `/post-job/${DRAFT}/locatie`,
  details: `/post-job/${DRAFT}/details`,
  budget: `/post-job/${DRAFT}/budget`,
};

export const aDraft = (differs: Partial<JobInProgress>) => ({ [`job:${DRAFT}`]: { ...emptyDraft(DRAFT), ...differs } });
