import { useEffect, useEffectEvent, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { Link } from "react-router";
import { api } from "#app/features/admin/api-client.ts";
import { DETAIL_WORDS } from "#app/features/admin/bookings/booking-words.ts";
import { CUSTOMER_WORDS } from "#app/features/admin/customers/customer-words.ts";
import { Button } from "#app/ui/panel/button.tsx";
import { FieldBox } from "#app/ui/panel/forms/field-parts.tsx";
import { FormSection } from "#app/ui/panel/forms/form-contents.tsx";
import { SwitchField } from "#app/ui/panel/forms/switch.tsx";
import { TextareaField, TextField } from "#app/ui/panel/forms/text-field.tsx";
import { NoticeBox } from "#app/ui/panel/notice-box.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import { cancellableRequest } from "#app/ui/requests/latest-request.ts";
import { useSite } from "#app/ui/site.tsx";
import type { ApiCustomer } from "#domain/api/customers.ts";
import { hoursText } from "#domain/hours.ts";
import { panelPaths } from "#domain/panel-paths.ts";
import { CallerField } from "./caller-field.tsx";

/** Who is calling, found among the regulars while it is typed. `known` is whom the form began with. */
export function CallerFields({ known }: { known: ApiCustomer | null }) {
  const { setValue } = useFormContext();
  const [found, setFound] = useState<ApiCustomer | null>(null);
  // The form says whose booking it will be: a draft that is given up is nobody's any more, or again of whom it began with.
  const id: unknown = useWatch({ name: "customer" });
  const customer = [found, known].find((one) => one?.id === id) ?? null;
  const take = (one: ApiCustomer) => {
    setFound(one);
    setValue("customer", one.id);
  };
  useRecordOf(customer === null && typeof id === "string" ? id : null, take);
  const choose = (chosen: ApiCustomer) => {
    take(chosen);
    for (const [field, value] of Object.entries(callerOf(chosen))) {
      setValue(field, value, { shouldDirty: true, shouldValidate: true });
    }
  };
  const leave = () => setValue("customer", undefined);
  return (
    <FormSection id="caller" title="Il cliente">
      <CallerField
        name="name"
        label="Nome e cognome"
        required
        span={12}
        searching={customer === null}
        onChoose={choose}
      />
      <ChosenCustomer customer={customer} onLeave={leave} />
      <CallerField name="phone" label="Telefono" type="tel" searching={customer === null} onChoose={choose} />
      <CallerField
        name="email"
        label="E-mail"
        type="email"
        hint="Riceve il riepilogo e il suo collegamento personale. Senza, copi tu il collegamento dalla prenotazione."
        searching={customer === null}
        onChoose={choose}
      />
    </FormSection>
  );
}

/** Who drives, and whether the booking stands at once. */
export function RenterDriverFields() {
  const site = useSite();
  return (
    <FormSection id="driver" title="Il conducente">
      <TextField name="driverBirthDate" label="Data di nascita" type="date" required />
      <TextField name="licenceDate" label="Patente dal" type="date" required />
      <TextareaField name="note" label="Nota" span={12} />
      <SwitchField
        name="confirm"
        label="Conferma subito"
        hint={DETAIL_WORDS.holdHint({ hours: hoursText(site.holdHours) })}
      />
    </FormSection>
  );
}

/** Reads the record of whom a draft that is taken up again knows by id alone, so that nobody is booked for unseen; null reads nothing. */
function useRecordOf(id: string | null, take: (customer: ApiCustomer) => void) {
  const onRead = useEffectEvent(take);
  useEffect(() => {
    if (id === null) return;
    return cancellableRequest(
      (signal) => api.get("/api/customers/:id", { parameters: { id }, signal }),
      (customer) => onRead(customer),
      // Who was forgotten meanwhile is refused when the booking is sent.
      () => undefined,
    );
  }, [id]);
}

/** What a regular's record fills in; what it does not know stays as it was typed. */
export const callerOf = ({ name, phone, email, birth_date, licence_issued_on }: ApiCustomer) => ({
  name,
  ...(phone && { phone }),
  ...(email && { email }),
  ...(birth_date && { driverBirthDate: birth_date }),
  ...(licence_issued_on && { licenceDate: licence_issued_on }),
});

interface ChosenCustomerProps {
  customer: ApiCustomer | null;
  /** The booking is no longer theirs; what is filled in stays. */
  onLeave: () => void;
}

/** The regular whose booking it will be, with the warning flag. */
function ChosenCustomer({ customer, onLeave }: ChosenCustomerProps) {
  return (
    <FieldBox span={12} aria-live="polite">
      {customer?.banned && <NoticeBox tone="critical">{CUSTOMER_WORDS.banNotice}</NoticeBox>}
      {customer && (
        <p>
          <span className={textStyles.meta}>Cliente conosciuto: </span>
          <Link className={textStyles.link} to={panelPaths.adminCustomer(customer.id)} target="_blank">
            {customer.name}
          </Link>{" "}
          <Button small look="ghost" onClick={onLeave}>
            È un'altra persona
          </Button>
        </p>
      )}
    </FieldBox>
  );
}
