import type { ComponentProps } from "react";
import { classNames } from "#app/ui/class-names.ts";
import styles from "./vehicle-list.module.css";

/** The rows of a `VehicleList`, for cars that come from elsewhere; `className` gives the columns. */
export function VehicleRows({ className, ...rest }: ComponentProps<"ul">) {
  return <ul {...rest} className={classNames(styles.list, className)} />;
}
