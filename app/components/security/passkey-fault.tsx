/** Where the script says what went wrong before anything could be sent. */
export function PasskeyFault() {
  return <p className="field-error mt-2" role="alert" data-said hidden />;
}
