import { type ComponentProps, createContext, type ElementType, type ReactNode, use } from "react";
import type { ServerParts } from "./server-parts";

/** Parts of the shell that the server writes and React leaves as it finds them: their code and texts are in no browser. */
export const PartsOfServer = createContext<ServerParts | null>(null);

/** With this React compares nothing within, and writes nothing there. */
const FOUND = { dangerouslySetInnerHTML: { __html: "" } };

type FromServerProps = Omit<ComponentProps<"div">, "children"> & {
  as?: ElementType;
  children: (parts: ServerParts) => ReactNode;
};

/** An element whose content is the server's alone (docs/decisions/001-documents-and-live-pages.md). */
export function FromServer({ as: Element = "div", children, ...rest }: FromServerProps) {
  const parts = use(PartsOfServer);
  const content = parts ? { children: children(parts) } : FOUND;
  return <Element suppressHydrationWarning {...rest} {...content} />;
}
