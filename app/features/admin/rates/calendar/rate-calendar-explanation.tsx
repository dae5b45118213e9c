import type { ReactNode } from "react";
import {
  hidesText,
  priceText,
  type RulesById,
  shareText,
  RATE_CALENDAR_WORDS as WORDS,
  winnerText,
} from "#app/features/admin/rates/calendar/rate-calendar-texts.ts";
import { Button } from "#app/ui/panel/button.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import type { ApiCalendarCell } from "#domain/api/rates/rate-calendar.ts";
import type { ApiRateRule } from "#domain/api/rates/rate-rules.ts";
import styles from "./rate-calendar-explanation.module.css";

/** The most seasons that are listed. */
const MAX_SEASONS = 4;

interface RateCalendarExplanationProps {
  /** Cars and days: "Sportive, 14 agosto". */
  title: string;
  cell: ApiCalendarCell | null;
  rules: RulesById;
  /** The button that makes a rule. */
  action: ReactNode;
  /** Changes and ends a rule; null if the user may not. */
  onRule: { edit: (rule: ApiRateRule) => void; end: (rule: ApiRateRule) => void } | null;
}

/** Says what the days of some cells cost, which rules win there and which they hide. */
export function RateCalendarExplanation({ title, cell, rules, action, onRule }: RateCalendarExplanationProps) {
  const seasons = cell?.seasons.slice(0, MAX_SEASONS) ?? [];
  const others = (cell?.seasons_total ?? 0) - seasons.length;
  return (
    <>
      <div className={styles.head}>
        <p>
          <b>{title}</b>: {cell ? priceText(cell) : WORDS.noPrice}
        </p>
        {action}
      </div>
      {cell && (
        <ul className={styles.seasons}>
          {seasons.map((season) => {
            const rule = season.rule_id === null ? undefined : rules.get(season.rule_id);
            return (
              <li key={season.rule_id}>
                <i className={styles.swatch} data-season={rule?.colour ?? "base"} aria-hidden="true" />
                <span>
                  {rule ? winnerText(season, rules) : "Prezzo base"}
                  <span className={textStyles.meta}>
                    {[shareText(season, cell, rules), hidesText(season, rules)]
                      .filter(Boolean)
                      .map((text) => ` · ${text}`)
                      .join("")}
                  </span>
                </span>
                {rule && onRule && (
                  <span className={styles.actions}>
                    <Button look="ghost" small aria-label={`Modifica ${rule.name}`} onClick={() => onRule.edit(rule)}>
                      Modifica
                    </Button>
                    <Button look="ghost" small aria-label={`Termina ${rule.name}`} onClick={() => onRule.end(rule)}>
                      Termina
                    </Button>
                  </span>
                )}
              </li>
            );
          })}
          {others > 0 && <li className={textStyles.meta}>{WORDS.moreSeasons(others)}</li>}
        </ul>
      )}
    </>
  );
}
