import type { ReactNode } from "react";
import styles from "./vehicle-card-banner.module.css";

/** Widths of a picture above a single card's text; a hidden picture is not fetched. */
export const VEHICLE_CARD_BANNER_SIZES = "(min-width: 40rem) 31vw, 1px";

/** Renders the picture above the text of a list's only card, where there is room. */
export function VehicleCardBanner({ children }: { children: ReactNode }) {
  return <div className={styles.root}>{children}</div>;
}
