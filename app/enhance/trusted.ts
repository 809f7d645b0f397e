interface Policy {
  createHTML(html: string): string;
  createScriptURL(address: string): string;
}
declare global {
  var trustedTypes: { createPolicy(name: string, rules: Policy): Policy } | undefined;
}

const same = (text: string) => text;
const rules: Policy = { createHTML: same, createScriptURL: same };

/** The one policy that the header allows (workers/pages/headers.ts). Only for the site's own pages and addresses. */
export const trusted = globalThis.trustedTypes?.createPolicy("own-pages", rules) ?? rules;
