export interface Company {
  legalName: string;
  address: string;
  kvk: string;
  vat: string;
  phone: string;
}

export interface Stores {
  ios: string;
  android: string;
}

export interface Social {
  instagram: string;
  facebook: string;
  linkedin: string;
}

export interface ShownSettings<Settings> {
  values: Settings;
  isExample: boolean;
  missing: (keyof Settings & string)[];
}

export function shownSettings<Settings extends Record<keyof Settings, string>>(
  settings: Settings,
  examples: Settings,
  deployed: boolean,
): ShownSettings<Settings> {
  const names = Object.keys(examples) as (keyof Settings & string)[];
  const missing = names.filter((name) => settings[name] === "" || settings[name] === examples[name]);
  const values = { ...settings };
  for (const name of missing) Object.assign(values, { [name]: deployed ? "" : examples[name] });
  return { values, isExample: !deployed && missing.length > 0, missing };
}
