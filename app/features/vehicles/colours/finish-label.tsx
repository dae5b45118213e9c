import { classNames } from "#app/ui/class-names.ts";
import { Text } from "#app/ui/text.tsx";
import { useWords } from "#app/ui/words/words-context.tsx";
import type { UnitFinish } from "#domain/units/finish.ts";
import { capitaliseFirst, interiorLine } from "#domain/units/finish-words.ts";
import styles from "./finish-label.module.css";

/** Renders a finish as names beside a swatch: exterior colour over leather, with the stitching between them. */
export function FinishLabel({ finish, className }: { finish: UnitFinish; className?: string | undefined }) {
  const { paint, ...interior } = finish;
  const interiorText = interiorLine(useWords("finishes"), interior);
  return (
    <span className={classNames(styles.root, className)}>
      <Swatch finish={finish} />
      <span>
        {paint && <span className={styles.paint}>{paint.name}</span>}
        {interiorText && (
          <Text as="span" look="caption" className={styles.interior}>
            {capitaliseFirst(interiorText)}
          </Text>
        )}
      </span>
    </span>
  );
}

function Swatch({ finish: { paint, leather, stitching } }: { finish: UnitFinish }) {
  return (
    <svg className={styles.swatch} viewBox="0 0 40 40" width="40" height="40" aria-hidden="true">
      {paint && <path d="M0 0H40V40H0z" fill={paint.colour} />}
      {leather && <path d="M40 0V40H0z" fill={leather.colour} />}
      {leather && stitching && (
        <path d="M40 5L5 40" stroke={stitching.colour} strokeWidth="1.5" strokeDasharray="4 2.5" fill="none" />
      )}
    </svg>
  );
}
