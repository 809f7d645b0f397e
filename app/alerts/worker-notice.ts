import type { News } from "./news";

/** As its push is called (public/sw.js): of two with one name a browser shows the last. */
const tagOf = ({ kind, id, link }: News) => (kind === "message" ? link : `news-${id}`);

/** Shows a notice where pushes are shown, in place of the push about the same; false in a browser that has no worker. */
export async function showByWorker(news: News): Promise<boolean> {
  const worker = await navigator.serviceWorker?.getRegistration();
  if (!worker?.active || Notification.permission !== "granted") return false;
  const { title, text, link } = news;
  await worker.showNotification(title, {
    body: text,
    tag: tagOf(news),
    icon: "/icons/icon-192.png",
    lang: document.documentElement.lang,
    data: { page: link },
  });
  return true;
}
