import { useMemo, useState } from "react";
import { LIST_WORDS } from "#app/features/admin/lists/list-words.ts";
import { BlockDialog, type BlockDraft } from "#app/features/admin/timeline/block-dialog.tsx";
import { FindGapDialog } from "#app/features/admin/timeline/gaps/find-gap-dialog.tsx";
import { TimelineAgenda } from "#app/features/admin/timeline/timeline-agenda.tsx";
import {
  filterGroups,
  groupHoldsByVehicle,
  type TimelineHold,
  type TimelineVehicle,
} from "#app/features/admin/timeline/timeline-data.ts";
import { TimelineGrid } from "#app/features/admin/timeline/timeline-grid.tsx";
import { TimelineLegend, TimelineToolbar } from "#app/features/admin/timeline/timeline-toolbar.tsx";
import { TIMELINE_WORDS } from "#app/features/admin/timeline/timeline-words.ts";
import { useMoveHold } from "#app/features/admin/timeline/use-move-hold.ts";
import { useAutoRevalidate } from "#app/features/admin/use-auto-revalidate.ts";
import { useIsPhone } from "#app/ui/behaviour/use-media-query.ts";
import { Button } from "#app/ui/panel/button.tsx";
import { EmptyList } from "#app/ui/panel/lists/empty-list.tsx";
import { useQueryState } from "#app/ui/panel/lists/query-state.ts";
import { PageHeader } from "#app/ui/panel/page-header.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import { addDays, type CivilDate } from "#domain/rental-period/civil-time.ts";
import type { TimelineWindow } from "#domain/timeline/timeline.ts";
import styles from "./timeline-screen.module.css";

export interface TimelineScreenProps {
  vehicles: TimelineVehicle[];
  holds: TimelineHold[];
  window: TimelineWindow;
  /** Today in the site's time zone. */
  today: CivilDate;
}

/** The fleet timeline: which booking or maintenance block holds which unit, and when. */
export function TimelineScreen({ vehicles, holds, window, today }: TimelineScreenProps) {
  const isPhone = useIsPhone();
  const query = useQueryState();
  const { pending, moveHold, question } = useMoveHold();
  const [isFindingGap, setIsFindingGap] = useState(false);
  const [draft, setDraft] = useState<BlockDraft | null>(null);
  useAutoRevalidate(pending.some(({ savedVersion }) => savedVersion === null) || draft !== null);
  const [location, category, q] = [query.get("location"), query.get("category"), query.get("q")];
  const groups = useMemo(() => groupHoldsByVehicle(vehicles, holds, pending), [vehicles, holds, pending]);
  const visibleGroups = useMemo(() => filterGroups(groups, { location, category, q }), [groups, location, category, q]);

  const openBlock = (hold: TimelineHold) =>
    setDraft({ vehicleId: hold.vehicleId, unit: hold.unit, period: hold.period, hold });
  const newBlock = () =>
    setDraft({
      vehicleId: visibleGroups.length === 1 ? (visibleGroups[0]?.vehicle.id ?? "") : "",
      unit: (visibleGroups.length === 1 && visibleGroups[0]?.vehicle.units[0]?.number) || 1,
      period: { from: { date: today, time: "08:00" }, to: { date: addDays(today, 1), time: "18:00" } },
      hold: null,
    });

  return (
    <>
      <PageHeader
        title="Calendario"
        actions={
          <>
            <Button icon="search" aria-label={TIMELINE_WORDS.find.button} onClick={() => setIsFindingGap(true)}>
              <span className={styles.more}>{TIMELINE_WORDS.find.button}</span>
            </Button>
            <Button look="primary" icon="plus" className={styles.block} onClick={newBlock}>
              <span>
                Blocca<span className={styles.more}> un'unità</span>
              </span>
            </Button>
          </>
        }
      />
      <div className={styles.screen}>
        <TimelineToolbar window={window} today={today} vehicles={vehicles} />
        <TimelineLegend />
        {visibleGroups.length === 0 ? (
          <EmptyList title="Nessuna vettura trovata" hint={LIST_WORDS.nothingFoundHint} />
        ) : isPhone ? (
          <TimelineAgenda
            groups={visibleGroups}
            window={window}
            today={today}
            onOpenBlock={openBlock}
            onMove={(hold, unit) => moveHold(hold, unit, hold.period)}
          />
        ) : (
          <>
            <TimelineGrid
              groups={visibleGroups}
              window={window}
              showsGaps={query.get("gaps") === "1"}
              onDrawBlock={({ vehicleId, unit, period }) => setDraft({ vehicleId, unit, period, hold: null })}
              onOpenBlock={openBlock}
              onMove={moveHold}
            />
            <p className={`${styles.help} ${textStyles.meta}`}>
              Trascina sui giorni liberi per bloccare un'unità; trascina un blocco, o i suoi bordi, per spostarlo. Con
              la tastiera: Maiusc e le frecce.
            </p>
          </>
        )}
      </div>
      {question}
      {isFindingGap && <FindGapDialog vehicles={vehicles} today={today} onClose={() => setIsFindingGap(false)} />}
      {draft && <BlockDialog draft={draft} vehicles={vehicles} onClose={() => setDraft(null)} />}
    </>
  );
}
