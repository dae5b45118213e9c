import { type ComponentProps, type ReactNode, useEffect, useState } from "react";
import { get, useFormState } from "react-hook-form";
import { FieldGrid } from "./field-parts.tsx";
import styles from "./form-dialog.module.css";

export interface FormPart {
  /** Id of its FormSection. */
  id: string;
  title: string;
  /** Paths of its fields, or prefixes of them ("specs"). */
  fields: readonly string[];
  /** A count to show, such as the number of pictures. */
  count?: number;
}

/** Links to the sections of a long form. Marks the one in view, and shows the number of invalid fields in red. */
export function FormSectionNav({ parts }: { parts: readonly FormPart[] }) {
  const { errors } = useFormState();
  const inView = useFirstInView(parts);
  return (
    <nav className={styles.parts} aria-label="Parti del modulo">
      {parts.map(({ id, title, fields, count }) => {
        const errorCount = fields.filter((field) => get(errors, field)).length;
        return (
          <button
            key={id}
            type="button"
            aria-current={id === inView ? "true" : undefined}
            data-wrong={errorCount > 0 || undefined}
            onClick={() => document.getElementById(id)?.scrollIntoView({ block: "start" })}
          >
            {title}
            {errorCount > 0 ? <span>{errorCount}</span> : count !== undefined && <span>{count}</span>}
          </button>
        );
      })}
    </nav>
  );
}

/** Returns the id of the topmost section in view. */
function useFirstInView(parts: readonly FormPart[]): string | undefined {
  const [visibleIds, setVisibleIds] = useState<ReadonlySet<string>>(new Set());
  const ids = parts.map(({ id }) => id).join(" ");
  useEffect(() => {
    if (typeof IntersectionObserver !== "function") return;
    const observer = new IntersectionObserver((entries) =>
      setVisibleIds((before) => {
        const now = new Set(before);
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) now.add(target.id);
          else now.delete(target.id);
        }
        return now;
      }),
    );
    for (const id of ids.split(" ")) {
      const part = document.getElementById(id);
      if (part) observer.observe(part);
    }
    return () => observer.disconnect();
  }, [ids]);
  return parts.find(({ id }) => visibleIds.has(id))?.id;
}

/** A section of a long form, its fields in a twelve-column grid. */
export function FormSection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <FormFieldset id={id} title={title}>
      <FieldGrid>{children}</FieldGrid>
    </FormFieldset>
  );
}

/** A section of a long form with a layout of its own. */
export function FormFieldset({ title, children, ...rest }: ComponentProps<"fieldset"> & { title: string }) {
  return (
    <fieldset className={styles.section} {...rest}>
      <legend>{title}</legend>
      {children}
    </fieldset>
  );
}
