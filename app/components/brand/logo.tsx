import { look } from "~/brand-look";
import { Mark } from "./mark";

/** Mark and name; the name is text, so it is read, searched and scaled as text. */
export function Logo({ className }: { className?: string }) {
  return (
    <span className={`logo ${className ?? ""}`}>
      <Mark className="logo-mark" />
      <span className="logo-name">{look.name}</span>
    </span>
  );
}
