export function flashes(): void {
  document.addEventListener("click", ({ target }) => {
    const note = (target as Element).closest("[data-dismiss]")?.closest<HTMLElement>("[data-flash]");
    // Hide instead of remove: in a live page the element is React's.
    if (note) note.hidden = true;
  });
}
