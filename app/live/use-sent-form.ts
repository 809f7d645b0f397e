import { type FormEvent, useEffect, useLayoutEffect, useRef } from "react";
import { useLocation, useNavigation } from "react-router";
import { useRouter } from "./use-router";

/** Whether a form of this page is on its way. */
export const useIsSending = (): boolean => useNavigation().formMethod === "POST";

const FAULT = "[data-autofocus], [aria-invalid='true']";

const tell = (form: HTMLFormElement, type: string) => form.dispatchEvent(new Event(type, { bubbles: true }));

/**
 * A form that React sends: once, whatever is pressed meanwhile. Refused, it keeps what was typed and begins at what is wrong;
 * taken, it is empty again where it stays in the page. `refused` is new with each refusal.
 */
export function useSentForm(refused: object | undefined) {
  const form = useRef<HTMLFormElement>(null);
  const isSending = useIsSending();
  const router = useRouter();
  const { key } = useLocation();
  const wasSending = useRef(false);
  const known = useRef(refused);
  // What was typed is kept by the script of every page (app/enhance/typed.ts).
  useLayoutEffect(() => {
    const here = form.current;
    if (!here) return;
    const { href, pathname } = location;
    here.dataset.at = pathname;
    tell(here, "form-come");
    return () => {
      // What was sent and led on was taken; where an error stands in its place it was not.
      if (location.href === href) delete here.dataset.sent;
      tell(here, "form-go");
    };
  }, []);
  useEffect(() => {
    if (wasSending.current && !isSending && !refused) form.current?.reset();
    wasSending.current = isSending;
  }, [isSending, refused]);
  useEffect(() => {
    // The refusal that a document came with has the focus already (app/enhance/focus.ts).
    if (refused && refused !== known.current) form.current?.querySelector<HTMLElement>(FAULT)?.focus();
    known.current = refused;
  }, [refused]);
  function submit(event: FormEvent) {
    const { navigation, location: at } = router.state;
    // On its way, or answered and not shown yet.
    if (navigation.formMethod === "POST" || at.key !== key) return event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (submitter) submitter.style.minWidth = `${submitter.offsetWidth}px`;
  }
  return { ref: form, "data-sent": isSending ? "" : undefined, onSubmit: submit };
}
