import { useWatch } from "react-hook-form";
import { api } from "#app/features/admin/api-client.ts";
import {
  CLUB_EVENT_STATUS_OPTIONS,
  CLUB_EVENTS_WORDS as WORDS,
} from "#app/features/admin/club-events/club-events-words.ts";
import { PictureUrlField } from "#app/features/admin/picture-url-field.tsx";
import { useRowForm } from "#app/features/admin/row-form.ts";
import { RowTranslations } from "#app/features/admin/translations/row-translations.tsx";
import { eventStateText } from "#app/features/club/event-state-text.ts";
import { FormDialog } from "#app/ui/panel/forms/form-dialog.tsx";
import { NumberField } from "#app/ui/panel/forms/number-field.tsx";
import { PanelSelectField } from "#app/ui/panel/forms/select-field.tsx";
import { TextareaField, TextField } from "#app/ui/panel/forms/text-field.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import { useSite } from "#app/ui/site.tsx";
import type { ApiClubEvent } from "#domain/api/club-events/club-events.ts";
import type { ClubEventStatus } from "#domain/club-events/club-event.ts";
import { toClubEventState } from "#domain/club-events/club-event-state.ts";
import { clubEventSchema } from "#domain/forms/club-events/club-event.ts";
import { pictureUrlField } from "#domain/forms/row-fields.ts";
import { isDateSince2000, toCivilMoment } from "#domain/rental-period/civil-time.ts";
import { formatItalianLong } from "#domain/rental-period/italian-dates.ts";
import { ITALIAN_CLUB_EVENTS } from "#domain/words/contacts/italian-club-events.ts";
import { say } from "#domain/words/say.ts";
import styles from "./club-event-form.module.css";

interface ClubEventFormProps {
  /** The event to edit. Null opens an empty form for a new event; undefined closes the dialog. */
  event: ApiClubEvent | null | undefined;
  onClose: () => void;
}

/** Adds or edits a club event, with a preview beside the form (product.md#club). */
export function ClubEventForm({ event, onClose }: ClubEventFormProps) {
  const rowForm = useRowForm(event, {
    schema: clubEventSchema,
    form: "club-event",
    words: WORDS,
    emptyValues: EMPTY,
    valuesOf,
    create: (body) => api.post("/api/club_events", { body }),
    update: (id, body) => api.patch("/api/club_events/:id", { parameters: { id }, body }),
    read: (id) => api.list("/api/club_events", { query: { id } }),
  });
  return (
    <FormDialog
      {...rowForm}
      key={event?.id ?? "new"}
      onClose={onClose}
      size="wide"
      title={event ? WORDS.edit : WORDS.create}
      subtitle={event?.title}
      aside={<ClubEventPreview assignedPlaces={event?.places_given ?? 0} />}
    >
      <TextField name="title" label="Titolo" required span={12} autoComplete="off" />
      <TextareaField name="description" label="Testo" required span={12} rows={4} />
      <PlaceAndDayFields event={event ?? null} />
      <NumberField name="places" label="Posti" required span={3} />
      <StatusField event={event ?? null} />
      <PictureUrlField name="image" label="Immagine" />
      <RowTranslations entity="club_events" id={event?.id} />
    </FormDialog>
  );
}

/** Warns before saving who gets a mail when place or day change. */
function PlaceAndDayFields({ event }: { event: ApiClubEvent | null }) {
  const [place, day]: unknown[] = useWatch({ name: ["place", "held_on"] });
  const hintOf = (isMoved: boolean) =>
    event && event.places_given > 0 && event.status !== "cancelled" && isMoved
      ? WORDS.guestsNotified(event.places_given)
      : undefined;
  return (
    <>
      <TextField
        name="place"
        label="Luogo"
        required
        span={6}
        autoComplete="off"
        hint={hintOf(place !== event?.place)}
      />
      <TextField name="held_on" label="Giorno" type="date" required span={3} hint={hintOf(day !== event?.held_on)} />
    </>
  );
}

/** Warns before saving who gets a mail when the event is cancelled or reinstated. */
function StatusField({ event }: { event: ApiClubEvent | null }) {
  const status: unknown = useWatch({ name: "status" });
  const assignedPlaces = event?.places_given ?? 0;
  const isCancellationChanged = (status === "cancelled") !== (event?.status === "cancelled");
  const notifiesGuests = isCancellationChanged && event?.state !== "past" && assignedPlaces > 0;
  return (
    <PanelSelectField
      name="status"
      label="Stato"
      required
      span={12}
      options={CLUB_EVENT_STATUS_OPTIONS}
      hint={notifiesGuests ? WORDS.guestsNotified(assignedPlaces) : "Al completo e concluso diventa da sé."}
    />
  );
}

const valuesOf = ({ title, description, place, held_on, places, status, image }: ApiClubEvent) => ({
  title,
  description,
  place,
  held_on,
  places,
  status,
  image: image ?? "",
});

const EMPTY = { title: "", description: "", place: "", held_on: "", places: 12, status: "planned" as const, image: "" };

/** Previews the event while it is typed; `assignedPlaces` of its places are already assigned. */
function ClubEventPreview({ assignedPlaces }: { assignedPlaces: number }) {
  const [title, description, place, heldOn, places, status, image] = useWatch({
    name: ["title", "description", "place", "held_on", "places", "status", "image"],
  }) as [string, string, string, string, number, ClubEventStatus, string];
  const today = toCivilMoment(new Date(), useSite().timeZone).date;
  const hasDate = isDateSince2000(heldOn);
  const event = {
    id: "",
    slug: "",
    title,
    description,
    place,
    heldOn,
    places,
    placesGiven: assignedPlaces,
    status,
    image,
  };
  const parsedPicture = pictureUrlField.safeParse(image);
  return (
    <section aria-labelledby="event-preview-title">
      <h3 id="event-preview-title" className={textStyles.meta}>
        Come appare sul sito
      </h3>
      <div className={styles.event}>
        {parsedPicture.success && <img key={parsedPicture.data} src={parsedPicture.data} alt="" />}
        <p className={styles.line}>
          <span>{hasDate ? formatItalianLong(heldOn) : "…"}</span>
          <b>{hasDate && eventStateText(ITALIAN_CLUB_EVENTS, toClubEventState(event, today))}</b>
        </p>
        <p className={styles.title}>{title || "…"}</p>
        <p>{description}</p>
        <p className={styles.line}>
          <span>{place}</span>
          <span>
            {Number.isFinite(places) &&
              say(ITALIAN_CLUB_EVENTS, ITALIAN_CLUB_EVENTS.clubEvents.seats, { count: places })}
          </span>
        </p>
      </div>
    </section>
  );
}
