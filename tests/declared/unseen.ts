export const UNSEEN: Record<string, string> = {
  "profile.registerOneSignal 404": "its body names only the user who asks: for another it is 403",
  "job.stop 410": "its photos, deal or invitations go with a deleted job, so it is 404 or empty",
  "job.proposeStop 410": "its photos, deal or invitations go with a deleted job, so it is 404 or empty",
  "job.acceptStop 410": "its photos, deal or invitations go with a deleted job, so it is 404 or empty",
  "job.dropStop 410": "its photos, deal or invitations go with a deleted job, so it is 404 or empty",
  "job.timeline 410": "its photos, deal or invitations go with a deleted job, so it is 404 or empty",
  "job.removeImages 410": "its photos, deal or invitations go with a deleted job, so it is 404 or empty",
  "job.invitations 404": "an empty list answers for what is not there",
  "notification.readOfJob 404": "an empty list answers for what is not there",
  "sitemap.jobs 404": "an empty list answers for what is not there",
  "sitemap.helpers 404": "an empty list answers for what is not there",
};
