import { COLOUR_WORDS } from "#app/features/vehicle/vehicle-words.ts";
import { FieldError } from "#app/ui/fields/field.tsx";
import { Text } from "#app/ui/text.tsx";
import { chosenFinish, type Finish } from "#domain/units/finish.ts";
import styles from "./colour-choice.module.css";
import { FinishLabel } from "./finish-label.tsx";

interface ColourChoiceProps {
  /** Every finish of the car, and those of them that are free for the dates. */
  finishes: readonly Finish[];
  free: readonly Finish[];
  /** The key of the finish asked for; "" for none. */
  colour: string;
  onChoose: (colour: string) => void;
  /** What the server has against the choice. */
  error?: string | undefined;
}

/**
 * In which colours a car is free for its dates, as a part of a form (product.md#colours): a choice where there are several, the first
 * chosen until another is; said where one of several is left, and sent along all the same, as the only one there is.
 */
export function ColourChoice({ finishes, free, colour, onChoose, error }: ColourChoiceProps) {
  if (finishes.length === 0) return null;
  const chosen = chosenFinish(free, colour);
  if (!chosen) return <Text look="caption">{COLOUR_WORDS.unknown}</Text>;
  const asked = chosen.key === colour ? undefined : finishes.find(({ key }) => key === colour);
  const sent = <input type="hidden" name="colour" value={chosen.key} />;
  if (finishes.length === 1 && !asked && !error) return sent;
  return (
    <fieldset className={styles.root} id="colour">
      <legend>{free.length === 1 ? COLOUR_WORDS.only : COLOUR_WORDS.choose}</legend>
      {asked && <Text look="caption">{COLOUR_WORDS.taken(asked)}</Text>}
      {free.length === 1 ? (
        <>
          {sent}
          <FinishLabel finish={chosen} className={styles.only} />
        </>
      ) : (
        free.map((finish) => (
          <label key={finish.key} className={styles.choice}>
            <input
              type="radio"
              name="colour"
              value={finish.key}
              checked={finish.key === chosen.key}
              onChange={() => onChoose(finish.key)}
            />
            <FinishLabel finish={finish} />
          </label>
        ))
      )}
      {error && <FieldError>{error}</FieldError>}
    </fieldset>
  );
}
