export function PasskeyFault() {
  return <p className="field-error mt-2" role="alert" data-said hidden />;
}
