const HALVES = { off: "JavaScript off", on: "JavaScript on" };

function addressOf(id: string, globals: Record<string, unknown>, script: string): string {
  const chosen = Object.entries({ ...globals, script }).filter(([, value]) => typeof value === "string");
  const query = new URLSearchParams({ id, viewMode: "story", globals: chosen.map((one) => one.join(":")).join(";") });
  return `./iframe.html?${query}`;
}

export const Beside = ({ id, globals }: { id: string; globals: Record<string, unknown> }) => (
  <div className="flex min-h-dvh flex-wrap">
    {Object.entries(HALVES).map(([script, name]) => (
      <section key={script} className="flex min-w-0 grow basis-80 flex-col" aria-label={name}>
        <p className="bg-ink px-4 py-1 text-sm text-paper">{name}</p>
        <iframe className="min-h-[90dvh] w-full grow" title={name} src={addressOf(id, globals, script)} />
      </section>
    ))}
  </div>
);
