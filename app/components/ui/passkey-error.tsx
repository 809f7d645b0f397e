export function PasskeyError() {
  return <p className="field-error mt-2" role="alert" data-said hidden />;
}
