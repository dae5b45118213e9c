import { lazy, Suspense, useEffect, useId, useRef, useState } from "react";
import { describedByProps } from "#app/ui/behaviour/described-by.ts";
import { WIDE_QUERY } from "#app/ui/breakpoints.ts";
import { DeferredRender } from "#app/ui/deferred-render.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { CloseIcon } from "#app/ui/icons.tsx";
import { island } from "#app/ui/islands/island.tsx";
import { useIsHydrated } from "#app/ui/islands/use-hydrated.ts";
import { loadWithRetry } from "#app/ui/requests/load-with-retry.ts";
import { useWords } from "#app/ui/words/words-context.tsx";
import type { CivilDate } from "#domain/rental-period/civil-time.ts";
import { isDateSince1900 } from "#domain/rental-period/civil-time.ts";
import { formatLongDate, formatShortDate } from "#domain/words/formats/format-date.ts";
import { labelWithValue } from "#domain/words/label-with-value.ts";
import { CalendarLoading } from "./calendar-loading.tsx";
import styles from "./date-field.module.css";
import { type BaseFieldProps, Control, Field } from "./field.tsx";
import { panelInset } from "./panel-position.ts";

const Calendar = lazy(() => loadWithRetry(async () => ({ default: (await import("./calendar.tsx")).Calendar })));
const calendarFallback = <CalendarLoading />;

interface DateFieldProps extends BaseFieldProps {
  name: string;
  /** The selected day; "" if no day is selected. Controlled if `onChange` is given. */
  value?: CivilDate | "";
  defaultValue?: CivilDate | "";
  onChange?: (date: CivilDate) => void;
  /** First and last selectable day. */
  min?: CivilDate | undefined;
  max?: CivilDate | undefined;
  /** The only selectable day of the week, 0 for Sunday; `min` must be such a day. */
  onlyWeekday?: number;
  /** Returns true, or the reason, for an unavailable day. */
  isUnavailable?: (date: CivilDate) => boolean | string | undefined;
  /** The other end of the period. */
  otherDate?: CivilDate | "" | null;
  required?: boolean;
  placeholder?: string;
  id?: string;
}

export default island("search/date-field", DateField, { words: ["fields"] });

/**
 * A date of a rental. Without scripts it is a native date input; hydrated, a button that shows the date in short (product.md#search-form) and opens
 * a calendar: a panel under the field, or a bottom sheet on phones. Submits yyyy-MM-dd as `name`. For a date of birth use `TypedDateField`.
 */
export function DateField(props: DateFieldProps) {
  const { label, error, hint, fieldClassName, name, min, max, required } = props;
  const { fields } = useWords("fields");
  const placeholder = props.placeholder ?? fields.choose;
  const hydrated = useIsHydrated();
  const ownId = useId();
  const id = props.id ?? ownId;
  const [localValue, setLocalValue] = useState(props.defaultValue ?? "");
  const rawValue = props.value ?? localValue;
  // The value can come from the URL, so it can be anything.
  const value = isDateSince1900(rawValue) ? rawValue : "";
  const nativeInput = useRef<HTMLInputElement>(null);

  function change(date: CivilDate) {
    setLocalValue(date);
    props.onChange?.(date);
  }

  // Keep what was typed into the native input before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, after hydration
  useEffect(() => {
    const typed = nativeInput.current?.value ?? "";
    if (typed !== value && isDateSince1900(typed)) change(typed);
  }, []);

  const describedProps = describedByProps(id, { error, hint });
  return (
    <Field label={label} htmlFor={id} error={error} hint={hint} fieldClassName={fieldClassName}>
      {hydrated ? (
        <>
          <DateButton {...props} described={describedProps} value={value} placeholder={placeholder} onPick={change} />
          <input type="hidden" name={name} value={value} />
        </>
      ) : (
        <Control
          {...describedProps}
          ref={nativeInput}
          type="date"
          className={styles.native}
          name={name}
          defaultValue={value}
          min={min}
          max={max}
          step={props.onlyWeekday === undefined ? undefined : DAYS_OF_WEEK}
          required={required}
        />
      )}
    </Field>
  );
}

const DAYS_OF_WEEK = 7;

/** Maximum size of the panel with two months. */
const CALENDAR_SIZE_PX = { width: 704, height: 470 };

interface DateButtonProps extends DateFieldProps {
  described: ReturnType<typeof describedByProps>;
  value: CivilDate | "";
  placeholder: string;
  onPick: (date: CivilDate) => void;
}

function DateButton(props: DateButtonProps) {
  const {
    label,
    described: describedProps,
    value,
    placeholder,
    onPick,
    min,
    max,
    onlyWeekday,
    isUnavailable,
    otherDate,
  } = props;
  const words = useWords("fields");
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);

  function show() {
    const panel = dialog.current;
    const box = button.current?.parentElement?.getBoundingClientRect();
    if (!panel || !box) return;
    const { clientWidth: width, clientHeight: height } = document.documentElement;
    // Ignored by the bottom sheet on phones.
    panel.style.setProperty("--date-inset", panelInset(box, CALENDAR_SIZE_PX, { width, height }));
    setOpen(true);
    panel.showModal();
  }

  return (
    <>
      <Control
        as="button"
        {...describedProps}
        ref={button}
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-label={labelWithValue(words, {
          label,
          value: value ? formatLongDate(words, value) : words.fields.notChosen,
        })}
        data-empty={value ? undefined : ""}
        onClick={show}
      >
        {value ? formatShortDate(words, value) : placeholder}
      </Control>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a click outside closes it; the keyboard has Esc and the close button */}
      <dialog
        ref={dialog}
        className={styles.dialog}
        aria-label={label}
        onClose={() => setOpen(false)}
        onClick={(event) => {
          if (event.target === dialog.current) dialog.current.close();
        }}
      >
        <div className={styles.body}>
          <p className={styles.title}>
            <span>{label}</span>
            <IconButton aria-label={words.fields.close} onClick={() => dialog.current?.close()}>
              <CloseIcon />
            </IconButton>
          </p>
          {open && (
            <Suspense fallback={calendarFallback}>
              <DeferredRender fallback={calendarFallback}>
                <Calendar
                  selected={value || null}
                  otherDate={otherDate || null}
                  min={min}
                  max={max}
                  onlyWeekday={onlyWeekday}
                  isUnavailable={isUnavailable}
                  months={window.matchMedia(WIDE_QUERY).matches ? 2 : 1}
                  onSelect={(date) => {
                    onPick(date);
                    dialog.current?.close();
                  }}
                />
              </DeferredRender>
            </Suspense>
          )}
        </div>
      </dialog>
    </>
  );
}
