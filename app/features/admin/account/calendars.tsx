import { useState } from "react";
import { useWatch } from "react-hook-form";
import { useRevalidator } from "react-router";
import { CALENDAR_NAMES, CALENDAR_WORDS, calendarName } from "#app/features/admin/account/account-words.ts";
import { api } from "#app/features/admin/api-client.ts";
import { italianDay, italianMoment } from "#app/features/admin/italian-day.ts";
import { useSentOnce } from "#app/features/admin/use-sent-once.ts";
import { Button } from "#app/ui/panel/button.tsx";
import { ComboboxField } from "#app/ui/panel/forms/combobox-field.tsx";
import { FormDialog } from "#app/ui/panel/forms/form-dialog.tsx";
import { Input } from "#app/ui/panel/forms/input.tsx";
import { PanelSelectField } from "#app/ui/panel/forms/select-field.tsx";
import { NoticeBox } from "#app/ui/panel/notice-box.tsx";
import { ConfirmDialog } from "#app/ui/panel/overlays/confirm-dialog.tsx";
import { Dialog, DialogBody } from "#app/ui/panel/overlays/dialog.tsx";
import { useToast } from "#app/ui/panel/overlays/toast.tsx";
import { Section, SectionHead } from "#app/ui/panel/section.tsx";
import { Spacer } from "#app/ui/panel/spacer.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import { useSite } from "#app/ui/site.tsx";
import type { ApiCalendarFeed, ApiCalendarFeeds } from "#domain/api/day-sheet/calendar-feeds.ts";
import { CALENDAR_FEED_KINDS, type CalendarFeedKind, MOST_CALENDAR_FEEDS } from "#domain/day-sheet/calendar-feed.ts";
import { calendarFeedSchema } from "#domain/forms/day-sheet/calendar-feed.ts";
import styles from "./account.module.css";

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

interface NewCalendarProps {
  open: boolean;
  onClose: () => void;
  units: ApiCalendarFeeds["units"];
  onMade: () => Promise<void>;
}

const KINDS = CALENDAR_FEED_KINDS.map((kind) => ({ value: kind, label: CALENDAR_NAMES[kind] }));

/** Asks what the calendar is to tell, and shows its address, this once. */
function NewCalendar({ open, onClose, units, onMade }: NewCalendarProps) {
  const [url, setUrl] = useState<string | null>(null);
  const once = useSentOnce();
  return (
    <>
      <FormDialog
        open={open}
        onClose={onClose}
        title="Nuovo calendario"
        size="narrow"
        schema={calendarFeedSchema}
        values={{ kind: "all", unit_id: null }}
        draft={null}
        submit="Crea"
        failure={CALENDAR_WORDS.createFailed}
        save={async (body) => {
          const made = await once(body, (idempotencyKey) => api.post("/api/calendar_feeds", { body, idempotencyKey }));
          setUrl(made.url);
          void onMade();
        }}
      >
        <CalendarFields units={units} />
      </FormDialog>
      <CalendarAddress url={url} onClose={() => setUrl(null)} />
    </>
  );
}

function CalendarFields({ units }: Pick<NewCalendarProps, "units">) {
  const kind: CalendarFeedKind = useWatch({ name: "kind" });
  return (
    <>
      <PanelSelectField name="kind" label="Che cosa contiene" span={12} required options={KINDS} />
      {kind === "unit" && (
        <ComboboxField
          name="unit_id"
          label="Unità"
          span={12}
          required
          options={units.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
    </>
  );
}

function CalendarAddress({ url, onClose }: { url: string | null; onClose: () => void }) {
  const toast = useToast();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url ?? "");
      toast.success(CALENDAR_WORDS.copied);
    } catch {
      toast.error(CALENDAR_WORDS.copyFailed);
    }
  };
  return (
    <Dialog
      open={url !== null}
      onClose={onClose}
      size="narrow"
      title="Indirizzo del calendario"
      footer={
        <>
          <Button icon="copy" onClick={copy}>
            Copia
          </Button>
          <Spacer />
          <Button look="primary" onClick={onClose}>
            L'ho copiato
          </Button>
        </>
      }
    >
      <DialogBody>
        <NoticeBox>
          Copialo adesso: non lo mostriamo più. Chi lo conosce legge il calendario, quindi non inoltrarlo; se si perde,
          revocalo e creane un altro.
        </NoticeBox>
        <Input
          className={styles.address}
          aria-label="Indirizzo del calendario"
          readOnly
          value={url ?? ""}
          onFocus={({ target }) => target.select()}
        />
      </DialogBody>
    </Dialog>
  );
}
