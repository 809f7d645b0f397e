const PICTURES = ".travelling, .job-card-picture";
const leaving = new CSSStyleSheet();

function setTransition(navigation: "auto" | "none"): void {
  leaving.replaceSync(`@media (prefers-reduced-motion: no-preference) {
    @view-transition { navigation: ${navigation}; }
  }`);
}

/**
 * The picture of a pressed card grows into the photo of its job, whose page opens with a transition (entry.server.tsx). Every other
 * way to leave a page has none: Chromium reports an error that no script can catch if the next page does not take part.
 */
export function travellingPictures(): void {
  document.adoptedStyleSheets.push(leaving);
  // In the first frame the browser has read how this page opens.
  addEventListener("pageshow", () => requestAnimationFrame(() => setTransition("none")));
  document.addEventListener("click", ({ target }) => {
    const card = (target as Element).closest("a.card-link")?.closest(".job-card");
    setTransition(card ? "auto" : "none");
    if (!card) return;
    for (const named of document.querySelectorAll<HTMLElement>(PICTURES)) {
      named.style.viewTransitionName = card.contains(named) ? "job-photo" : "none";
    }
  });
}
