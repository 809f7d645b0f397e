import type { MetaDescriptor } from "react-router";
import { brand } from "~/brand";

/** Title and description of a page, for its `meta`. */
export function titled(title: string | undefined, description?: string): MetaDescriptor[] {
  return [
    { title: title ? `${title} · ${brand.name}` : brand.name },
    ...(description ? [{ name: "description", content: description }] : []),
  ];
}

/** The one address of a page, for its `meta`. */
export function canonical(address: string | undefined): MetaDescriptor[] {
  return address ? [{ tagName: "link", rel: "canonical", href: address }] : [];
}
