/**
 * Returns a path on this site, or the fallback for anything else (`//host`, `/\host`, an absolute URL): no open
 * redirects.
 */
export function returnPath(wanted: FormDataEntryValue | null | undefined, otherwise = "/"): string {
  if (typeof wanted !== "string" || !/^\/(?![/\\])/.test(wanted) || /[\u0000-\u001f]/.test(wanted)) return otherwise;
  return wanted;
}
