import { look } from "~/brand-look";
import { Mark } from "./mark";

export function Logo({ className }: { className?: string }) {
  return (
    <span className={`logo ${className ?? ""}`}>
      <Mark className="logo-mark" />
      <span className="logo-name">{look.name}</span>
    </span>
  );
}
