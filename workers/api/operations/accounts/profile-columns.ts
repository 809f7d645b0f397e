import type { ProfileChange } from "~/domain/accounts/user";
import { zip4Of } from "~/domain/values/postcode";
import { areaOf } from "../../postcodes/areas";

type Value = string | number | null;
type Columns = Record<string, Value>;

const flag = (value: boolean | undefined) => (value === undefined ? undefined : Number(value));
const listed = (words: readonly string[] | undefined) => words && JSON.stringify(words);

function placeOf(zipcode: ProfileChange["zipcode"]): Partial<Columns> {
  if (zipcode === undefined) return {};
  if (zipcode === null) return { zipcode: null, zip4: null, city: null };
  const zip4 = zip4Of(zipcode);
  return { zipcode, zip4, city: areaOf(zip4)?.city ?? null };
}

function traderOf(details: ProfileChange["business_details"]): Partial<Columns> {
  if (!details) return {};
  const { company, kvk, vat, address, email } = details;
  return { company, kvk, vat, business_address: address, business_email: email };
}

function settingsOf(settings: ProfileChange["notification_settings"]): Record<string, Value | undefined> {
  return {
    notify_push: flag(settings?.push),
    notify_email: flag(settings?.email),
    notify_distance: settings?.distance,
    quiet_from: settings?.quiet_from,
    quiet_to: settings?.quiet_to,
    muted_push: listed(settings?.muted_push),
    muted_email: listed(settings?.muted_email),
  };
}

export function columnsOf(change: ProfileChange): Columns {
  const columns: Record<string, Value | undefined> = {
    name: change.name === null ? "" : change.name,
    function_title: change.function_title,
    bio: change.bio,
    language: change.language,
    active_worker: flag(change.active_worker),
    business: flag(change.business),
    vat_rate: change.vat_rate,
    iban: change.iban === "" ? null : change.iban,
    email_opt_in: flag(change.email_opt_in),
    ...placeOf(change.zipcode),
    ...traderOf(change.business_details),
    ...settingsOf(change.notification_settings),
  };
  const changed = Object.entries(columns).filter((entry): entry is [string, Value] => entry[1] !== undefined);
  return Object.fromEntries(changed);
}
