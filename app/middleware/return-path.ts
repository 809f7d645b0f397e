/** A path on this site to go back to; anything else (`//host`, `/\host`, a whole address) is the fall-back. */
export function returnPath(wanted: FormDataEntryValue | null | undefined, otherwise = "/"): string {
  if (typeof wanted !== "string" || !/^\/(?![/\\])/.test(wanted) || /[\u0000-\u001f]/.test(wanted)) return otherwise;
  return wanted;
}
