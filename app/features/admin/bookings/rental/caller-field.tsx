import { Autocomplete } from "@base-ui/react/autocomplete";
import { useEffect, useState } from "react";
import { useController } from "react-hook-form";
import { api } from "#app/features/admin/api-client.ts";
import { BanTag } from "#app/features/admin/customers/ban-tag.tsx";
import { FieldFrame } from "#app/ui/panel/forms/field.tsx";
import { Input } from "#app/ui/panel/forms/input.tsx";
import menuStyles from "#app/ui/panel/overlays/menu.module.css";
import textStyles from "#app/ui/panel/text.module.css";
import { cancellableRequest } from "#app/ui/requests/latest-request.ts";
import type { ApiCustomer } from "#domain/api/customers/customers.ts";

interface CallerFieldProps {
  name: "name" | "phone" | "email";
  label: string;
  type?: "tel" | "email" | "text";
  required?: boolean;
  hint?: string;
  span?: 6 | 12;
  /** Whether customers are searched; false once a customer is selected. */
  isSearching: boolean;
  onChoose: (customer: ApiCustomer) => void;
}

/** A field of the caller that suggests existing customers while it is typed. Selecting one fills in the other fields; free text stays possible. */
export function CallerField({
  name,
  label,
  type = "text",
  required,
  hint,
  span,
  isSearching,
  onChoose,
}: CallerFieldProps) {
  const { field } = useController({ name });
  const text = String(field.value ?? "");
  const suggestions = useCustomerSuggestions(isSearching ? text : "");
  return (
    <FieldFrame name={name} label={label} span={span} required={required} hint={hint}>
      {(control) => (
        <Autocomplete.Root
          items={suggestions}
          filter={null}
          value={text}
          onValueChange={(value, { reason }) => {
            // The selection's own handler fills in all fields.
            if (reason !== "item-press") field.onChange(value);
          }}
          itemToStringValue={(customer: ApiCustomer) => customer[name] ?? ""}
        >
          <Autocomplete.Input
            {...control}
            ref={field.ref}
            name={name}
            type={type}
            render={<Input />}
            autoComplete="off"
            onBlur={field.onBlur}
          />
          <Autocomplete.Portal>
            <Autocomplete.Positioner className={menuStyles.positioner} sideOffset={4} align="start">
              <Autocomplete.Popup className={menuStyles.menu}>
                <Autocomplete.List aria-label="Clienti conosciuti">
                  {(customer: ApiCustomer) => (
                    <Autocomplete.Item
                      key={customer.id}
                      value={customer}
                      className={menuStyles.item}
                      onClick={() => onChoose(customer)}
                    >
                      <span>{customer.name}</span>
                      <span className={textStyles.meta}>{customer.phone ?? customer.email}</span>
                      {customer.banned && <BanTag />}
                    </Autocomplete.Item>
                  )}
                </Autocomplete.List>
              </Autocomplete.Popup>
            </Autocomplete.Positioner>
          </Autocomplete.Portal>
        </Autocomplete.Root>
      )}
    </FieldFrame>
  );
}

/** Debounce of the customer search in ms, minimum letters, and maximum suggestions. */
const DEBOUNCE_MS = 250;
const MIN_SUGGESTION_CHARACTERS = 3;
const MAX_SUGGESTIONS = 6;
const NO_CUSTOMERS: ApiCustomer[] = [];

/**
 * Returns the customers that match a typed name, phone number or e-mail address. Empty for short texts or on failure: the form works without
 * suggestions.
 */
function useCustomerSuggestions(text: string): ApiCustomer[] {
  const searchText = text.trim();
  const [results, setResults] = useState<{ for: string; rows: ApiCustomer[] } | null>(null);
  useEffect(() => {
    if (searchText.length < MIN_SUGGESTION_CHARACTERS) return;
    return cancellableRequest(
      (signal) => api.list("/api/customers", { query: { q: searchText, limit: MAX_SUGGESTIONS }, signal }),
      ({ rows }) => setResults({ for: searchText, rows }),
      () => undefined,
      { delayMs: DEBOUNCE_MS },
    );
  }, [searchText]);
  return results?.for === searchText ? results.rows : NO_CUSTOMERS;
}
