import type nl from "../nl/measuring";

export default {
  nav: "Page use",
  title: "Page use",
  note: "Only from people who agreed, added up by page. We don’t know who anyone was or where they went next.",
  period: "Period",
  days_one: "{{count}} day",
  days_other: "{{count}} days",
  views_one: "{{number}} view",
  views_other: "{{number}} views",
  page: "Page",
  count: "Views",
  score: "Score",
  unknown: "unknown",
  read: "{{percent}}% read",
  none: "Nothing measured yet",
  noneText: "As soon as someone agrees to be measured, you’ll see here how pages are used.",
} satisfies typeof nl;
