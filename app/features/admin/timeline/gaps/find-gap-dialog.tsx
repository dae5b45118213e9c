import { type FormEvent, type ReactNode, useId, useRef, useState } from "react";
import { Link } from "react-router";
import { api } from "#app/features/admin/api-client.ts";
import {
  type FoundGap,
  findGaps,
  type GapSearch,
  gapSearchProblem,
  MAX_GAP_SEARCH_DAYS,
  MAX_TURNAROUND_DAYS,
} from "#app/features/admin/timeline/gaps/find-gaps.ts";
import { type TimelineVehicle, toTimelineHold } from "#app/features/admin/timeline/timeline-data.ts";
import { TIMELINE_WORDS } from "#app/features/admin/timeline/timeline-words.ts";
import { Button } from "#app/ui/panel/button.tsx";
import { Input, Select } from "#app/ui/panel/forms/input.tsx";
import { Dialog, DialogBody } from "#app/ui/panel/overlays/dialog.tsx";
import { useToast } from "#app/ui/panel/overlays/toast.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import { LatestRequest } from "#app/ui/requests/latest-request.ts";
import { CATEGORIES, CATEGORY_SLUGS } from "#domain/categories.ts";
import { panelPaths } from "#domain/panel-paths.ts";
import { addDays, type CivilDate, toCivilMoment } from "#domain/rental-period/civil-time.ts";
import { mondayOf } from "#domain/timeline/timeline.ts";
import { unitLabel } from "#domain/units/unit.ts";
import styles from "./gaps.module.css";

/** Results shown at most; a narrower search finds the others. */
const MAX_SHOWN_GAPS = 50;
const DEFAULT_GAP_DAYS = 3;
const DEFAULT_SEARCH_DAYS = 14;

interface FindGapDialogProps {
  vehicles: readonly TimelineVehicle[];
  today: CivilDate;
  onClose: () => void;
}

/** Finds the units that are free for a number of consecutive days, and from when (product.md#fleet-timeline). */
export function FindGapDialog({ vehicles, today, onClose }: FindGapDialogProps) {
  const toast = useToast();
  const [gapSearch, setGapSearch] = useState<GapSearch>({
    from: today,
    to: addDays(today, DEFAULT_SEARCH_DAYS),
    days: DEFAULT_GAP_DAYS,
    category: "",
    location: "",
  });
  const [results, setResults] = useState<FoundGap[] | null>(null);
  const [pending, setPending] = useState(false);
  const problem = gapSearchProblem(gapSearch);
  const latestSearch = useRef(new LatestRequest());
  const changeSearch = (changes: Partial<GapSearch>) => {
    // The pending response belongs to another search.
    latestSearch.current.cancel();
    setGapSearch({ ...gapSearch, ...changes });
    setResults(null);
    setPending(false);
  };
  const words = TIMELINE_WORDS.find;
  const problemId = useId();
  const search = (event: FormEvent) => {
    event.preventDefault();
    if (problem) return;
    setPending(true);
    const query = { from: gapSearch.from, to: addDays(gapSearch.to, MAX_TURNAROUND_DAYS) };
    latestSearch.current.send(
      (signal) => api.list("/api/unit_holds", { query, signal }),
      ({ rows }) => {
        setResults(findGaps(gapSearch, { vehicles, holds: rows.map(toTimelineHold), now: new Date() }));
        setPending(false);
      },
      (thrown) => {
        toast.failure(thrown, words.failed);
        setPending(false);
      },
    );
  };
  const cities = [...new Set(vehicles.map(({ location }) => location))].toSorted((a, b) => a.localeCompare(b, "it"));
  return (
    <Dialog open onClose={onClose} title={words.title}>
      <DialogBody>
        <form className={styles.form} onSubmit={search} noValidate>
          <LabelledField label={words.from}>
            <Input type="date" value={gapSearch.from} onChange={({ target }) => changeSearch({ from: target.value })} />
          </LabelledField>
          <LabelledField label={words.to}>
            <Input type="date" value={gapSearch.to} onChange={({ target }) => changeSearch({ to: target.value })} />
          </LabelledField>
          <LabelledField label={words.days}>
            <Input
              type="number"
              inputMode="numeric"
              min={1}
              max={MAX_GAP_SEARCH_DAYS}
              value={Number.isNaN(gapSearch.days) ? "" : gapSearch.days}
              onChange={({ target }) => changeSearch({ days: target.valueAsNumber })}
            />
          </LabelledField>
          <LabelledField label={words.category}>
            <Select value={gapSearch.category} onChange={({ target }) => changeSearch({ category: target.value })}>
              <option value="">{words.anyCategory}</option>
              {CATEGORY_SLUGS.map((slug) => (
                <option key={slug} value={slug}>
                  {CATEGORIES[slug].shortLabel}
                </option>
              ))}
            </Select>
          </LabelledField>
          <LabelledField label={words.city}>
            <Select value={gapSearch.location} onChange={({ target }) => changeSearch({ location: target.value })}>
              <option value="">{words.anyCity}</option>
              {cities.map((city) => (
                <option key={city}>{city}</option>
              ))}
            </Select>
          </LabelledField>
          <Button
            type="submit"
            look="primary"
            icon="search"
            pending={pending}
            aria-disabled={problem ? true : undefined}
            aria-describedby={problem ? problemId : undefined}
          >
            {words.search}
          </Button>
          <p id={problemId} className={textStyles.critical} role="status">
            {problem && words.problems[problem]}
          </p>
        </form>
        <div aria-live="polite">{results && <GapResults results={results} onClose={onClose} />}</div>
      </DialogBody>
    </Dialog>
  );
}

function LabelledField({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is the child
    <label className={styles.field}>
      <span className={textStyles.meta}>{label}</span>
      {children}
    </label>
  );
}

function GapResults({ results, onClose }: { results: readonly FoundGap[]; onClose: () => void }) {
  const words = TIMELINE_WORDS.find;
  if (results.length === 0) return <p className={styles.count}>{words.none}</p>;
  return (
    <>
      <p className={`${textStyles.meta} ${styles.count}`}>{words.results(results.length, MAX_SHOWN_GAPS)}</p>
      <ul className={styles.found}>
        {results.slice(0, MAX_SHOWN_GAPS).map((gap) => (
          <GapResult key={`${gap.vehicle.id} ${gap.unit}`} gap={gap} onClose={onClose} />
        ))}
      </ul>
    </>
  );
}

function GapResult({ gap: { vehicle, unit, plate, rental }, onClose }: { gap: FoundGap; onClose: () => void }) {
  const { brand, name, location, timeZone } = vehicle;
  const [pickup, returnMoment] = [toCivilMoment(rental.from, timeZone), toCivilMoment(rental.to, timeZone)];
  const words = TIMELINE_WORDS.find;
  const calendarQuery = new URLSearchParams({
    from: mondayOf(pickup.date),
    q: `${brand} ${name}`,
    location,
    gaps: "1",
    view: "cars",
  });
  const bookingQuery = new URLSearchParams({
    vehicle: vehicle.slug,
    pickupCity: location,
    pickupDate: pickup.date,
    pickupTime: pickup.time,
    returnDate: returnMoment.date,
    returnTime: returnMoment.time,
  });
  return (
    <li>
      <span>
        <span className={textStyles.strong}>
          {brand} {name}
        </span>{" "}
        <span className={textStyles.meta}>
          {unitLabel({ number: unit, plate })} · {location}
        </span>
        <br />
        {words.rental(pickup, returnMoment)}
      </span>
      <span className={styles.links}>
        <Link className={textStyles.link} to={`?${calendarQuery}`} onClick={onClose}>
          {words.show}
        </Link>
        <Link className={textStyles.link} to={panelPaths.adminNewBooking(bookingQuery.toString())}>
          {words.book}
        </Link>
      </span>
    </li>
  );
}
