import { signature } from "~/brand-shown";
import { useLocale } from "../locale";

export function Signature() {
  const parts = signature(useLocale());
  if (parts.length === 0) return null;
  return (
    <address className="flex flex-wrap gap-x-3 text-sm not-italic text-ink-soft">
      {parts.map((part) => (
        <span key={part}>{part}</span>
      ))}
    </address>
  );
}
