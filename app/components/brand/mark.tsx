/** Also in public/favicon.svg. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg className={className ?? "size-9"} viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="9" className="fill-action" />
      <path className="fill-on-action" d="M6 27V15h3.5v-4H13V7h6v4h3.5v4H26v12z" />
      <path className="fill-attention" d="M12.5 27v-6.5a3.5 3.5 0 0 1 7 0V27z" />
    </svg>
  );
}
