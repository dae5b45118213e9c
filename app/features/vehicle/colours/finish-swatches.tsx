import type { ReactNode } from "react";
import { GALLERY_WORDS } from "#app/features/vehicle/gallery-words.ts";
import type { Finish } from "#domain/units/finish.ts";
import { FinishLabel } from "./finish-label.tsx";
import styles from "./finish-swatches.module.css";

/**
 * Swatches under what they choose among: `children` are as many as the finishes, in their order, and the one whose finish is checked is shown. Styles
 * alone do it, so that it works before scripts; pictures of the others are not fetched. Three at most.
 */
export function FinishSwatches({ finishes, children }: { finishes: readonly Finish[]; children: ReactNode[] }) {
  return (
    <div className={styles.root}>
      {children.map((child, index) => (
        <div key={finishes[index]?.key} className={styles.choice}>
          {child}
        </div>
      ))}
      <fieldset className={styles.swatches}>
        <legend>{GALLERY_WORDS.shownIn}</legend>
        {finishes.map((finish, index) => (
          <label key={finish.key}>
            <input type="radio" name="shown-finish" value={finish.key} defaultChecked={index === 0} />
            <FinishLabel finish={{ ...finish, leather: null, stitching: null, trim: null }} />
          </label>
        ))}
      </fieldset>
    </div>
  );
}
