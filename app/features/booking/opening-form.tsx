import { useEffect } from "react";
import { Form, useNavigation, useSubmit } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { OPENING_BUTTON, OPENING_PENDING, openingSentence } from "./hold-words.ts";
import styles from "./opening-form.module.css";

interface OpeningFormProps {
  /** What the mail's link carries. */
  proof: string;
  /** Until when the car is held once this is sent, written out. */
  heldUntil: string;
}

/** What somebody does who reads a page, and no program that only fetches it. */
const SIGNS_OF_A_PERSON = ["pointerdown", "keydown", "wheel", "touchstart"] as const;

/**
 * Confirms that the mail has reached a person (product.md#request-holds). Programs open the links of mails too, some with scripts: so a
 * visit alone says nothing. The first touch, key or turn of the wheel sends it by itself; the button does without scripts.
 */
export function OpeningForm({ proof, heldUntil }: OpeningFormProps) {
  const pending = useNavigation().formData?.get("intent") === "open";
  useFirstSign(proof);
  return (
    <Form method="post" replace preventScrollReset className={styles.root}>
      <p>{openingSentence(heldUntil)}</p>
      <input type="hidden" name="proof" value={proof} />
      <Button type="submit" name="intent" value="open" pending={pending} pendingLabel={OPENING_PENDING}>
        {OPENING_BUTTON}
      </Button>
    </Form>
  );
}

function useFirstSign(proof: string): void {
  const submit = useSubmit();
  useEffect(() => {
    const signs = new AbortController();
    const send = (event: Event) => {
      // What a program sets off is no sign, and the form's own button sends by itself.
      if (!event.isTrusted || (event.target instanceof Element && event.target.closest("form"))) return;
      signs.abort();
      void submit({ intent: "open", proof }, { method: "post", replace: true, preventScrollReset: true });
    };
    for (const sign of SIGNS_OF_A_PERSON) {
      document.addEventListener(sign, send, { passive: true, signal: signs.signal });
    }
    return () => signs.abort();
  }, [proof, submit]);
}
