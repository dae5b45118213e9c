import { useNavigate, useRevalidator } from "react-router";
import { api } from "#app/features/admin/api-client.ts";
import {
  CUSTOMER_KIND_LABELS,
  CUSTOMER_WORDS,
  DOCUMENT_KIND_LABELS,
} from "#app/features/admin/customers/customer-words.ts";
import { LANGUAGE_OPTIONS } from "#app/features/admin/languages/language-options.ts";
import { FormDialog } from "#app/ui/panel/forms/form-dialog.tsx";
import type { FormPart } from "#app/ui/panel/forms/form-section-nav.tsx";
import { FormSection } from "#app/ui/panel/forms/form-section-nav.tsx";
import { PanelSelectField } from "#app/ui/panel/forms/select-field.tsx";
import { TextField } from "#app/ui/panel/forms/text-field.tsx";
import { useToast } from "#app/ui/panel/overlays/toast.tsx";
import type { ApiCustomerDetail } from "#domain/api/customers/customers.ts";
import { CUSTOMER_KINDS, DOCUMENT_KINDS } from "#domain/customers/customer.ts";
import { newCustomerSchema } from "#domain/forms/customers/customer.ts";
import { LANGUAGE_NAMES } from "#domain/languages.ts";
import { panelPaths } from "#domain/panel-paths.ts";

const PARTS: readonly FormPart[] = [
  { id: "person", title: "Chi è", fields: ["kind", "name", "email", "phone", "language", "birth_date"] },
  {
    id: "papers",
    title: "Patente e documento",
    fields: [
      "licence_number",
      "licence_country",
      "licence_issued_on",
      "licence_expires_on",
      "document_kind",
      "document_number",
      "document_expires_on",
    ],
  },
  {
    id: "company",
    title: "Fatturazione",
    fields: ["company_name", "vat_number", "tax_code", "sdi_code", "pec", "street", "postal_code", "town", "country"],
  },
];

const KINDS = CUSTOMER_KINDS.map((kind) => ({ value: kind, label: CUSTOMER_KIND_LABELS[kind] }));
const DOCUMENT_OPTIONS = DOCUMENT_KINDS.map((kind) => ({ value: kind, label: DOCUMENT_KIND_LABELS[kind] }));

interface CustomerFormProps {
  /** The customer to edit. Null opens an empty form for a new customer; undefined closes the dialog. */
  customer: ApiCustomerDetail | null | undefined;
  onClose: () => void;
}

/** Adds or edits a customer's record (product.md#customers). */
export function CustomerForm({ customer, onClose }: CustomerFormProps) {
  const toast = useToast();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  return (
    <FormDialog
      key={customer?.id ?? "new"}
      open={customer !== undefined}
      onClose={onClose}
      size="wide"
      title={customer ? "Modifica la scheda" : "Nuovo cliente"}
      subtitle={customer?.name}
      parts={PARTS}
      schema={newCustomerSchema}
      values={valuesOf(customer ?? null)}
      version={customer?.version}
      draft={{ form: "customer", subject: customer?.id ?? "new" }}
      failure={customer ? CUSTOMER_WORDS.updateFailed : CUSTOMER_WORDS.createFailed}
      save={async (values, version, settle) => {
        if (customer) {
          await api.patch("/api/customers/:id", { parameters: { id: customer.id }, body: { ...values, version } });
          toast.success(CUSTOMER_WORDS.updated);
          return revalidate();
        }
        const createdCustomer = await api.post("/api/customers", { body: values });
        toast.success(CUSTOMER_WORDS.created(createdCustomer.name));
        settle();
        await navigate(panelPaths.adminCustomer(createdCustomer.id));
      }}
      {...(customer && { reload: () => loadCurrentCustomer(customer.id) })}
    >
      <PersonFields />
      <DocumentFields />
      <CompanyFields />
    </FormDialog>
  );
}

function PersonFields() {
  return (
    <FormSection id="person" title="Chi è">
      <TextField name="name" label="Nome e cognome" required span={6} autoComplete="off" />
      <PanelSelectField name="kind" label="Tipo" span={3} options={KINDS} />
      <PanelSelectField name="language" label="Lingua preferita" span={3} options={LANGUAGE_OPTIONS} />
      <TextField
        name="email"
        label="E-mail"
        type="email"
        autoComplete="off"
        hint="Basta un recapito: questa o il telefono."
      />
      <TextField name="phone" label="Telefono" type="tel" autoComplete="off" />
      <TextField name="birth_date" label="Data di nascita" type="date" span={4} />
    </FormSection>
  );
}

function DocumentFields() {
  return (
    <FormSection id="papers" title="Patente e documento">
      <TextField name="licence_number" label="Numero della patente" span={4} autoComplete="off" />
      <TextField name="licence_country" label="Paese" span={2} maxLength={2} autoComplete="off" placeholder="IT" />
      <TextField name="licence_issued_on" label="Rilasciata il" type="date" span={3} />
      <TextField name="licence_expires_on" label="Scade il" type="date" span={3} />
      <PanelSelectField name="document_kind" label="Documento" span={4} options={DOCUMENT_OPTIONS} empty="Nessuno" />
      <TextField name="document_number" label="Numero del documento" span={4} autoComplete="off" />
      <TextField name="document_expires_on" label="Scade il" type="date" span={4} />
    </FormSection>
  );
}

function CompanyFields() {
  return (
    <FormSection id="company" title="Fatturazione">
      <TextField name="company_name" label="Ragione sociale" span={6} autoComplete="off" />
      <TextField name="vat_number" label="Partita IVA" span={3} autoComplete="off" />
      <TextField name="tax_code" label="Codice fiscale" span={3} autoComplete="off" />
      <TextField name="sdi_code" label="Codice destinatario" span={4} maxLength={7} autoComplete="off" />
      <TextField name="pec" label="PEC" type="email" span={8} autoComplete="off" />
      <TextField name="street" label="Indirizzo" span={12} autoComplete="off" />
      <TextField name="postal_code" label="CAP" span={3} autoComplete="off" />
      <TextField name="town" label="Località" span={6} autoComplete="off" />
      <TextField name="country" label="Paese" span={3} maxLength={2} autoComplete="off" placeholder="IT" />
    </FormSection>
  );
}

async function loadCurrentCustomer(id: string) {
  const customer = await api.get("/api/customers/:id", { parameters: { id } });
  return { values: valuesOf(customer), version: customer.version };
}

const OPTIONAL_FIELDS = [
  "email",
  "phone",
  "birth_date",
  "licence_number",
  "licence_country",
  "licence_issued_on",
  "licence_expires_on",
  "document_number",
  "document_expires_on",
  "company_name",
  "vat_number",
  "tax_code",
  "sdi_code",
  "pec",
  "street",
  "postal_code",
  "town",
  "country",
] as const;

function valuesOf(customer: ApiCustomerDetail | null) {
  const texts = Object.fromEntries(OPTIONAL_FIELDS.map((field) => [field, customer?.[field] ?? ""])) as Record<
    (typeof OPTIONAL_FIELDS)[number],
    string
  >;
  const language = Object.keys(LANGUAGE_NAMES).find((code) => code === customer?.language) ?? "it";
  return {
    ...texts,
    kind: customer?.kind ?? "person",
    name: customer?.name ?? "",
    language: language as keyof typeof LANGUAGE_NAMES,
    document_kind: customer?.document_kind ?? ("" as const),
  };
}
