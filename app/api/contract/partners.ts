import { credentials, tokens } from "../../domain/accounts/account";
import { partnerDashboard, partnerVisit, period, trackedVisit, visitNamed } from "../../domain/site/partner";
import { call } from "../call";

const trackVisit = call({
  method: "POST",
  path: "/api/partner/track-visit/",
  who: "everyone",
  summary: "A partner's link brought a visitor",
  ids: visitNamed,
  fields: trackedVisit,
  answers: { 201: partnerVisit, 200: partnerVisit },
  refuses: ["not_found"],
});

const convertVisit = call({
  method: "POST",
  path: "/api/partner/convert-visit/",
  who: "everyone",
  summary: "The visitor signed up; counted once",
  ids: visitNamed,
  answers: { 200: partnerVisit },
  refuses: ["not_found"],
});

const logIn = call({
  method: "POST",
  path: "/api/partner/login/",
  who: "everyone",
  summary: "Log in as a partner",
  ignoresCredential: true,
  context: "partner_login",
  fields: credentials,
  answers: { 200: tokens },
  refuses: ["bad_credentials", "suspended", "throttled"],
});

const dashboard = call({
  method: "GET",
  path: "/api/partner/dashboard/",
  who: "partner",
  summary: "The own visits and conversions, day by day",
  fields: period,
  answers: { 200: partnerDashboard },
});

export const partnerCalls = { trackVisit, convertVisit, logIn, dashboard };
