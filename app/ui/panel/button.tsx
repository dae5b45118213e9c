import type { ComponentProps, ReactNode } from "react";
import { Link } from "react-router";
import { PendingButton, type PendingButtonProps } from "#app/ui/behaviour/pending-button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Icon, type IconName } from "#app/ui/panel/icon.tsx";
import styles from "./button.module.css";

/** primary: a screen's main action. danger: irreversible. ghost: without a border. */
export type ButtonLook = "default" | "primary" | "ghost" | "danger";

interface PanelButtonBaseProps {
  look?: ButtonLook;
  /** Red text, for actions that end or remove something. */
  critical?: boolean;
  small?: boolean;
  /** As wide as high, for an icon alone. */
  square?: boolean;
  icon?: IconName;
}

export interface ButtonProps extends PanelButtonBaseProps, PendingButtonProps {}

export function Button({ className, children, ...props }: ButtonProps) {
  const { icon, look, rest } = splitLookProps(props, className);
  return (
    <PendingButton className={look} {...rest}>
      {icon && <Icon name={icon} />}
      {children}
    </PendingButton>
  );
}

/** A link that looks like a button. */
export function ButtonLink({ className, children, ...props }: PanelButtonBaseProps & ComponentProps<typeof Link>) {
  const { icon, look, rest } = splitLookProps(props, className);
  return (
    <Link className={look} {...rest}>
      {icon && <Icon name={icon} />}
      {children}
    </Link>
  );
}

/** A disabled ButtonLink, for a missing target. */
export function ButtonPlaceholder({ className, children, ...props }: PanelButtonBaseProps & ComponentProps<"span">) {
  const { icon, look, rest } = splitLookProps(props, className);
  return (
    <span className={look} aria-disabled="true" {...rest}>
      {icon && <Icon name={icon} />}
      {children}
    </span>
  );
}

interface IconButtonProps extends Omit<ButtonProps, "icon" | "children"> {
  icon: IconName;
  /** Accessible name and tooltip. */
  label: string;
  /** A mark beside the icon, such as a count. */
  children?: ReactNode;
}

export function IconButton({ icon, label, look = "ghost", ...rest }: IconButtonProps) {
  return <Button look={look} icon={icon} square aria-label={label} title={label} {...rest} />;
}

/** Separates the props for the look from the others. */
function splitLookProps<Props extends PanelButtonBaseProps>(props: Props, extraClassName: string | undefined) {
  const { look = "default", critical, small, square, icon, ...rest } = props;
  const names = [styles.button, styles[look], critical && styles.critical, small && styles.small];
  return { icon, look: classNames(...names, square && styles.square, extraClassName), rest };
}
