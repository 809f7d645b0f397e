import type nl from "../nl/measuring";

export default {
  nav: "Use of pages",
  title: "Use of pages",
  note: "Only of those who agreed to it, added up by page. We don’t know who anyone was or where they went next.",
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
  noneText: "How pages are used will be here as soon as somebody agrees to be measured.",
} satisfies typeof nl;
