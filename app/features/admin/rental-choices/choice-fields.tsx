import { useController, useFormContext, useWatch } from "react-hook-form";
import { LateExtrasField } from "#app/features/admin/bookings/rental/staff-reason-fields.tsx";
import { formatEuros } from "#app/features/admin/format-euros.ts";
import { FieldFrame } from "#app/ui/panel/forms/field.tsx";
import { FieldBox } from "#app/ui/panel/forms/field-parts.tsx";
import { FormSection } from "#app/ui/panel/forms/form-section-nav.tsx";
import { Select } from "#app/ui/panel/forms/input.tsx";
import { PanelSelectField } from "#app/ui/panel/forms/select-field.tsx";
import { SwitchField } from "#app/ui/panel/forms/switch.tsx";
import { TextField } from "#app/ui/panel/forms/text-field.tsx";
import { NoticeBox } from "#app/ui/panel/notice-box.tsx";
import type { ApiRentalChoices } from "#domain/api/bookings/rental-choices.ts";
import type { RequestedExtra } from "#domain/extras/extra.ts";
import { lateExtrasOf, withQuantity } from "./choice-values.ts";
import { CHOICE_WORDS } from "./choice-words.ts";

interface ChoiceFieldsProps {
  choices: ApiRentalChoices;
  /** Prefix of the field names when the rental is part of a form: "rental." */
  namePrefix?: string;
  /** What the booking already has: it is never late, and has a name although it is no longer offered. */
  booked?: BookedChoices;
  /** Whether nothing is ordered, so that late extras need no reason. */
  isTrial?: boolean;
}

interface BookedChoices {
  extras: readonly { code: string; name: string; quantity: number }[];
  protection: { code: string; name: string } | null;
}

const NOTHING_BOOKED: BookedChoices = { extras: [], protection: null };

/** The fields of extras and protection of a rental (product.md#choices): all that is offered, and what is already chosen. */
export function ChoiceFields({
  choices,
  namePrefix = "",
  booked = NOTHING_BOOKED,
  isTrial = false,
}: ChoiceFieldsProps) {
  const { field } = useController({ name: `${namePrefix}extras` });
  const chosen: readonly RequestedExtra[] = field.value ?? [];
  const protection: string = useWatch({ name: `${namePrefix}protection` }) ?? "";
  const bookedNames = new Map([...booked.extras, ...(booked.protection ? [booked.protection] : [])].map(nameByCode));
  const toMissing = (code: string) => ({ code, name: bookedNames.get(code) ?? code, note: CHOICE_WORDS.notOffered });
  const extras = [
    ...choices.extras,
    ...missingCodes(
      choices.extras,
      [...booked.extras, ...chosen].map(({ code }) => code),
    ).map((code) => ({
      ...toMissing(code),
      max_quantity: quantityOf(booked.extras, code),
    })),
  ];
  const protections = [
    ...choices.protections,
    ...missingCodes(choices.protections, [booked.protection?.code ?? "", protection]).map(toMissing),
  ];
  const added = chosen.filter(({ code, quantity }) => quantity > quantityOf(booked.extras, code));
  return (
    <>
      {extras.map((extra) => (
        <ExtraField
          key={extra.code}
          extra={extra}
          name={`${namePrefix}extras`}
          chosen={chosen}
          onChange={(quantity) => field.onChange(withQuantity(chosen, extra.code, quantity))}
        />
      ))}
      {protections.length > 0 && (
        <PanelSelectField
          name={`${namePrefix}protection`}
          label={CHOICE_WORDS.protection}
          span={12}
          hint={protections.find(({ code }) => code === protection)?.note ?? CHOICE_WORDS.noProtectionHint}
          empty={CHOICE_WORDS.noProtection}
          options={protections.map(({ code, name }) => ({ value: code, label: name }))}
        />
      )}
      {!isTrial && <LateExtrasField namePrefix={namePrefix} problem={lateExtrasOf(choices.extras, added)} />}
    </>
  );
}

/** The choices of a new rental as a section of its form, with the promotion code. */
export function ChoiceSection({ refusal, ...fields }: ChoiceFieldsProps & { refusal: string | null }) {
  return (
    <FormSection id="choices" title={CHOICE_WORDS.sectionTitle}>
      <ChoiceFields {...fields} />
      {fields.isTrial && <YoungDriverField fee={fields.choices.young_driver} />}
      <PromotionCodeField namePrefix={fields.namePrefix} refusal={refusal} />
    </FormSection>
  );
}

/** The choice that somebody drives who pays the fee for young drivers, where no birth date says so. */
function YoungDriverField({ fee }: { fee: ApiRentalChoices["young_driver"] }) {
  if (!fee) return null;
  return (
    <SwitchField
      name="youngDriver"
      label={CHOICE_WORDS.youngDriver(fee)}
      hint={CHOICE_WORDS.youngDriverPrice(formatEuros(fee.price))}
    />
  );
}

interface PromotionCodeFieldProps {
  namePrefix?: string | undefined;
  /** Why the shown price is without the code; null if it contains the code. */
  refusal: string | null;
}

export function PromotionCodeField({ namePrefix = "", refusal }: PromotionCodeFieldProps) {
  return (
    <>
      <TextField name={`${namePrefix}promotion_code`} label={CHOICE_WORDS.promotionCode} autoComplete="off" />
      {refusal !== null && (
        <FieldBox span={12}>
          <NoticeBox>{CHOICE_WORDS.withoutCode(refusal)}</NoticeBox>
        </FieldBox>
      )}
    </>
  );
}

interface ExtraFieldProps {
  extra: Omit<ApiRentalChoices["extras"][number], "late">;
  name: string;
  chosen: readonly RequestedExtra[];
  onChange: (quantity: number) => void;
}

/** Chooses how many of an extra are ordered. */
function ExtraField({
  extra: { code, name: label, note, max_quantity: max },
  name,
  chosen,
  onChange,
}: ExtraFieldProps) {
  const { getFieldState, formState } = useFormContext();
  const path = `${name}.${chosen.findIndex((extra) => extra.code === code)}`;
  const field = getFieldState(`${path}.quantity`, formState).error ? `${path}.quantity` : `${path}.code`;
  const quantity = quantityOf(chosen, code);
  return (
    <FieldFrame name={field} label={label} span={6} hint={note}>
      {(control) => (
        <Select {...control} value={quantity} onChange={({ target }) => onChange(Number(target.value))}>
          {Array.from({ length: Math.max(max, quantity) + 1 }, (_, count) => count).map((count) => (
            <option key={count} value={count}>
              {optionLabel(count, max)}
            </option>
          ))}
        </Select>
      )}
    </FieldFrame>
  );
}

function optionLabel(count: number, max: number): string | number {
  if (max > 1) return count === 0 ? CHOICE_WORDS.none : count;
  return count === 0 ? CHOICE_WORDS.no : count === 1 ? CHOICE_WORDS.yes : count;
}

const quantityOf = (extras: readonly RequestedExtra[], code: string): number =>
  extras.find((extra) => extra.code === code)?.quantity ?? 0;

const nameByCode = ({ code, name }: { code: string; name: string }) => [code, name] as const;

/** Returns the codes that are booked or chosen, but not offered, each once. */
const missingCodes = (offered: readonly { code: string }[], codes: readonly string[]): string[] =>
  [...new Set(codes)].filter((code) => code !== "" && !offered.some((one) => one.code === code));
