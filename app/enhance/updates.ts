import { isOlder } from "../domain/version";

const AGAIN_MS = 5 * 60_000;

/** A page that is open for a while may be older than what the API still serves: then it says so, also when it stays in view. */
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

/** The oldest version that still works; none when there is no answer. */
async function oldest(): Promise<string> {
  const answer = await fetch("/api/version/").catch(() => null);
  const said = answer?.ok ? await answer.json<{ minimum_version: string }>() : null;
  return said?.minimum_version ?? "";
}
