import { contract } from "~/api/contract";
import type { PageUses } from "~/domain/site/page-use";
import { answers, isOffline, refuses, refusesFields } from "./answers";

const call = contract.admin.engagement;

const pages: PageUses["pages"] = [
  { page: "/", views: 1204, score: 41, read: { 25: 903, 50: 610, 75: 402, 90: 288 } },
  { page: "/task/:id", views: 880, score: 57, read: { 25: 800, 50: 640, 75: 310, 90: 200 } },
  { page: "/faq", views: 1, score: null, read: { 25: 0, 50: 0, 75: 0, 90: 0 } },
];

export const engagement = {
  seen: answers(call, { days: 30, views: 2085, pages }),
  none: answers(call, { days: 30, views: 0, pages: [] }),
  wrongPeriod: refusesFields(call, { days: ["Ongeldige waarde."] }),
  failed: refuses(call, "internal_error"),
  offline: isOffline(call),
};
