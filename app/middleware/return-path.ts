/** `//host`, `/\host` and absolute URLs would be open redirects. */
export function returnPath(wanted: FormDataEntryValue | null | undefined, otherwise = "/"): string {
  if (typeof wanted !== "string" || !/^\/(?![/\\])/.test(wanted) || /[\u0000-\u001f]/.test(wanted)) return otherwise;
  return wanted;
}
