import { type FormEvent, useEffect, useLayoutEffect, useRef } from "react";
import { useLocation, useNavigation } from "react-router";
import { useRouter } from "./use-router";

export const useIsSending = (): boolean => useNavigation().formMethod === "POST";

const INVALID = "[data-autofocus], [aria-invalid='true']";

const dispatch = (form: HTMLFormElement, type: string) => form.dispatchEvent(new Event(type, { bubbles: true }));

/** `refused` must be a new object for each rejection. */
export function useSentForm(refused: object | undefined) {
  const form = useRef<HTMLFormElement>(null);
  const isSending = useIsSending();
  const router = useRouter();
  const { key } = useLocation();
  const wasSending = useRef(false);
  const known = useRef(refused);
  // app/enhance/typed.ts stores the typed text.
  useLayoutEffect(() => {
    const element = form.current;
    if (!element) return;
    const { href, pathname } = location;
    element.dataset.at = pathname;
    dispatch(element, "form-come");
    return () => {
      // A navigation after a submit means success; an error page keeps the address.
      if (location.href === href) delete element.dataset.sent;
      dispatch(element, "form-go");
    };
  }, []);
  useEffect(() => {
    if (wasSending.current && !isSending && !refused) form.current?.reset();
    wasSending.current = isSending;
  }, [isSending, refused]);
  useEffect(() => {
    // For the errors of a loaded document, app/enhance/focus.ts has set the focus.
    if (refused && refused !== known.current) form.current?.querySelector<HTMLElement>(INVALID)?.focus();
    known.current = refused;
  }, [refused]);
  function submit(event: FormEvent) {
    const { navigation, location: at } = router.state;
    // Submitting, or answered but not rendered yet.
    if (navigation.formMethod === "POST" || at.key !== key) return event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (submitter) submitter.style.minWidth = `${submitter.offsetWidth}px`;
  }
  return { ref: form, "data-sent": isSending ? "" : undefined, onSubmit: submit };
}
