import type { News } from "./news";

/** As the push (app/service-worker/push.ts): a browser shows only the last notification of a tag. */
const tagOf = ({ kind, id, link }: News) => (kind === "message" ? link : `news-${id}`);

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
