export function Said({ by, children }: { by: string; children: string }) {
  return (
    <figure className="grid gap-1">
      <figcaption className="text-sm text-ink-soft">{by}</figcaption>
      <blockquote className="whitespace-pre-wrap border-s-2 border-line ps-3 wrap-anywhere">{children}</blockquote>
    </figure>
  );
}
