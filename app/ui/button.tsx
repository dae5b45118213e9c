import type { ComponentProps } from "react";
import { PendingButton, type PendingButtonProps } from "#app/ui/behaviour/pending-button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Link, type LinkProps } from "#app/ui/link.tsx";
import styles from "./button.module.css";

/** solid: the main action of a view. outline: a secondary one. quiet: inside dense forms and bars. paper: light, on a dark picture. */
export type ButtonVariant = "solid" | "outline" | "quiet" | "paper";

interface ButtonBaseProps {
  variant?: ButtonVariant;
  /** Fills the width of its container. */
  wide?: boolean;
  className?: string | undefined;
}

function buttonClass({ variant = "solid", wide, className }: ButtonBaseProps): string {
  return classNames(styles.root, styles[variant], wide && styles.wide, className);
}

/**
 * A button 52 px high. While `pending` it is disabled and shows `pendingLabel`. Submit buttons of plain forms are handled by
 * app/browser/pending-state.ts.
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

/** An anchor on the same page that looks like a button. */
export function ButtonAnchor({ variant, wide, className, ...rest }: ButtonBaseProps & ComponentProps<"a">) {
  return <a {...rest} className={buttonClass({ ...(variant && { variant }), ...(wide && { wide }), className })} />;
}
