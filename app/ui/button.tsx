import type { ButtonHTMLAttributes, ReactNode } from "react";
import { Link, type LinkProps } from "react-router";

/** solid: the one action of a view. outline: a second one. quiet: inside dense forms and bars. */
export type ButtonVariant = "solid" | "outline" | "quiet";

interface Look {
  variant?: ButtonVariant;
  /** Takes the whole width of its container. */
  wide?: boolean;
}

function buttonClass({ variant = "solid", wide }: Look, className?: string): string {
  return ["button", `button-${variant}`, wide ? "button-wide" : "", className ?? ""].filter(Boolean).join(" ");
}

/** A button of 52 px. While `pending` it is disabled and shows `pendingLabel` in place of its label. */
export function Button({
  variant,
  wide,
  pending = false,
  pendingLabel,
  className,
  children,
  disabled,
  type = "button",
  ...rest
}: Look & { pending?: boolean; pendingLabel?: string } & ButtonHTMLAttributes<HTMLButtonElement>) {
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled || pending}
      aria-busy={pending || undefined}
      className={buttonClass({ ...(variant && { variant }), ...(wide && { wide }) }, className)}
    >
      {pending && pendingLabel ? pendingLabel : children}
    </button>
  );
}

/** A link that looks like a button. */
export function ButtonLink({ variant, wide, className, ...rest }: Look & LinkProps) {
  return <Link {...rest} className={buttonClass({ ...(variant && { variant }), ...(wide && { wide }) }, className)} />;
}

/** A text link on a champagne hairline: "Tutta la collezione". */
export function LinkMore({
  to,
  children,
  className,
}: {
  to: LinkProps["to"];
  children: ReactNode;
  className?: string;
}) {
  return (
    <Link to={to} className={className ? `link-more ${className}` : "link-more"}>
      {children}
    </Link>
  );
}
