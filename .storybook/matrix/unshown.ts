/**
 * What the API may refuse a page, by its contract, without a story of it: page to calls and codes. Most are met by nobody who
 * presses what the page offers: one's own job, a field that the page fills in itself, `profile.change` with what only closing
 * an account asks. A story that is written leaves this list, or the test of it fails; nothing is added to it.
 */
export const unshown: Record<string, string[]> = {
  "app/routes/jobs/job.tsx": ["bid.place own_job", "job.say own_job", "job.say already_replied"],
  "app/routes/bids/place.tsx": ["bid.place own_job"],
  "app/routes/jobs/edit.tsx": ["job.addImages transition"],
  "app/routes/people/ask.tsx": ["page 410", "job.invite own_job"],
  "app/routes/account/login.tsx": ["passkey.logIn bad_credentials", "passkey.logIn suspended"],
  "app/routes/account/signup.tsx": ["account.logIn suspended"],
  "app/routes/account/activate.tsx": [
    "account.activate fields",
    "account.confirmEmail fields",
    "account.resendActivation fields",
  ],
  "app/routes/account/unsubscribe.tsx": ["global.unsubscribe fields"],
  "app/routes/account/renew.tsx": ["job.renew fields"],
  "app/routes/messages/conversation.tsx": ["page 410"],
  "app/routes/messages/reject.tsx": ["bid.decide payment_required", "bid.decide fields"],
  "app/routes/bids/accept.tsx": ["page 410", "bid.decide fields", "payment.intent fields"],
  "app/routes/extra-work/ask.tsx": ["page 410"],
  "app/routes/reports/report.tsx": ["page 410"],
  "app/routes/wallet/pay-out.tsx": ["wallet.payOut direct_mode"],
  "app/routes/wallet/credits.tsx": ["wallet.topUp direct_mode"],
  "app/routes/extra-work/request.tsx": [
    "payment.intent direct_mode",
    "payment.intent bid_not_pending",
    "payment.intent job_not_open",
    "payment.transaction transition",
  ],
  "app/routes/profile/personal.tsx": ["profile.change money_open"],
  "app/routes/start/work.tsx": ["profile.change money_open"],
  "app/routes/start/person.tsx": ["profile.change money_open"],
  "app/routes/start/money.tsx": ["profile.change money_open"],
  "app/routes/business/business.tsx": ["payment.verify already_verified", "profile.change money_open"],
  "app/routes/business/stop.tsx": ["profile.change money_open", "profile.change fields"],
  "app/routes/portfolio/work.tsx": ["profile.change money_open"],
  "app/routes/portfolio/remove-project.tsx": ["page 404"],
  "app/routes/profile/settings.tsx": ["passkey.register limit_reached", "profile.change money_open"],
  "app/routes/profile/notifications.tsx": ["profile.change money_open"],
  "app/routes/searches/searches.tsx": ["page 404"],
  "app/routes/admin/appeal.tsx": ["admin.decideAppeal fields"],
  "app/routes/admin/dispute.tsx": ["admin.resolveDispute fields"],
};
