import { isOlder } from "../domain/site/version";

const AGAIN_MS = 5 * 60_000;

export function updates(): void {
  const notice = document.getElementById("update");
  if (!notice) return;
  let asked = Date.now();
  const check = () => {
    if (document.hidden || !notice.hidden || Date.now() - asked < AGAIN_MS) return;
    asked = Date.now();
    void oldest().then((version) => {
      if (notice.hidden && isOlder(notice.dataset.version ?? "", version)) show(notice);
    });
  };
  document.addEventListener("visibilitychange", check);
  setInterval(check, AGAIN_MS);
}

function show(notice: HTMLElement): void {
  const { text = "", reload = "" } = notice.dataset;
  const link = document.createElement("a");
  link.href = location.pathname + location.search;
  link.textContent = reload;
  const line = document.createElement("p");
  line.className = "page-width flex flex-wrap items-center gap-x-4";
  line.replaceChildren(text, link);
  notice.replaceChildren(line);
  notice.hidden = false;
}

async function oldest(): Promise<string> {
  const answer = await fetch("/api/version/").catch(() => null);
  const said = answer?.ok ? await answer.json<{ minimum_version: string }>() : null;
  return said?.minimum_version ?? "";
}
