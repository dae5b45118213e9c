import { useState } from "react";
import { useFormContext } from "react-hook-form";
import { settingsOf } from "#app/features/admin/site-settings/setting-field.tsx";
import { SETTINGS_WORDS as WORDS } from "#app/features/admin/site-settings/settings-words.ts";
import { FormSection } from "#app/ui/panel/forms/form-section-nav.tsx";
import { PanelSelectField } from "#app/ui/panel/forms/select-field.tsx";
import { useSite } from "#app/ui/site.tsx";
import { monthAndYear } from "#domain/bookings/closed-months.ts";
import type { SiteSettings } from "#domain/forms/site-settings/site-settings.ts";
import { toCivilMoment } from "#domain/rental-period/civil-time.ts";
import { listMonths, type Month } from "#domain/reports/month-report.ts";

/** The number of past years whose months can be selected, besides this year. */
const MAX_YEARS_BACK = 3;

/** Up to which month bookings are locked against changes by customer service (product.md#closed-months). */
export function ClosedMonthField({ defaults }: { defaults: SiteSettings }) {
  const { timeZone } = useSite();
  const { formState } = useFormContext<SiteSettings>();
  const stored = formState.defaultValues?.closed_until ?? "";
  const [months] = useState(() => listClosableMonths(toCivilMoment(new Date(), timeZone).date.slice(0, 7), stored));
  const { name, label } = settingsOf(defaults)("closed_until");
  return (
    <FormSection id="mesi-chiusi" title={WORDS.closedMonths}>
      <PanelSelectField
        name={name}
        label={label}
        hint={WORDS.closedMonthsHint}
        empty={WORDS.noClosedMonth}
        options={months.map((month) => ({ value: month, label: monthAndYear(month) }))}
      />
    </FormSection>
  );
}

/** Returns the months from the latest to the earliest, and the stored one however old it is. */
function listClosableMonths(thisMonth: Month, stored: Month): Month[] {
  const months = listMonths(`${Number(thisMonth.slice(0, 4)) - MAX_YEARS_BACK}-01`, thisMonth);
  return [...new Set(stored === "" ? months : [...months, stored])].toSorted().toReversed();
}
