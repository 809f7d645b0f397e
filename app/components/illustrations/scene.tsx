import sprite from "./scenes.svg?no-inline";

export type SceneName =
  | "empty-street"
  | "empty-mailbox"
  | "no-results"
  | "not-found"
  | "thanks"
  | "wallet"
  | "chat"
  | "trouble"
  | "verify";

type SceneProps = { name: SceneName; title?: string; className?: string };

/** A small scene for a page that has nothing else to show; decoration unless it gets a title. */
export function Scene({ name, title, className }: SceneProps) {
  const shape = <use href={`${sprite}#${name}`} />;
  const classes = `picture picture-scene ${className ?? "w-60"}`;
  if (!title) {
    return (
      <svg className={classes} aria-hidden="true">
        {shape}
      </svg>
    );
  }
  return (
    <svg className={classes} role="img" aria-label={title}>
      {shape}
    </svg>
  );
}
