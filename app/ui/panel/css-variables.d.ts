import "react";

declare module "react" {
  /** Allows custom properties in style attributes. */
  interface CSSProperties {
    [variable: `--${string}`]: string | number | undefined;
  }
}
