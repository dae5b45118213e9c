import { useState } from "react";
import { CityForm } from "#app/features/admin/cities/city-form.tsx";
import { CITY_HOURS_WORDS } from "#app/features/admin/cities/city-words.ts";
import { ratesHeader } from "#app/features/admin/rates/rates-header.ts";
import { type Column, DataTable, RowButton } from "#app/ui/panel/lists/data-table.tsx";
import { EmptyList } from "#app/ui/panel/lists/empty-list.tsx";
import { RowCardHeader } from "#app/ui/panel/lists/row-card.tsx";
import { PageBody, PageHeader } from "#app/ui/panel/page-header.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import type { ApiCity } from "#domain/api/cities/cities.ts";
import { CITY_HOURS_LABELS } from "#domain/cities/city-hours-labels.ts";
import { formatHours } from "#domain/format-hours.ts";
import { toOpeningDays } from "#domain/forms/opening-hours.ts";
import { describeDays } from "#domain/opening-hours/describe-hours.ts";
import { panelPaths } from "#domain/panel-paths.ts";
import { formatDays } from "#domain/words/formats/format-duration.ts";
import { ITALIAN_FORMATS } from "#domain/words/formats/italian-formats.ts";
import { ITALIAN_OPENING_HOURS } from "#domain/words/hours/italian-opening-hours.ts";

interface RentalHoursScreenProps {
  /** The active cities. */
  rows: ApiCity[];
  /** Whether the user may change cities. */
  canManage: boolean;
}

/** Lists when cars change hands in each city, and for what fee; a row opens the form of its city (product.md#rates-screen). */
export function RentalHoursScreen({ rows, canManage }: RentalHoursScreenProps) {
  const [edited, setEdited] = useState<ApiCity>();
  const title = (city: ApiCity) =>
    canManage ? <RowButton onPress={() => setEdited(city)}>{city.name}</RowButton> : <b>{city.name}</b>;
  return (
    <>
      <PageHeader {...ratesHeader(panelPaths.adminRentalHours)} />
      <PageBody>
        <DataTable
          label={CITY_HOURS_LABELS.rental_hours}
          rows={rows}
          rowKey={({ id }) => id}
          columns={[{ id: "city", header: "Città", cell: title }, ...COLUMNS]}
          card={(city) => (
            <RowCardHeader>
              <div>
                {title(city)}
                <p className={textStyles.meta}>{hoursText(city)}</p>
              </div>
            </RowCardHeader>
          )}
          empty={<EmptyList title="Nessuna città" hint="Ogni città attiva ha qui i suoi orari." />}
        />
      </PageBody>
      <CityForm city={edited} onClose={() => setEdited(undefined)} />
    </>
  );
}

const hoursText = ({ rental_hours: days }: ApiCity) =>
  days ? describeDays(ITALIAN_OPENING_HOURS, toOpeningDays(days)) : CITY_HOURS_WORDS.kinds.always;

const COLUMNS: readonly Column<ApiCity>[] = [
  { id: "hours", header: CITY_HOURS_WORDS.title, cell: hoursText },
  {
    id: "notice",
    header: CITY_HOURS_LABELS.min_notice_hours,
    align: "end",
    cell: ({ min_notice_hours: hours }) => (hours === null ? "–" : formatHours(hours)),
  },
  {
    id: "advance",
    header: CITY_HOURS_LABELS.max_advance_days,
    align: "end",
    cell: ({ max_advance_days: days }) => (days === null ? "–" : formatDays(ITALIAN_FORMATS, days)),
  },
];
