import { useState } from "react";
import { useRevalidator } from "react-router";
import { CALENDAR_WORDS, calendarName } from "#app/features/admin/account/calendar-words.ts";
import { NewCalendar } from "#app/features/admin/account/new-calendar.tsx";
import { api } from "#app/features/admin/api-client.ts";
import { italianDay, italianMoment } from "#app/features/admin/italian-day.ts";
import { Button } from "#app/ui/panel/button.tsx";
import { ConfirmDialog } from "#app/ui/panel/overlays/confirm-dialog.tsx";
import { useToast } from "#app/ui/panel/overlays/toast.tsx";
import { Section, SectionHead } from "#app/ui/panel/section.tsx";
import { Spacer } from "#app/ui/panel/spacer.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import { useSite } from "#app/ui/site.tsx";
import type { ApiCalendarFeed, ApiCalendarFeeds } from "#domain/api/day-sheet/calendar-feeds.ts";
import { MOST_CALENDAR_FEEDS } from "#domain/day-sheet/calendar-feed.ts";
import styles from "./calendars.module.css";

/** The calendars that one's own programs read at a secret address (product.md#calendar-feeds). */
export function Calendars({ calendars: { feeds, units } }: { calendars: ApiCalendarFeeds }) {
  const [making, setMaking] = useState(false);
  const [ending, setEnding] = useState<ApiCalendarFeed | null>(null);
  const toast = useToast();
  const { revalidate } = useRevalidator();
  return (
    <Section aria-labelledby="account-calendars">
      <SectionHead>
        <h2 id="account-calendars">Calendari</h2>
        <Spacer />
        <Button small icon="plus" disabled={feeds.length >= MOST_CALENDAR_FEEDS} onClick={() => setMaking(true)}>
          Nuovo calendario
        </Button>
      </SectionHead>
      <p className={textStyles.meta}>
        Consegne e rientri nel calendario del telefono o del computer, a un indirizzo segreto che vale finché hai il tuo
        ruolo. Del cliente c'è solo il nome di battesimo.
      </p>
      <ul className={styles.calendars} aria-label="Calendari">
        {feeds.map((feed) => (
          <CalendarLine key={feed.id} feed={feed} onEnd={() => setEnding(feed)} />
        ))}
      </ul>
      <NewCalendar open={making} onClose={() => setMaking(false)} units={units} onMade={revalidate} />
      <ConfirmDialog
        open={ending !== null}
        onClose={() => setEnding(null)}
        title="Revocare questo calendario?"
        confirm="Revoca"
        destructive
        failure={CALENDAR_WORDS.revokeFailed}
        onConfirm={async () => {
          if (ending) await api.delete("/api/calendar_feeds/:id", { parameters: { id: ending.id } });
          toast.success(CALENDAR_WORDS.revoked);
          await revalidate();
        }}
      >
        {ending && `${calendarName(ending)}: i programmi che lo leggono non ricevono più nulla. Non si può riattivare.`}
      </ConfirmDialog>
    </Section>
  );
}

function CalendarLine({ feed, onEnd }: { feed: ApiCalendarFeed; onEnd: () => void }) {
  const { timeZone } = useSite();
  const read = feed.last_read_at && italianMoment(feed.last_read_at, timeZone);
  return (
    <li>
      <div>
        <p className={textStyles.strong}>{calendarName(feed)}</p>
        <p className={textStyles.meta}>
          {`creato il ${italianDay(feed.created_at, timeZone)} · ${read ? `letto l'ultima volta ${read}` : "mai letto"}`}
        </p>
      </div>
      <Button small aria-label={`Revoca il calendario ${calendarName(feed)}`} onClick={onEnd}>
        Revoca
      </Button>
    </li>
  );
}
