import { classNames } from "#app/ui/class-names.ts";
import styles from "./error-summary.module.css";

export interface FormProblem {
  /** Name and id of the field; "" for an error of the whole form. */
  path: string;
  message: string;
}

interface ErrorSummaryProps {
  title: string;
  problems: readonly FormProblem[];
  /** Id of the summary; the form's action URL uses it as its fragment. */
  id?: string;
  className?: string | undefined;
}

/** Returns the error message of a field, or undefined. */
export const findProblem = (problems: readonly FormProblem[], field: string): string | undefined =>
  problems.find(({ path }) => path === field)?.message;

/** Sorts problems by the form's field order; problems without a field come first. */
export function sortByFieldOrder(fields: readonly string[], problems: readonly FormProblem[]): FormProblem[] {
  return problems.toSorted((one, other) => fields.indexOf(one.path) - fields.indexOf(other.path));
}

/** Lists a form's errors above it. It takes the focus, and each line links to its field. */
export function ErrorSummary({ title, problems, id, className }: ErrorSummaryProps) {
  return (
    // biome-ignore lint/a11y/noAutofocus: the page reloads after a submission, and this is what changed
    <div id={id} className={classNames(styles.root, className)} role="alert" tabIndex={-1} autoFocus>
      <p>{title}</p>
      {problems.length > 0 && (
        <ul>
          {problems.map(({ path, message }) => (
            <li key={path}>{path ? <a href={`#${path}`}>{message}</a> : message}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
