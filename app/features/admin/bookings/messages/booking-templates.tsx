import { useState } from "react";
import { api } from "#app/features/admin/api-client.ts";
import { BOOKING_MESSAGE_WORDS } from "#app/features/admin/bookings/messages/booking-message-words.ts";
import { staffMemberName } from "#app/features/admin/enquiries/enquiry-texts.ts";
import { AnswerTemplateSelect } from "#app/features/admin/messages/answer-template-select.tsx";
import { Button } from "#app/ui/panel/button.tsx";
import { useToast } from "#app/ui/panel/overlays/toast.tsx";
import { useSite } from "#app/ui/site.tsx";
import type { ApiAnswerTemplate } from "#domain/api/answer-templates/answer-templates.ts";
import type { ApiBookingDetail } from "#domain/api/bookings/bookings.ts";
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
  const { name, email, phone, reference, message_values: values } = booking;
  if (loaded)
    return (
      <AnswerTemplateSelect
        templates={loaded.templates}
        source={{ name, email, phone, reference, ...values, author: loaded.author, site }}
        initialText=""
        language={values.language}
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
