import { isOlder } from "../domain/site/version";

const AGAIN_MS = 5 * 60_000;

export function updates(): void {
  const notice = document.getElementById("update");
  if (!notice) return;
  let asked = Date.now();
  const check = () => {
    if (document.hidden || !notice.hidden) return;
    asked = Date.now();
    void oldest().then((version) => {
      if (notice.hidden && isOlder(notice.dataset.version ?? "", version)) show(notice);
    });
  };
  document.addEventListener("visibilitychange", () => Date.now() - asked >= AGAIN_MS && check());
  setInterval(check, AGAIN_MS);
}

function show(notice: HTMLElement): void {
  for (const part of notice.querySelectorAll<HTMLElement>("[data-text]")) part.textContent = part.dataset.text ?? "";
  const link = notice.querySelector("a");
  if (link) link.href = location.pathname + location.search;
  notice.hidden = false;
}

async function oldest(): Promise<string> {
  const answer = await fetch("/api/version/").catch(() => null);
  const said = answer?.ok ? await answer.json<{ minimum_version: string }>() : null;
  return said?.minimum_version ?? "";
}
