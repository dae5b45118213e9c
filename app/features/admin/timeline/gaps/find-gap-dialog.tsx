import { type FormEvent, type ReactNode, useId, useRef, useState } from "react";
import { Link } from "react-router";
import { api } from "#app/features/admin/api-client.ts";
import {
  type FoundGap,
  findGaps,
  type GapQuestion,
  gapProblem,
  LONGEST_SEARCH_DAYS,
  LONGEST_TURNAROUND_DAYS,
} from "#app/features/admin/timeline/gaps/find-gaps.ts";
import { type TimelineVehicle, toHold } from "#app/features/admin/timeline/timeline-data.ts";
import { TIMELINE_WORDS } from "#app/features/admin/timeline/timeline-words.ts";
import { Button } from "#app/ui/panel/button.tsx";
import { Input, Select } from "#app/ui/panel/forms/input.tsx";
import { Dialog, DialogBody } from "#app/ui/panel/overlays/dialog.tsx";
import { useToast } from "#app/ui/panel/overlays/toast.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import { LatestRequest } from "#app/ui/requests/latest-request.ts";
import { CATEGORIES, CATEGORY_SLUGS } from "#domain/categories.ts";
import { panelPaths } from "#domain/panel-paths.ts";
import { addDays, type CivilDate, civilNow } from "#domain/rental-period/civil-time.ts";
import { mondayOf } from "#domain/timeline/timeline.ts";
import { unitLabel } from "#domain/units/unit.ts";
import styles from "./gaps.module.css";

/** Units that are listed at once; a narrower question finds the others. */
const MOST_FOUND = 50;
const USUAL_DAYS = 3;
const USUAL_STRETCH_DAYS = 14;

interface FindGapDialogProps {
  vehicles: readonly TimelineVehicle[];
  today: CivilDate;
  onClose: () => void;
}

/** Which units are free for so many days in a row, and from when (product.md#fleet-timeline). */
export function FindGapDialog({ vehicles, today, onClose }: FindGapDialogProps) {
  const toast = useToast();
  const [question, setQuestion] = useState<GapQuestion>({
    from: today,
    to: addDays(today, USUAL_STRETCH_DAYS),
    days: USUAL_DAYS,
    category: "",
    location: "",
  });
  const [found, setFound] = useState<FoundGap[] | null>(null);
  const [pending, setPending] = useState(false);
  const problem = gapProblem(question);
  const searching = useRef(new LatestRequest());
  const change = (changes: Partial<GapQuestion>) => {
    // What is on its way answers another question.
    searching.current.cancel();
    setQuestion({ ...question, ...changes });
    setFound(null);
    setPending(false);
  };
  const words = TIMELINE_WORDS.find;
  const problemId = useId();
  const search = (event: FormEvent) => {
    event.preventDefault();
    if (problem) return;
    setPending(true);
    const query = { from: question.from, to: addDays(question.to, LONGEST_TURNAROUND_DAYS) };
    searching.current.send(
      (signal) => api.list("/api/unit_holds", { query, signal }),
      ({ rows }) => {
        setFound(findGaps(question, { vehicles, holds: rows.map(toHold), now: new Date() }));
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
          <Labelled label={words.from}>
            <Input type="date" value={question.from} onChange={({ target }) => change({ from: target.value })} />
          </Labelled>
          <Labelled label={words.to}>
            <Input type="date" value={question.to} onChange={({ target }) => change({ to: target.value })} />
          </Labelled>
          <Labelled label={words.days}>
            <Input
              type="number"
              inputMode="numeric"
              min={1}
              max={LONGEST_SEARCH_DAYS}
              value={Number.isNaN(question.days) ? "" : question.days}
              onChange={({ target }) => change({ days: target.valueAsNumber })}
            />
          </Labelled>
          <Labelled label={words.category}>
            <Select value={question.category} onChange={({ target }) => change({ category: target.value })}>
              <option value="">{words.anyCategory}</option>
              {CATEGORY_SLUGS.map((slug) => (
                <option key={slug} value={slug}>
                  {CATEGORIES[slug].shortLabel}
                </option>
              ))}
            </Select>
          </Labelled>
          <Labelled label={words.city}>
            <Select value={question.location} onChange={({ target }) => change({ location: target.value })}>
              <option value="">{words.anyCity}</option>
              {cities.map((city) => (
                <option key={city}>{city}</option>
              ))}
            </Select>
          </Labelled>
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
        <div aria-live="polite">{found && <Found found={found} onClose={onClose} />}</div>
      </DialogBody>
    </Dialog>
  );
}

function Labelled({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: its control is the child
    <label className={styles.field}>
      <span className={textStyles.meta}>{label}</span>
      {children}
    </label>
  );
}

function Found({ found, onClose }: { found: readonly FoundGap[]; onClose: () => void }) {
  const words = TIMELINE_WORDS.find;
  if (found.length === 0) return <p className={styles.count}>{words.none}</p>;
  return (
    <>
      <p className={`${textStyles.meta} ${styles.count}`}>{words.found(found.length, MOST_FOUND)}</p>
      <ul className={styles.found}>
        {found.slice(0, MOST_FOUND).map((gap) => (
          <Gap key={`${gap.vehicle.id} ${gap.unit}`} gap={gap} onClose={onClose} />
        ))}
      </ul>
    </>
  );
}

function Gap({ gap: { vehicle, unit, plate, rental }, onClose }: { gap: FoundGap; onClose: () => void }) {
  const { brand, name, location, timeZone } = vehicle;
  const [pickup, back] = [civilNow(rental.from, timeZone), civilNow(rental.to, timeZone)];
  const words = TIMELINE_WORDS.find;
  const inCalendar = new URLSearchParams({
    from: mondayOf(pickup.date),
    q: `${brand} ${name}`,
    location,
    gaps: "1",
    view: "cars",
  });
  const booking = new URLSearchParams({
    vehicle: vehicle.slug,
    pickupCity: location,
    pickupDate: pickup.date,
    pickupTime: pickup.time,
    returnDate: back.date,
    returnTime: back.time,
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
        {words.rental(pickup, back)}
      </span>
      <span className={styles.links}>
        <Link className={textStyles.link} to={`?${inCalendar}`} onClick={onClose}>
          {words.show}
        </Link>
        <Link className={textStyles.link} to={panelPaths.adminNewBooking(booking.toString())}>
          {words.book}
        </Link>
      </span>
    </li>
  );
}
