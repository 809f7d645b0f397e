import { DASHBOARD_DAYS } from "~/domain/site/partner";
import { dayInAmsterdam } from "~/domain/values/calendar";
import { HOUR, morning } from "./clock";
import type { Row } from "./insert";

const visitsOn = (daysAgo: number) => 4 + ((daysAgo * 7) % 9) + (daysAgo < 10 ? 5 : 0);
const PAGES = ["/", "/browse-tasks", "/post-job", "/hoe-werkt-het"];
const PER_CONVERSION = 11;

export function visitRows(now: number): Row[] {
  const days = Array.from({ length: DASHBOARD_DAYS - 1 }, (_, at) => DASHBOARD_DAYS - 1 - at);
  const moments = days.flatMap((daysAgo) =>
    Array.from({ length: visitsOn(daysAgo) }, (_, at) => morning(now, daysAgo, at * 23)),
  );
  return moments.map((visited, at) => {
    const converted = at % PER_CONVERSION === 4 ? visited + HOUR / 4 : null;
    return {
      partner_id: "buurtkrant",
      session_id: `buurtkrant-${String(at + 1).padStart(4, "0")}`,
      page: PAGES[at % PAGES.length] ?? "/",
      visited_at: visited,
      day: dayInAmsterdam(visited),
      converted_at: converted,
      converted_day: converted === null ? null : dayInAmsterdam(converted),
    };
  });
}
