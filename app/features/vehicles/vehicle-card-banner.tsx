import type { ReactNode } from "react";
import styles from "./vehicle-card-banner.module.css";

/** The width of a picture above one car's words; it is not fetched where it is not shown. */
export const VEHICLE_CARD_BANNER_SIZES = "(min-width: 40rem) 31vw, 1px";

/** The picture above the words of a list's only car, where they have room. */
export function VehicleCardBanner({ children }: { children: ReactNode }) {
  return <div className={styles.root}>{children}</div>;
}
