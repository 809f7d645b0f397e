type SpriteProps = { href: string; className: string; title?: string };

export function Sprite({ href, className, title }: SpriteProps) {
  const shape = <use href={href} />;
  if (!title) {
    return (
      <svg className={className} aria-hidden="true">
        {shape}
      </svg>
    );
  }
  return (
    <svg className={className} role="img" aria-label={title}>
      {shape}
    </svg>
  );
}
