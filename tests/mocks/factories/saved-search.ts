import type { SavedSearch } from "~/domain/jobs/saved-search";
import { AT } from "./at";

export function aSavedSearch(of: Partial<SavedSearch> = {}): SavedSearch {
  return {
    id: 91,
    name: "Kranen om de hoek",
    filters: { search: "kraan", categories: [10], zipcode: "1012AB", distance: 10_000, price: "25.00" },
    alerts: ["mail", "push"],
    rss: "https://buurklusser.test/api/job/feed/?search=kraan",
    created_at: AT,
    ...of,
  };
}
