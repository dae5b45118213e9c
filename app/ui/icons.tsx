import type { ReactNode } from "react";

/** A line icon in a 20 px box, in the text colour; always beside text or inside a named control. */
function BaseIcon({ children, size = 20 }: { children: ReactNode; size?: number }) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      width={size}
      height={size}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.2"
    >
      {children}
    </svg>
  );
}

interface IconProps {
  /** Size in px. */
  size?: number;
}

export function ArrowLeftIcon(props: IconProps) {
  return (
    <BaseIcon {...props}>
      <path d="M18 10H3M8.5 4.5 3 10l5.5 5.5" />
    </BaseIcon>
  );
}

export function ArrowRightIcon(props: IconProps) {
  return (
    <BaseIcon {...props}>
      <path d="M2 10h15M11.5 4.5 17 10l-5.5 5.5" />
    </BaseIcon>
  );
}

export function CloseIcon(props: IconProps) {
  return (
    <BaseIcon {...props}>
      <path d="m4 4 12 12M16 4 4 16" />
    </BaseIcon>
  );
}

export function ChevronDownIcon(props: IconProps) {
  return (
    <BaseIcon {...props}>
      <path d="m4.5 7.5 5.5 5.5 5.5-5.5" />
    </BaseIcon>
  );
}

export function PhoneIcon(props: IconProps) {
  return (
    <BaseIcon {...props}>
      <path d="M4 2.8h3.2l1.5 4-2 1.4a11 11 0 0 0 5.1 5.1l1.4-2 4 1.5V16a1.6 1.6 0 0 1-1.8 1.6C8.5 17 3 11.5 2.4 4.6A1.6 1.6 0 0 1 4 2.8Z" />
    </BaseIcon>
  );
}

/** A heart, filled if the car is a favourite. */
export function HeartIcon({ filled = false, ...props }: IconProps & { filled?: boolean }) {
  return (
    <BaseIcon {...props}>
      <path
        d="M10 17C5.2 13.4 2.4 10.5 2.4 7.2A3.9 3.9 0 0 1 6.3 3.3c1.6 0 2.9.8 3.7 2.2.8-1.4 2.1-2.2 3.7-2.2a3.9 3.9 0 0 1 3.9 3.9c0 3.3-2.8 6.2-7.6 9.8Z"
        fill={filled ? "currentColor" : "none"}
      />
    </BaseIcon>
  );
}
