import type { ComponentPropsWithRef } from "react";

export interface PendingButtonProps extends ComponentPropsWithRef<"button"> {
  /** The action is running, so the button is disabled. */
  pending?: boolean | undefined;
}

/** Shared behaviour of the site's and the panel's `Button`, without styles. It submits a form only if `type` says so. */
export function PendingButton({ pending = false, disabled, type = "button", ...rest }: PendingButtonProps) {
  return <button {...rest} type={type} disabled={disabled || pending} aria-busy={pending || undefined} />;
}
