import type { Line } from "~/domain/site/site-text";
import { Link } from "./link";

export function LineText({ line }: { line: Line }) {
  if (typeof line === "string") return line;
  return line.map((part) =>
    typeof part === "string" ? (
      part
    ) : (
      <Link key={part.to} className="text-link" to={part.to}>
        {part.text}
      </Link>
    ),
  );
}
