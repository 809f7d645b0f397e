import { index, prefix, type RouteConfig, route } from "@react-router/dev/routes";
import { CITIES, cityPath } from "./domain/site/city";

export default [
  index("routes/home/home.tsx"),
  route("aanbod/:product", "routes/shops/product.ts"),

  // Find and do a job
  route("browse-tasks/:page?", "routes/jobs/browse.tsx"),
  route("browse-tasks/bewaren", "routes/searches/save.tsx"),
  ...prefix("task/:id", [
    index("routes/jobs/job.tsx"),
    route("bod", "routes/bids/place.tsx"),
    route("foto/:n", "routes/jobs/photo.tsx"),
    route("actie/:action", "routes/jobs/action.tsx"),
    route("bewerken", "routes/jobs/edit.tsx"),
    route("adres", "routes/jobs/address.tsx"),
    route("beoordelen", "routes/jobs/review.tsx"),
    route("opnieuw", "routes/jobs/repost.tsx"),
    route("startcode", "routes/jobs/start-code.tsx"),
    route("samen-stoppen", "routes/jobs/stop.tsx"),
    route("verloop", "routes/jobs/timeline.tsx"),
  ]),

  // Kinds of work, and cities
  route("categorieen", "routes/places/categories.tsx"),
  route("category/:category", "routes/places/category.tsx"),
  route("jobs/:category", "routes/places/category-alias.tsx"),
  ...CITIES.map(({ slug }) => route(cityPath(slug), "routes/places/city.tsx", { id: `city/${slug}` })),

  // Find a helper
  route("helpers", "routes/people/helpers.tsx"),
  ...prefix("helper/:id", [
    index("routes/people/helper.tsx"),
    route("vragen", "routes/people/ask.tsx"),
    route("blokkeren", "routes/people/block.tsx"),
  ]),

  // Post a job
  ...prefix("post-job", [
    index("routes/jobs/post-start.ts"),
    route("delen", "routes/jobs/share.tsx"),
    route(":draft", "routes/jobs/post-title.tsx"),
    route(":draft/locatie", "routes/jobs/post-location.tsx"),
    route(":draft/details", "routes/jobs/post-details.tsx"),
    route(":draft/budget", "routes/jobs/post-budget.tsx"),
  ]),
  route("bedankt.html", "routes/jobs/thanks.tsx"),
  route("uploads/:id", "routes/jobs/upload.ts"),

  // Partners
  route("partner-login", "routes/partner/login.tsx"),
  route("partner/dashboard", "routes/partner/dashboard.tsx"),

  // Account
  route("login", "routes/account/login.tsx"),
  ...prefix("login/:app", [index("routes/account/social.ts"), route("return", "routes/account/social-return.ts")]),
  route("signup", "routes/account/signup.tsx"),
  route("welkom", "routes/account/name.tsx"),
  route("tot-ziens", "routes/account/goodbye.tsx"),
  route("logout", "routes/account/logout.tsx"),
  route("forgot-password", "routes/account/forgot-password.tsx"),
  route("reset-password", "routes/account/reset-password.tsx"),
  ...prefix("account", [
    route("activate", "routes/account/activate.tsx"),
    route("confirm-email", "routes/account/activate.tsx", { id: "account/confirm-email" }),
    route("undo-email", "routes/account/undo-email.tsx"),
    route("unsubscribe", "routes/account/unsubscribe.tsx"),
    route("renew", "routes/account/renew.tsx"),
    route("kyc/return", "routes/account/kyc-return.tsx"),
    route("kyc/refresh", "routes/account/kyc-refresh.tsx"),
  ]),
  route("active-worker", "routes/account/active-worker.ts"),
  route("intro", "routes/account/intro.ts"),
  route("language", "routes/language.ts"),
  route("consent", "routes/shell/consent.ts"),
  route("app-strip", "routes/shell/app-strip.ts"),
  route("redirect", "routes/shell/redirect.tsx"),
  route("favicon.ico", "routes/well-known/favicon.ts"),
  route(".well-known/change-password", "routes/well-known/change-password.ts"),
  route(".well-known/apple-app-site-association", "routes/well-known/apple.ts"),
  route(".well-known/assetlinks.json", "routes/well-known/android.ts"),

  // Talk and agree
  route("messages/:uri/stream", "routes/messages/stream.ts"),
  route("messages/:uri/afspraak.ics", "routes/appointments/calendar-file.ts"),
  route("messages", "routes/messages/messages.tsx", [
    route(":uri", "routes/messages/conversation.tsx"),
    route(":uri/afwijzen", "routes/messages/reject.tsx"),
    route(":uri/accepteren", "routes/bids/accept.tsx"),
    route(":uri/foto/:photo", "routes/messages/photo.tsx"),
    route(":uri/afspraak", "routes/appointments/appointment.tsx"),
    route(":uri/meerwerk", "routes/extra-work/ask.tsx"),
  ]),

  // What is new
  ...prefix("notifications", [
    index("routes/notifications/notifications.tsx"),
    route(":id", "routes/notifications/open.ts"),
  ]),

  // Trust
  route("melden", "routes/reports/report.tsx"),
  route("meldingen", "routes/reports/oversight.tsx"),
  route("besluit/:id", "routes/reports/decision.tsx"),

  // Money
  route("wallet", "routes/wallet/wallet.tsx"),
  route("wallet/uitbetalen", "routes/wallet/pay-out.tsx"),
  route("wallet/belasting", "routes/wallet/tax.tsx"),
  route("wallet/tegoed", "routes/wallet/credits.tsx"),
  route("wallet/betaling/:id", "routes/wallet/payment.tsx"),
  route("wallet/betaling/:id/herroepen", "routes/wallet/withdraw.tsx"),
  route("wallet/factuur/:id", "routes/wallet/invoice.tsx"),
  route("wallet/jaaroverzicht/:year", "routes/wallet/year.tsx"),
  route("wallet/jaaroverzicht/:year/bestand", "routes/wallet/year-file.ts"),
  ...prefix("payment", [
    route("success", "routes/wallet/payment-success.tsx"),
    route("cancel", "routes/wallet/payment-cancel.tsx"),
  ]),
  ...prefix("payment/:id", [
    route("geschil", "routes/disputes/dispute.tsx"),
    route("geschil/openen", "routes/disputes/open.tsx"),
    route("geschil/reactie", "routes/disputes/answer.tsx"),
    route("geschil/voorstel", "routes/disputes/propose.tsx"),
    route("geschil/akkoord", "routes/disputes/agree.tsx"),
    route("meerwerk", "routes/extra-work/request.tsx"),
    route("fooi", "routes/wallet/tip.tsx"),
    route("opnieuw", "routes/wallet/pay-again.ts"),
  ]),

  // Profile
  route("profile", "routes/profile/own.ts", { id: "own" }),
  ...[
    "personal",
    "settings",
    "my-jobs",
    "messages",
    "notifications",
    "work-experience",
    "starten",
    "zakelijk",
    "searches",
    "blocked",
    "decisions",
  ].map((part) => route(`profile/${part}`, "routes/profile/own.ts", { id: `own/${part}` })),
  route("profile/:id", "routes/profile/layout.tsx", [
    index("routes/profile/personal.tsx"),
    ...prefix("starten", [
      index("routes/start/overview.tsx"),
      route("klussen", "routes/start/work.tsx"),
      route("wie", "routes/start/person.tsx"),
      route("geld", "routes/start/money.tsx"),
    ]),
    ...prefix("zakelijk", [index("routes/business/business.tsx"), route("stoppen", "routes/business/stop.tsx")]),
    ...prefix("work-experience", [
      index("routes/portfolio/work.tsx"),
      route("toevoegen", "routes/portfolio/project.tsx", { id: "portfolio/add-project" }),
      route(":project/bewerken", "routes/portfolio/project.tsx"),
      route(":project/verwijderen", "routes/portfolio/remove-project.tsx"),
    ]),
    route("settings", "routes/profile/settings.tsx"),
    route("notifications", "routes/profile/notifications.tsx"),
    route("passkey/:passkey", "routes/profile/passkey.tsx"),
    route("toegang/:way", "routes/profile/add-way.tsx"),
    route("koppeling/:app", "routes/profile/unlink.tsx"),
    route("export", "routes/profile/export.ts"),
    route("verwijderen", "routes/profile/remove.tsx"),
    route("my-jobs", "routes/profile/my-jobs.tsx"),
    route("searches", "routes/searches/searches.tsx"),
    route("searches/:search/bewerken", "routes/searches/edit.tsx"),
    route("blocked", "routes/profile/blocked.tsx"),
    route("decisions", "routes/profile/decisions.tsx"),
    route("messages", "routes/profile/messages.ts"),
  ]),

  // About the site
  route("faq", "routes/site/faq.tsx"),
  route("contact", "routes/site/contact.tsx"),
  route("hoe-werkt-het", "routes/site/how.tsx"),
  route("over", "routes/site/about.tsx"),
  route("about", "routes/site/about-moved.ts"),
  route("terms-and-conditions", "routes/site/terms.tsx"),
  route("privacy", "routes/site/privacy.tsx"),
  route("herroepen", "routes/site/withdraw.tsx"),
  route("automatisch", "routes/site/automatic.tsx"),
  route("toegankelijkheid", "routes/site/accessibility.tsx"),
  route("business", "routes/site/business.tsx"),
  route("partner", "routes/site/partner.tsx"),

  // Admin area. The guard of its layout allows only admins.
  route("admin", "routes/admin/layout.tsx", [
    index("routes/admin/overview.tsx"),
    route("search", "routes/admin/search.tsx"),
    route("money-stop", "routes/admin/money-stop.tsx"),
    route("reports", "routes/admin/reports.tsx"),
    route("reports/:id", "routes/admin/report.tsx"),
    route("appeals", "routes/admin/appeals.tsx"),
    route("appeals/:id", "routes/admin/appeal.tsx"),
    route("disputes", "routes/admin/disputes.tsx"),
    route("disputes/:id", "routes/admin/dispute.tsx"),
    route("paused", "routes/admin/paused.tsx"),
    route("withdrawals", "routes/admin/withdrawals.tsx"),
    route("withdrawals/:id", "routes/admin/withdrawal.tsx"),
    route("money", "routes/admin/money.tsx"),
    route("money/:id", "routes/admin/money-case.tsx"),

    // Its records
    route("users", "routes/admin/users.tsx"),
    route("users/:id", "routes/admin/user.tsx"),
    route("users/:id/messages", "routes/admin/user-messages.tsx"),
    route("users/:id/verification", "routes/admin/user-verification.tsx"),
    route("users/:id/note", "routes/admin/user-note.tsx"),
    route("users/:id/write", "routes/admin/user-write.tsx"),
    route("users/:id/:event", "routes/admin/user-event.tsx"),
    route("jobs", "routes/admin/jobs.tsx"),
    route("jobs/:id", "routes/admin/job.tsx"),
    route("jobs/:id/delete", "routes/admin/job-delete.tsx"),
    route("jobs/:id/comments/:comment/delete", "routes/admin/comment-delete.tsx"),
    route("reviews", "routes/admin/reviews.tsx"),
    route("reviews/:id", "routes/admin/review.tsx"),
    route("reviews/:id/delete", "routes/admin/review-delete.tsx"),
    route("payments", "routes/admin/payments.tsx"),
    route("payments/:id", "routes/admin/payment.tsx"),
    route("payments/:id/:deed", "routes/admin/payment-deed.tsx"),
    route("payouts", "routes/admin/payouts.tsx"),
    route("payouts/due", "routes/admin/due-payouts.tsx"),
    route("payouts/:id", "routes/admin/payout.tsx"),
    route("ledger", "routes/admin/ledger.tsx"),
    route("outbox", "routes/admin/letters.tsx"),
    route("outbox/:id/retry", "routes/admin/letter-retry.tsx"),
    route("outbox/:id/:outcome", "routes/admin/order-end.tsx"),
    route("figures", "routes/admin/figures.tsx"),
    route("audit", "routes/admin/audit.tsx"),
    route("exports", "routes/admin/exports.tsx"),
    route("exports/tax-file", "routes/admin/tax-file.tsx"),
    route("engagement", "routes/admin/engagement.tsx"),
  ]),

  // Without a connection, and on a phone's own screen
  route("offline", "routes/offline/offline.tsx"),
  route("site.webmanifest", "routes/offline/app-manifest.ts"),

  // To read
  ...prefix("blog", [
    index("routes/blog/overview.tsx"),
    route("rss.xml", "routes/blog/rss.ts"),
    route(":slug", "routes/blog/article.tsx"),
  ]),

  // For search engines
  route("robots.txt", "routes/search/robots.ts"),
  route("sitemap.xml", "routes/search/sitemap-index.ts"),
  route("sitemap/:file", "routes/search/sitemap.ts"),

  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
