import { type ComponentProps, createContext, type ElementType, type ReactNode, use } from "react";
import type { ServerParts } from "./server-parts";

/** Parts of the shell that only the server renders: browsers do not load their code and texts. Null in the browser. */
export const PartsOfServer = createContext<ServerParts | null>(null);

/** With this, React does not hydrate the content. */
const FOUND = { dangerouslySetInnerHTML: { __html: "" } };

type FromServerProps = Omit<ComponentProps<"div">, "children"> & {
  as?: ElementType;
  children: (parts: ServerParts) => ReactNode;
};

export function FromServer({ as: Element = "div", children, ...rest }: FromServerProps) {
  const parts = use(PartsOfServer);
  const content = parts ? { children: children(parts) } : FOUND;
  return <Element suppressHydrationWarning {...rest} {...content} />;
}
