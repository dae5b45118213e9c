import { FieldError } from "#app/ui/fields/field.tsx";
import { Text } from "#app/ui/text.tsx";
import { useWords } from "#app/ui/words/words-context.tsx";
import { type Finish, selectFinish } from "#domain/units/finish.ts";
import { finishLine } from "#domain/units/finish-words.ts";
import { say } from "#domain/words/say.ts";
import styles from "./colour-choice.module.css";
import { FinishLabel } from "./finish-label.tsx";

interface ColourChoiceProps {
  /** Every finish of the vehicle; `free` contains the finishes that are free for the dates. */
  finishes: readonly Finish[];
  free: readonly Finish[];
  /** The key of the requested finish; "" if none was requested. */
  colour: string;
  onSelect: (colour: string) => void;
  /** The server's message about the choice. */
  error?: string | undefined;
}

/**
 * Renders the finishes in which a vehicle is free for the dates, as a form field (product.md#colours). Several finishes are a choice, with the first
 * preselected. A single finish is shown as text and submitted too.
 */
export function ColourChoice({ finishes, free, colour, onSelect, error }: ColourChoiceProps) {
  const words = useWords("finishes");
  const { choice } = words.finishes;
  if (finishes.length === 0) return null;
  const selectedFinish = selectFinish(free, colour);
  if (!selectedFinish) return <Text look="caption">{choice.unknown}</Text>;
  const unavailableFinish = selectedFinish.key === colour ? undefined : finishes.find(({ key }) => key === colour);
  const hiddenInput = <input type="hidden" name="colour" value={selectedFinish.key} />;
  if (finishes.length === 1 && !unavailableFinish && !error) return hiddenInput;
  return (
    <fieldset className={styles.root} id="colour">
      <legend>{free.length === 1 ? choice.only : choice.choose}</legend>
      {unavailableFinish && (
        <Text look="caption">{say(words, choice.taken, { finish: finishLine(words, unavailableFinish) })}</Text>
      )}
      {free.length === 1 ? (
        <>
          {hiddenInput}
          <FinishLabel finish={selectedFinish} className={styles.only} />
        </>
      ) : (
        free.map((finish) => (
          <label key={finish.key} className={styles.choice}>
            <input
              type="radio"
              name="colour"
              value={finish.key}
              checked={finish.key === selectedFinish.key}
              onChange={() => onSelect(finish.key)}
            />
            <FinishLabel finish={finish} />
          </label>
        ))
      )}
      {error && <FieldError>{error}</FieldError>}
    </fieldset>
  );
}
