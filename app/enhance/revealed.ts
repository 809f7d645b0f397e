/** Scrolls to the field that a choice reveals: it could appear behind the bar at the bottom. */
export function revealed(): void {
  addEventListener("change", ({ target }) => {
    const field = (target as Element).closest(".choice-group")?.nextElementSibling;
    if (field?.checkVisibility?.()) field.scrollIntoView({ block: "nearest" });
  });
}
