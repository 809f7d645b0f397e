export function menus(): void {
  const open = () => document.querySelectorAll<HTMLDetailsElement>("details[data-menu][open]");
  const closeOthers = ({ target }: Event) => {
    for (const menu of open()) if (!menu.contains(target as Node)) menu.open = false;
  };
  document.addEventListener("pointerdown", closeOthers);
  document.addEventListener("focusin", closeOthers);
  // In a live page the menu survives a submit, so close it here.
  addEventListener("submit", ({ target }) =>
    (target as Element).closest("details[data-menu]")?.removeAttribute("open"),
  );
  document.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape") return;
    for (const menu of open()) {
      menu.open = false;
      menu.querySelector("summary")?.focus();
    }
  });
}
