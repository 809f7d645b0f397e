export function PageHead({ title, intro }: { title: string; intro: string }) {
  return (
    <header className="grid gap-3">
      <h1>{title}</h1>
      <p className="measure text-lg text-ink-soft">{intro}</p>
    </header>
  );
}
