import { type DayShare, wholePercent } from "#app/features/admin/dashboard/occupancy-shares.ts";
import { OCCUPANCY_WORDS } from "#app/features/admin/dashboard/occupancy-words.ts";
import textStyles from "#app/ui/panel/text.module.css";
import { formatItalianLong } from "#domain/rental-period/civil-time.ts";
import styles from "./occupancy-tip.module.css";

/** A day's figures, beside its bar; `center` is where that stands, in percent of the plot. */
export function OccupancyTip({ share, center }: { share: DayShare; center: number }) {
  // On the side where there is more room.
  const place = center < 50 ? { left: `${center}%` } : { right: `${100 - center}%` };
  return (
    <div className={styles.tip} role="status" style={place}>
      <p className={textStyles.strong}>{formatItalianLong(share.date)}</p>
      <p>{OCCUPANCY_WORDS.rented(wholePercent(share.rented))}</p>
      {share.maintenance > 0 && <p>{OCCUPANCY_WORDS.maintenance(wholePercent(share.maintenance))}</p>}
    </div>
  );
}
