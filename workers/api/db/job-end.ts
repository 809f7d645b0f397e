/** SQL of `JobEnd` (app/domain/jobs/job-status.ts), of the job `j`. */
export const JOB_END = `CASE WHEN j.status <> 'deleted' THEN NULL WHEN j.expired_at IS NOT NULL THEN 'expired'
  WHEN EXISTS (SELECT 1 FROM taken t WHERE t.target_type = 'job' AND t.target_id = j.id) THEN 'taken_down' END`;
