import type { ComponentPropsWithRef } from "react";

export interface PendingButtonProps extends ComponentPropsWithRef<"button"> {
  /** Its action is running: the button cannot be pressed again. */
  pending?: boolean | undefined;
}

/** What a button of the site and one of the panel do alike; each `Button` gives it its look. It submits no form unless `type` says so. */
export function PendingButton({ pending = false, disabled, type = "button", ...rest }: PendingButtonProps) {
  return <button {...rest} type={type} disabled={disabled || pending} aria-busy={pending || undefined} />;
}
