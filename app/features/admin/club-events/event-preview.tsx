import { useWatch } from "react-hook-form";
import { eventStateWords } from "#app/features/club/club-words.ts";
import textStyles from "#app/ui/panel/text.module.css";
import { useSite } from "#app/ui/site.tsx";
import { clubEventState } from "#domain/club/club-calendar.ts";
import type { ClubEventStatus } from "#domain/club/club-event.ts";
import { pictureAddress } from "#domain/forms/row-fields.ts";
import { messages } from "#domain/messages.it.ts";
import { civilNow, formatItalianLong, isCivilDate } from "#domain/rental-period/civil-time.ts";
import styles from "./event-preview.module.css";

/** The event as visitors will read it, while it is being typed; `given` places have been given already. */
export function EventPreview({ given }: { given: number }) {
  const [title, description, place, heldOn, places, status, image] = useWatch({
    name: ["title", "description", "place", "held_on", "places", "status", "image"],
  }) as [string, string, string, string, number, ClubEventStatus, string];
  const today = civilNow(new Date(), useSite().timeZone).date;
  const known = isCivilDate(heldOn);
  const event = { id: "", slug: "", title, description, place, heldOn, places, placesGiven: given, status, image };
  const shown = pictureAddress.safeParse(image);
  return (
    <section aria-labelledby="event-preview-title">
      <h3 id="event-preview-title" className={textStyles.meta}>
        Come appare sul sito
      </h3>
      <div className={styles.event}>
        {shown.success && <img key={shown.data} src={shown.data} alt="" />}
        <p className={styles.line}>
          <span>{known ? formatItalianLong(heldOn) : "…"}</span>
          <b>{known && eventStateWords(clubEventState(event, today))}</b>
        </p>
        <p className={styles.title}>{title || "…"}</p>
        <p>{description}</p>
        <p className={styles.line}>
          <span>{place}</span>
          <span>{Number.isFinite(places) && messages.club.seats(places)}</span>
        </p>
      </div>
    </section>
  );
}
