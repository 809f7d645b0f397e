/** The company behind the site, by law. */
export interface Company {
  legalName: string;
  address: string;
  kvk: string;
  vat: string;
  phone: string;
}

/** Where the apps are. */
export interface Stores {
  ios: string;
  android: string;
}

/** Settings of the owner as pages show them; an empty one is hidden. */
export interface ShownSettings<Settings> {
  values: Settings;
  /** Some are examples, which pages must say. */
  isExample: boolean;
  /** The settings that still have to be filled in. */
  missing: (keyof Settings & string)[];
}

/**
 * What of the settings is shown. A setting that is empty, or still is the example, is missing: a deployment hides it, and
 * a developer sees the example.
 */
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
