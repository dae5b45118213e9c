import { type ComponentProps, type ReactNode, useEffect, useState } from "react";
import { get, useFormState } from "react-hook-form";
import { FieldGrid } from "./field-parts.tsx";
import styles from "./form-dialog.module.css";

export interface FormPart {
  /** The id of its FormSection. */
  id: string;
  title: string;
  /** Paths of its fields, or beginnings of them ("specs"). */
  fields: readonly string[];
  /** A quiet figure, such as how many pictures there are. */
  count?: number;
}

/** The list of a long form's parts: each leads to it, the one in view is marked, the number of its wrong fields stands in red. */
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

/** The id of the topmost part that is in view. */
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

/** One part of a long form: its fields in a grid of twelve. */
export function FormSection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <FormFieldset id={id} title={title}>
      <FieldGrid>{children}</FieldGrid>
    </FormFieldset>
  );
}

/** One part of a long form that is laid out in its own way. */
export function FormFieldset({ title, children, ...rest }: ComponentProps<"fieldset"> & { title: string }) {
  return (
    <fieldset className={styles.section} {...rest}>
      <legend>{title}</legend>
      {children}
    </fieldset>
  );
}
