import { useState } from "react";
import { api } from "#app/features/admin/api-client.ts";
import { BOOKING_MESSAGE_WORDS } from "#app/features/admin/bookings/messages/booking-message-words.ts";
import { staffMemberName } from "#app/features/admin/enquiries/enquiry-texts.ts";
import { formatEuros } from "#app/features/admin/format-euros.ts";
import { AnswerTemplateSelect } from "#app/features/admin/messages/answer-template-select.tsx";
import { Button } from "#app/ui/panel/button.tsx";
import { useToast } from "#app/ui/panel/overlays/toast.tsx";
import { useSite } from "#app/ui/site.tsx";
import type { RentalTemplateValues, TemplateSource } from "#domain/answer-templates/template-placeholders.ts";
import type { ApiAnswerTemplate } from "#domain/api/answer-templates/answer-templates.ts";
import type { ApiBookingDetail } from "#domain/api/bookings/bookings.ts";
import { placeText } from "#domain/delivery/delivery-words.ts";
import { formatItalianLong } from "#domain/rental-period/italian-dates.ts";
import styles from "./booking-messages.module.css";

interface LoadedTemplates {
  templates: readonly ApiAnswerTemplate[];
  /** Name of the user, with which a template signs. */
  author: string;
}

/** Offers the answer templates. They are loaded when the user asks for them: most messages are written freely. */
export function BookingTemplates({ booking }: { booking: ApiBookingDetail }) {
  const toast = useToast();
  const site = useSite();
  const [loaded, setLoaded] = useState<LoadedTemplates | null>(null);
  const [pending, setPending] = useState(false);
  const load = async () => {
    setPending(true);
    try {
      setLoaded(await loadTemplates());
    } catch (thrown) {
      toast.failure(thrown, BOOKING_MESSAGE_WORDS.templatesFailed);
    }
    setPending(false);
  };
  if (loaded)
    return (
      <AnswerTemplateSelect
        templates={loaded.templates}
        source={{ ...toTemplateSource(booking), author: loaded.author, site }}
        initialText=""
        language={booking.language}
      />
    );
  return (
    <Button className={styles.templates} small look="ghost" pending={pending} onClick={load}>
      {BOOKING_MESSAGE_WORDS.chooseTemplate}
    </Button>
  );
}

async function loadTemplates(): Promise<LoadedTemplates> {
  const [templates, people] = await Promise.all([api.list("/api/answer_templates"), api.list("/api/staff")]);
  const me = people.rows.find((person) => person.me);
  return { templates: templates.rows, author: me ? staffMemberName(me) : "" };
}

function toTemplateSource(booking: ApiBookingDetail): Omit<TemplateSource, "author" | "site"> {
  const { name, email, phone, reference } = booking;
  const rental = toRentalValues(booking);
  const rows = [
    { label: "Vettura", value: rental.vehicle },
    { label: "Ritiro", value: rental.pickup },
    { label: "Riconsegna", value: rental.return },
    { label: "Totale", value: rental.total },
  ];
  return { name, email, phone, reference, subject: BOOKING_MESSAGE_WORDS.subject, rows, rental };
}

function toRentalValues(booking: ApiBookingDetail): RentalTemplateValues {
  const { delivery } = booking;
  return {
    vehicle: booking.vehicle_name,
    pickup: stopText(booking.pickup_date, booking.pickup_time, placeText(delivery.pickup_place)),
    return: stopText(booking.return_date, booking.return_time, placeText(delivery.return_place)),
    total: formatEuros(booking.total),
  };
}

/** Returns pickup or return as mails write it: "giovedì 10 dicembre 2026, ore 10:00, Milano". */
const stopText = (date: string, time: string, place: string) => `${formatItalianLong(date)}, ore ${time}, ${place}`;
