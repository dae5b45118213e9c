import type { ComponentProps, ReactNode } from "react";
import { Link } from "react-router";
import { Icon, type IconName } from "#app/ui/panel/icon.tsx";

/** Primary for the one thing a screen is for; danger for what cannot be undone; ghost where a border would be noise. */
export type ButtonLook = "default" | "primary" | "ghost" | "danger";

interface Look {
  look?: ButtonLook;
  small?: boolean;
  icon?: IconName;
}

export interface ButtonProps extends Look, ComponentProps<"button"> {
  /** The action is running: the button cannot be pressed again. */
  pending?: boolean;
}

export function Button({ look, small, icon, pending, className, children, disabled, type, ...rest }: ButtonProps) {
  return (
    <button
      type={type ?? "button"}
      className={buttonClass({ look, small }, className)}
      disabled={disabled || pending}
      aria-busy={pending || undefined}
      {...rest}
    >
      {icon && <Icon name={icon} />}
      {children}
    </button>
  );
}

/** A link that looks like a button. */
export function ButtonLink({ look, small, icon, className, children, ...rest }: Look & ComponentProps<typeof Link>) {
  return (
    <Link className={buttonClass({ look, small }, className)} {...rest}>
      {icon && <Icon name={icon} />}
      {children}
    </Link>
  );
}

interface IconButtonProps extends Omit<ButtonProps, "icon" | "children"> {
  icon: IconName;
  /** Its name, also shown on hovering. */
  label: string;
  /** A mark beside the drawing, such as a count. */
  children?: ReactNode;
}

export function IconButton({ icon, label, className, look = "ghost", ...rest }: IconButtonProps) {
  return (
    <Button
      look={look}
      icon={icon}
      aria-label={label}
      title={label}
      className={`panel-button-square ${className ?? ""}`}
      {...rest}
    />
  );
}

function buttonClass(
  { look = "default", small }: { look?: ButtonLook | undefined; small?: boolean | undefined },
  more?: string,
) {
  return ["panel-button", `panel-button-${look}`, small && "panel-button-small", more].filter(Boolean).join(" ");
}
