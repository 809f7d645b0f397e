export function typedIn(content: HTMLElement): () => void {
  const fields = () => [
    ...content.querySelectorAll<HTMLInputElement>('input[name]:not([type="file"], [type="hidden"])'),
  ];
  const before = new Map(fields().map((field) => [field.name, { value: field.value, isOpen: detailsOf(field)?.open }]));
  const focused = content.contains(document.activeElement) ? document.activeElement : null;
  const caret = focused instanceof HTMLInputElement && focused.type === "text" ? focused.selectionStart : null;
  return () => {
    for (const field of fields()) {
      const { value, isOpen = false } = before.get(field.name) ?? {};
      if (value !== undefined) field.value = value;
      detailsOf(field)?.toggleAttribute("open", isOpen);
    }
    const again = focused?.id ? document.getElementById(focused.id) : null;
    again?.focus({ preventScroll: true });
    if (caret !== null && again instanceof HTMLInputElement) again.setSelectionRange(caret, caret);
  };
}

const detailsOf = (field: HTMLElement) => field.closest("details");
