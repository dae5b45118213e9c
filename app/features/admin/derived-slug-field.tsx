import { type ReactNode, useEffect, useRef } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import type { FieldSpan } from "#app/ui/panel/forms/field-parts.tsx";
import { TextField } from "#app/ui/panel/forms/text-field.tsx";

interface DerivedSlugFieldProps {
  /** The field whose text gives it; the name unless told. */
  from?: string;
  /** The slug of a name. */
  derive: (name: string) => string;
  /** A row that exists keeps its slug, whatever its name becomes: its address is known to others. */
  follows: boolean;
  span?: FieldSpan;
  hint?: ReactNode;
}

/** The slug of a brand, a city or an article: it follows the name until somebody types one of their own, and again once that is emptied (product.md#brand-form). */
export function DerivedSlugField({ from = "name", derive, follows, span = 6, hint }: DerivedSlugFieldProps) {
  const { getValues, setValue, formState } = useFormContext();
  const name: unknown = useWatch({ name: from });
  const followed = useRef(name);
  const { isSubmitted } = formState;

  useEffect(() => {
    if (!follows || typeof name !== "string") return;
    const slug: unknown = getValues("slug");
    const byHand = slug !== "" && slug !== derive(String(followed.current));
    followed.current = name;
    if (!byHand) setValue("slug", derive(name), { shouldValidate: isSubmitted });
  }, [name, follows, derive, getValues, setValue, isSubmitted]);

  return <TextField name="slug" label="Slug" required span={span} hint={hint} autoComplete="off" spellCheck={false} />;
}
