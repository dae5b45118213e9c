import { type ReactNode, useEffect, useRef } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import type { FieldSpan } from "#app/ui/panel/forms/field-parts.tsx";
import { TextField } from "#app/ui/panel/forms/text-field.tsx";

interface DerivedSlugFieldProps {
  /** The fields that the slug is derived from; by default "name". */
  names?: readonly string[];
  /** Derives the slug from a name. */
  derive: (name: string) => string;
  /** Whether the slug follows the name. False for a stored row, whose URL is already in use. */
  follows: boolean;
  span?: FieldSpan;
  hint?: ReactNode;
}

const NAME = ["name"] as const;

/**
 * The slug field of a brand, city, jet or experience. It follows the name until somebody types a slug, and again once the slug field is emptied
 * (product.md#brand-form).
 */
export function DerivedSlugField({ names = NAME, derive, follows, span = 6, hint }: DerivedSlugFieldProps) {
  const { getValues, setValue, formState } = useFormContext();
  const parts: readonly unknown[] = useWatch({ name: names });
  const name = parts.join(" ");
  const followed = useRef(name);
  const { isSubmitted } = formState;

  useEffect(() => {
    if (!follows) return;
    const slug: unknown = getValues("slug");
    const byHand = slug !== "" && slug !== derive(followed.current);
    followed.current = name;
    if (!byHand) setValue("slug", derive(name), { shouldValidate: isSubmitted });
  }, [name, follows, derive, getValues, setValue, isSubmitted]);

  return <TextField name="slug" label="Slug" required span={span} hint={hint} autoComplete="off" spellCheck={false} />;
}
