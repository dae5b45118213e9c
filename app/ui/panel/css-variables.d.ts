import "react";

declare module "react" {
  /** Style attributes may set custom properties, such as the share a bar fills. */
  interface CSSProperties {
    [variable: `--${string}`]: string | number | undefined;
  }
}
