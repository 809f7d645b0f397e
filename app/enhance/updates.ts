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
  const link = document.createElement("a");
  link.href = location.pathname + location.search;
  link.textContent = notice.dataset.reload ?? "";
  notice.firstElementChild?.replaceChildren(notice.dataset.text ?? "", link);
  notice.hidden = false;
}

async function oldest(): Promise<string> {
  const answer = await fetch("/api/version/").catch(() => null);
  const said = answer?.ok ? await answer.json<{ minimum_version: string }>() : null;
  return said?.minimum_version ?? "";
}
