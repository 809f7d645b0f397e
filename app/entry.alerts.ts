import { call, sayWhenLooking } from "./alerts/call";
import { newsIn } from "./alerts/news";
import { calledTogether } from "./alerts/together";
import { connection, tag } from "./live/tab";

// Loaded only if the user turned on alerts (docs/decisions/001-documents-and-live-pages.md).
const newest = new Map<string, number>();
const callOnce = calledTogether((news) => void call(news));
sayWhenLooking();
connection.listen((received) => {
  const news = newsIn(received, Number(tag?.dataset.viewer));
  // A known id is an update, not news.
  if (!news || news.id <= (newest.get(news.kind) ?? 0)) return;
  newest.set(news.kind, news.id);
  callOnce(news);
});
