import { isOlder } from "../domain/version";

const AGAIN_MS = 5 * 60_000;

export function updates(): void {
  const notice = document.getElementById("update");
  if (!notice) return;
  let asked = Date.now();
  const check = () => {
    if (document.hidden || !notice.hidden || Date.now() - asked < AGAIN_MS) return;
    asked = Date.now();
    void oldest().then((version) => {
      notice.hidden &&= !isOlder(notice.dataset.version ?? "", version);
    });
  };
  document.addEventListener("visibilitychange", check);
  setInterval(check, AGAIN_MS);
}

async function oldest(): Promise<string> {
  const answer = await fetch("/api/version/").catch(() => null);
  const said = answer?.ok ? await answer.json<{ minimum_version: string }>() : null;
  return said?.minimum_version ?? "";
}
