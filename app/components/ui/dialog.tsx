import type { ReactNode, Ref } from "react";
import { classNames } from "./class-names";
import { Icon } from "./icon";

type DialogProps = {
  id: string;
  title: ReactNode;
  closeLabel: string;
  children: ReactNode;
  className?: string;
  open?: boolean;
  ref?: Ref<HTMLDialogElement>;
};

/**
 * A native dialog. A link with `data-dialog={id}` opens it when there is a script, and goes to its own page when there is not:
 * what is in the dialog must be on that page too. One that is `open` when the page comes is opened over it by the script.
 */
export function Dialog({ id, title, closeLabel, children, className, open, ref }: DialogProps) {
  return (
    <dialog ref={ref} className={classNames("dialog", className)} id={id} open={open} aria-labelledby={`${id}-title`}>
      <div className="dialog-head">
        <h2 id={`${id}-title`}>{title}</h2>
        <form method="dialog">
          <button type="submit" className="icon-button" aria-label={closeLabel}>
            <Icon name="close" />
          </button>
        </form>
      </div>
      {children}
    </dialog>
  );
}
