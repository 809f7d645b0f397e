import { Button, type ButtonVariant } from "./button";
import { Link } from "./link";

interface ConfirmButtonsProps {
  variant?: Extract<ButtonVariant, "primary" | "danger">;
  submit: string;
  pending: string;
  back: string;
  cancel: string;
  name?: string;
  value?: string;
}

export function ConfirmButtons({ variant, submit, pending, back, cancel, name, value }: ConfirmButtonsProps) {
  return (
    <div className="grid w-full gap-2">
      <Button variant={variant} className="button-wide" name={name} value={value} pendingText={pending}>
        {submit}
      </Button>
      <Link className="button button-quiet" to={back}>
        {cancel}
      </Link>
    </div>
  );
}
