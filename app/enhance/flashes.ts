/** A note goes by its button; after its reading time it goes by itself (`.flash` in surfaces.css). */
export function flashes(): void {
  document.addEventListener("click", ({ target }) => {
    const note = (target as Element).closest("[data-dismiss]")?.closest<HTMLElement>("[data-flash]");
    // Out of sight, not out of the page: in a live one it is React's.
    if (note) note.hidden = true;
  });
}
