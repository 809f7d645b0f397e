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
 * A link with `data-dialog={id}` opens it with a script, and else goes to its own page, which needs the same content.
 * The script reopens a dialog that is rendered `open`.
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
