import { useEffect, useEffectEvent } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { Link } from "react-router";
import { api } from "#app/features/admin/api-client.ts";
import { BOOKING_DETAIL_WORDS } from "#app/features/admin/bookings/booking-words.ts";
import { CUSTOMER_WORDS } from "#app/features/admin/customers/customer-words.ts";
import { LanguageField } from "#app/features/admin/languages/language-fields.tsx";
import { Button } from "#app/ui/panel/button.tsx";
import { FieldBox } from "#app/ui/panel/forms/field-parts.tsx";
import { FormSection } from "#app/ui/panel/forms/form-section-nav.tsx";
import { SwitchField } from "#app/ui/panel/forms/switch.tsx";
import { TextareaField, TextField } from "#app/ui/panel/forms/text-field.tsx";
import { NoticeBox } from "#app/ui/panel/notice-box.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import { cancellableRequest } from "#app/ui/requests/latest-request.ts";
import { useSite } from "#app/ui/site.tsx";
import type { ApiCustomer, ApiDriver } from "#domain/api/customers/customers.ts";
import { formatHours } from "#domain/format-hours.ts";
import { parseLanguage } from "#domain/languages.ts";
import { panelPaths } from "#domain/panel-paths.ts";
import { CallerField } from "./caller-field.tsx";

interface CallerFieldsProps {
  /** The customer whose booking it will be; null if there is none, or if the record is not loaded yet. */
  customer: ApiCustomer | null;
  onLoad: (customer: ApiCustomer) => void;
  /** Whether a rental ban makes the booking stay a request. */
  staysRequest: boolean;
}

/** The caller's fields, with customer suggestions. */
export function CallerFields({ customer, onLoad, staysRequest }: CallerFieldsProps) {
  const { setValue } = useFormContext();
  const id: unknown = useWatch({ name: "customer" });
  const selectCustomer = (one: ApiCustomer) => {
    onLoad(one);
    setValue("customer", one.id);
  };
  useLoadCustomer(customer === null && typeof id === "string" ? id : null, selectCustomer);
  const choose = (selectedCustomer: ApiCustomer) => {
    selectCustomer(selectedCustomer);
    for (const [field, value] of Object.entries(toCallerValues(selectedCustomer))) {
      setValue(field, value, { shouldDirty: true, shouldValidate: true });
    }
  };
  const releaseCustomer = () => setValue("customer", undefined);
  return (
    <FormSection id="caller" title="Il cliente">
      <CallerField
        name="name"
        label="Nome e cognome"
        required
        span={12}
        isSearching={customer === null}
        onChoose={choose}
      />
      <ChosenCustomer customer={customer} staysRequest={staysRequest} onRelease={releaseCustomer} />
      <CallerField name="phone" label="Telefono" type="tel" isSearching={customer === null} onChoose={choose} />
      <CallerField
        name="email"
        label="E-mail"
        type="email"
        hint="Riceve il riepilogo e il suo collegamento personale. Senza, copi tu il collegamento dalla prenotazione."
        isSearching={customer === null}
        onChoose={choose}
      />
    </FormSection>
  );
}

/** The driver's fields, and whether the booking is confirmed immediately. */
export function RenterDriverFields({ furtherDrivers }: { furtherDrivers: readonly Pick<ApiDriver, "name">[] }) {
  const site = useSite();
  return (
    <FormSection id="driver" title="Il conducente">
      <TextField name="driverBirthDate" label="Data di nascita" type="date" required />
      <TextField name="licenceDate" label="Patente dal" type="date" required />
      <CopiedDrivers drivers={furtherDrivers} />
      <LanguageField span={12} hint="Delle e-mail e della pagina personale." />
      <TextareaField name="note" label="Nota" span={12} />
      <SwitchField
        name="confirm"
        label="Conferma subito"
        hint={BOOKING_DETAIL_WORDS.holdHint({ hours: formatHours(site.holdHours) })}
      />
    </FormSection>
  );
}

/** Names the additional drivers of the copied booking, who also drive the new one unless staff remove them; renders nothing otherwise. */
function CopiedDrivers({ drivers }: { drivers: readonly Pick<ApiDriver, "name">[] }) {
  const { setValue, formState } = useFormContext<{ driversOf?: string }>();
  const driversOf: unknown = useWatch({ name: "driversOf" });
  if (driversOf === undefined || drivers.length === 0) return null;
  const { driversOf: error } = formState.errors;
  return (
    <FieldBox span={12}>
      <p>
        {BOOKING_DETAIL_WORDS.copiedDrivers({ names: drivers.map(({ name }) => name).join(", ") })}{" "}
        <Button small look="ghost" onClick={() => setValue("driversOf", undefined)}>
          {BOOKING_DETAIL_WORDS.dropDrivers}
        </Button>
      </p>
      {error?.message && (
        <NoticeBox tone="critical" role="alert">
          {error.message}
        </NoticeBox>
      )}
    </FieldBox>
  );
}

/** Loads the customer of a restored draft, which stores only the id, so that staff see whom they book for. Does nothing if the id is null. */
function useLoadCustomer(id: string | null, selectCustomer: (customer: ApiCustomer) => void) {
  const onRead = useEffectEvent(selectCustomer);
  useEffect(() => {
    if (id === null) return;
    return cancellableRequest(
      (signal) => api.get("/api/customers/:id", { parameters: { id }, signal }),
      (customer) => onRead(customer),
      // If the customer was erased meanwhile, the server refuses the booking.
      () => undefined,
    );
  }, [id]);
}

/** Returns the values that a customer's record fills in. Fields without a value in the record keep what was typed. */
export const toCallerValues = ({ name, phone, email, birth_date, licence_issued_on, language }: ApiCustomer) => ({
  name,
  language: parseLanguage(language),
  ...(phone && { phone }),
  ...(email && { email }),
  ...(birth_date && { driverBirthDate: birth_date }),
  ...(licence_issued_on && { licenceDate: licence_issued_on }),
});

interface ChosenCustomerProps {
  customer: ApiCustomer | null;
  staysRequest: boolean;
  /** Detaches the booking from the customer; the filled-in fields stay. */
  onRelease: () => void;
}

/** Shows the selected customer, with a rental ban if there is one. */
function ChosenCustomer({ customer, staysRequest, onRelease }: ChosenCustomerProps) {
  return (
    <FieldBox span={12} aria-live="polite">
      {customer?.banned && (
        <NoticeBox tone="critical">
          {CUSTOMER_WORDS.banNotice} {staysRequest && CUSTOMER_WORDS.banHoldsRequest}
        </NoticeBox>
      )}
      {customer && (
        <p>
          <span className={textStyles.meta}>Cliente conosciuto: </span>
          <Link className={textStyles.link} to={panelPaths.adminCustomer(customer.id)} target="_blank">
            {customer.name}
          </Link>{" "}
          <Button small look="ghost" onClick={onRelease}>
            È un'altra persona
          </Button>
        </p>
      )}
    </FieldBox>
  );
}
