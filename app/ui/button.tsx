import type { ComponentProps } from "react";
import { PendingButton, type PendingButtonProps } from "#app/ui/behaviour/pending-button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Link, type LinkProps } from "#app/ui/link.tsx";
import styles from "./button.module.css";

/** solid: the one action of a view. outline: a second one. quiet: inside dense forms and bars. paper: light, on a dark picture. */
export type ButtonVariant = "solid" | "outline" | "quiet" | "paper";

interface ButtonBaseProps {
  variant?: ButtonVariant;
  /** Takes the whole width of its container. */
  wide?: boolean;
  className?: string | undefined;
}

function buttonClass({ variant = "solid", wide, className }: ButtonBaseProps): string {
  return classNames(styles.root, styles[variant], wide && styles.wide, className);
}

/**
 * A button of 52 px. While `pending` it is disabled and shows `pendingLabel` in place of its label; what sends a form of the page waits by itself
 * (app/browser/pending-state.ts).
 */
export function Button({
  variant,
  wide,
  pendingLabel,
  className,
  children,
  ...rest
}: ButtonBaseProps & { pendingLabel?: string } & PendingButtonProps) {
  return (
    <PendingButton
      {...rest}
      data-pending={rest.type === "submit" ? pendingLabel : undefined}
      className={buttonClass({ ...(variant && { variant }), ...(wide && { wide }), className })}
    >
      {rest.pending && pendingLabel ? pendingLabel : children}
    </PendingButton>
  );
}

/** A link that looks like a button. */
export function ButtonLink({ variant, wide, className, ...rest }: ButtonBaseProps & LinkProps) {
  return <Link {...rest} className={buttonClass({ ...(variant && { variant }), ...(wide && { wide }), className })} />;
}

/** A link to a place on the same page that looks like a button. */
export function ButtonAnchor({ variant, wide, className, ...rest }: ButtonBaseProps & ComponentProps<"a">) {
  return <a {...rest} className={buttonClass({ ...(variant && { variant }), ...(wide && { wide }), className })} />;
}
