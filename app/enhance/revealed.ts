/** Scrolls to the field that a choice reveals: it could appear behind the bar at the bottom. */
export function revealed(): void {
  addEventListener("change", ({ target }) => {
    const choice = (target as Element).closest('[name="when"], [name="price_type"]');
    const field = choice?.closest(".choice-group")?.nextElementSibling;
    if (field?.checkVisibility?.()) field.scrollIntoView({ block: "nearest" });
  });
}
