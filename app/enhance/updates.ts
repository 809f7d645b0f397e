import { isOlder } from "../domain/version";

const AGAIN_MS = 5 * 60_000;

/** A page that comes back into view after a while may be older than what the API still serves: then it says so. */
export function updates(): void {
  const notice = document.getElementById("update");
  let asked = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (!notice || document.hidden || Date.now() - asked < AGAIN_MS) return;
    asked = Date.now();
    void oldest().then((version) => {
      notice.hidden &&= !isOlder(notice.dataset.version ?? "", version);
    });
  });
}

/** The oldest version that still works; none when there is no answer. */
async function oldest(): Promise<string> {
  const answer = await fetch("/api/version/").catch(() => null);
  const said = answer?.ok ? await answer.json<{ minimum_version: string }>() : null;
  return said?.minimum_version ?? "";
}
