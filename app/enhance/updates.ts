import { isOlder } from "../domain/site/version";

const AGAIN_MS = 5 * 60_000;

export function updates(): void {
  const notice = document.getElementById("update");
  if (!notice) return;
  let checkedAt = Date.now();
  const check = () => {
    if (document.hidden || !notice.hidden) return;
    checkedAt = Date.now();
    void oldest().then((version) => {
      if (notice.hidden && isOlder(notice.dataset.version ?? "", version)) show(notice);
    });
  };
  document.addEventListener("visibilitychange", () => Date.now() - checkedAt >= AGAIN_MS && check());
  setInterval(check, AGAIN_MS);
}

function show(notice: HTMLElement): void {
  for (const part of notice.querySelectorAll<HTMLElement>("[data-text]")) part.textContent = part.dataset.text ?? "";
  const link = notice.querySelector("a");
  if (link) link.href = location.pathname + location.search;
  notice.hidden = false;
}

async function oldest(): Promise<string> {
  const response = await fetch("/api/version/").catch(() => null);
  const said = response?.ok ? await response.json<{ minimum_version: string }>() : null;
  return said?.minimum_version ?? "";
}
