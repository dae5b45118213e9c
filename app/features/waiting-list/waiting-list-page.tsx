import { PrivatePage, PrivatePageHeader } from "#app/features/shell/private-page.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { ErrorSummary, type FormProblem, findProblem, sortByFieldOrder } from "#app/ui/fields/error-summary.tsx";
import { FieldError, TextInput } from "#app/ui/fields/field.tsx";
import { RobotTrap } from "#app/ui/fields/robot-trap.tsx";
import { Link } from "#app/ui/link.tsx";
import { Text } from "#app/ui/text.tsx";
import { Sentence } from "#app/ui/words/sentence.tsx";
import { usePaths, useWords } from "#app/ui/words/words-context.tsx";
import type { WaitingListFormData } from "#domain/pages/waiting-list-pages.ts";
import { bookingFormPath, vehicleSelectionPath } from "#domain/search/rental-selection.ts";
import { vehicleTitle } from "#domain/vehicles/vehicle.ts";
import { NEXT_IN_LINE_AFTER_MINUTES, WAITING_SCOPES } from "#domain/waiting-list/waiting-list.ts";
import { sayAtPlace } from "#domain/words/places/say-at-place.ts";
import { say } from "#domain/words/say.ts";
import { cannotWaitText } from "./cannot-wait-text.ts";
import { PeriodRows } from "./period-rows.tsx";
import styles from "./waiting-list.module.css";

/** The result of a submitted form. */
export interface WaitingListFormResult {
  isJoined: boolean;
  refusal?: string;
  problems: readonly FormProblem[];
  typed: Readonly<Record<string, string>>;
  /** The stamp that lets the next submission pass, for a visitor whom the spam check asked to submit again. */
  formStamp?: string;
}

interface WaitingListPageProps extends WaitingListFormData {
  result: WaitingListFormResult | undefined;
}

/** Renders /lista-attesa/{vehicle} (product.md#waiting-list): the form for a car that is not free for the dates, or why nobody can wait for it. */
export function WaitingListPage({ result, ...page }: WaitingListPageProps) {
  const { vehicle, selection, offer, placeNames } = page;
  const words = useWords("waitingList");
  const texts = words.waitingList;
  const paths = usePaths();
  const hasDates = selection.pickupDate !== "" && selection.returnDate !== "";
  const reason = result ? null : cannotWaitText(words, offer);
  const isJoined = result?.isJoined ?? false;
  return (
    <PrivatePage className={styles.root}>
      <PrivatePageHeader
        as="header"
        state={isJoined ? vehicleTitle(vehicle) : texts.title}
        title={isJoined ? texts.joinedTitle : vehicleTitle(vehicle)}
        lead={isJoined ? texts.joined : (reason ?? texts.lead)}
      >
        {isJoined && (
          // biome-ignore lint/a11y/noAutofocus: the whole page was reloaded, and this is the part that changed
          <p role="status" tabIndex={-1} autoFocus className={styles.confirmation}>
            {texts.confirmation}
          </p>
        )}
        {(reason !== null || isJoined) && (
          <div className={styles.actions}>
            {offer.kind === "free" && reason !== null && (
              <ButtonLink to={bookingFormPath(paths, vehicle, selection)}>{texts.request}</ButtonLink>
            )}
            <ButtonLink to={vehicleSelectionPath(paths, vehicle, selection)} variant="outline">
              {texts.backToVehicle}
            </ButtonLink>
          </div>
        )}
      </PrivatePageHeader>
      {hasDates && (
        <PeriodRows
          className={styles.rows}
          pickup={{ date: selection.pickupDate, time: selection.pickupTime, place: placeNames.pickup }}
          return={{ date: selection.returnDate, time: selection.returnTime, place: placeNames.return }}
        />
      )}
      {!isJoined && reason === null && <WaitingListForm {...page} result={result} />}
    </PrivatePage>
  );
}

const RENTAL_FIELDS = ["pickupCity", "returnCity", "pickupDate", "pickupTime", "returnDate", "returnTime"] as const;

/** The fields that the visitor sees, in order. A problem of any other field belongs to the whole form. */
const FIELD_ORDER = ["scope", "name", "email"];

function WaitingListForm({ vehicle, selection, placeNames, formStamp, result }: WaitingListPageProps) {
  const words = useWords("waitingList", "categories", "places");
  const texts = words.waitingList;
  const paths = usePaths();
  const { problems = [], typed = {}, refusal } = result ?? {};
  const shown = problems.map(({ path, message }) => ({ path: FIELD_ORDER.includes(path) ? path : "", message }));
  return (
    <form
      method="post"
      action={paths.waitingList(vehicle.slug, selection)}
      className={styles.form}
      data-server-validated=""
    >
      {refusal && <ErrorSummary title={refusal} problems={sortByFieldOrder(FIELD_ORDER, shown)} />}
      <RobotTrap stamp={result?.formStamp ?? formStamp} />
      {RENTAL_FIELDS.map((name) => (
        <input key={name} type="hidden" name={name} value={selection[name]} />
      ))}
      <fieldset className={styles.scope} id="scope">
        <legend>{texts.scope}</legend>
        {WAITING_SCOPES.map((scope) => (
          <label key={scope}>
            <input type="radio" name="scope" value={scope} defaultChecked={(typed.scope || "vehicle") === scope} />
            <span>
              {scope === "vehicle"
                ? vehicleTitle(vehicle)
                : say(words, texts.anyOfCategory, {
                    category: words.categories.names[vehicle.category],
                    place: sayAtPlace(words, placeNames.base),
                  })}
            </span>
          </label>
        ))}
        {findProblem(problems, "scope") && <FieldError>{findProblem(problems, "scope")}</FieldError>}
      </fieldset>
      <TextInput
        id="name"
        name="name"
        label={texts.name}
        autoComplete="name"
        required
        maxLength={100}
        defaultValue={typed.name}
        error={findProblem(problems, "name")}
      />
      <TextInput
        id="email"
        name="email"
        type="email"
        label={texts.email}
        autoComplete="email"
        required
        maxLength={254}
        defaultValue={typed.email}
        error={findProblem(problems, "email")}
      />
      <div className={styles.foot}>
        <Button type="submit" pendingLabel={texts.sending}>
          {texts.submit}
        </Button>
        <Text look="caption">{say(words, texts.terms, { minutes: NEXT_IN_LINE_AFTER_MINUTES })}</Text>
        <Text look="caption">
          <Sentence text={texts.privacy} elements={{ privacy: (text) => <Link to={paths.privacy}>{text}</Link> }} />
        </Text>
      </div>
    </form>
  );
}
