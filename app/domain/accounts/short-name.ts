export const shortNameOf = ({ name, business }: { name: string; business?: boolean }): string =>
  business ? name : (name.trim().split(/\s+/)[0] ?? name);
